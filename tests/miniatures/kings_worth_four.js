// The counter, but for one thing: a König counts 4 Augen, as if he were a Dame.
"use strict";

const { serve, augen } = require("./counts_only.js");

serve((card) => (card.startsWith("K") ? 4 : augen(card)));
