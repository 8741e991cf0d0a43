// A score pad for Zwanzigerrufen: it counts cards, says who pays whom, who deals next, and how a session stands. It
// plays no card, and says so in its hello. Json.java is the one that `tarock init --language java` writes.
//
// tarock doctor --engine 'java -cp . ScorePad'
// tarock check --engine 'java -cp . ScorePad' --only-offered

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

class ScorePad {
    static final String HELLO = """
        {"protocol": 1, "name": "score pad", "version": "1", "language": "Java", "rules": {"zwanzigerrufen": {}},
         "questions": ["count", "settle", "next_dealer", "session"]}""";

    static final int PLAYERS = 4;
    static final int ROUND = 4; // deals that are doubled after a Mond was caught

    static final List<String> TRULL = List.of("Sküs", "XXI", "I");
    static final Map<Character, Integer> PICTURES = Map.of('K', 5, 'D', 4, 'C', 3, 'B', 2);

    // What an item counts in silence, the game in the normal game.
    static final Map<String, Integer> PRICES =
        Map.of("Spiel", 1, "Trull", 1, "Könige", 2, "Mondfang", 1, "Absolut", 1, "Pagat", 1, "Valat", 6);

    static int number(Map<String, Object> question, String field) {
        return ((Long) question.get(field)).intValue();
    }

    static List<Object> items(Map<String, Object> question, String field) {
        return Json.list(question.getOrDefault(field, List.of()));
    }

    static int augen(String card) {
        if (TRULL.contains(card)) return 5;
        boolean isTarock = card.equals("Sküs") || card.matches("[IVX]+");
        return isTarock ? 1 : PICTURES.getOrDefault(card.charAt(0), 0);
    }

    static Map<String, Object> count(Map<String, Object> question) {
        return Map.of("augen", items(question, "cards").stream().mapToInt(card -> augen((String) card)).sum());
    }

    // What an item is worth between one winner and one loser. An announcement doubles, and so does each step from
    // Kontra on; in a Solo a bonus counts twofold, and in a doubled deal everything does.
    static int amount(Map<String, Object> item, String contract, boolean isDoubled) {
        String name = (String) item.get("item");
        boolean isGame = name.equals("Spiel");
        int price = isGame && !contract.equals("Normalspiel") ? 4 : PRICES.get(name);
        boolean isAnnounced = Boolean.TRUE.equals(item.get("announced")) && !isGame;
        int times = (isAnnounced ? 2 : 1) * (contract.equals("Solo") && !isGame ? 2 : 1) * (isDoubled ? 2 : 1);
        boolean isOfDeclarer = item.get("side").equals("declarer");
        int sign = isOfDeclarer == (Boolean) item.get("won") ? 1 : -1;
        return sign * price * times << items(item, "doubled").size();
    }

    static Map<String, Object> settle(Map<String, Object> question) {
        boolean isDoubled = Boolean.TRUE.equals(question.get("doubled"));
        List<Object> lines = new ArrayList<>();
        int net = 0;
        for (Object found : items(question, "items")) {
            Map<String, Object> item = Json.object(found);
            int amount = amount(item, (String) question.get("contract"), isDoubled);
            lines.add(Map.of("item", item.get("item"), "side", item.get("side"), "amount", amount));
            net += amount;
        }
        Object declarer = question.get("declarer"), partner = question.get("partner");
        List<Object> payments = new ArrayList<>();
        for (long seat = 0; seat < PLAYERS; seat++) {
            boolean isMine = declarer.equals(seat) || Long.valueOf(seat).equals(partner);
            payments.add(!isMine ? -net : partner == null ? net * (PLAYERS - 1) : net);
        }
        return Map.of("payments", payments, "lines", lines);
    }

    static Map<String, Object> nextDealer(Map<String, Object> question) {
        boolean isFirst = question.get("previous") == null;
        boolean isAgain = Boolean.TRUE.equals(question.get("given_up"));
        int dealer = isFirst ? number(question, "lot") : number(question, "previous") + (isAgain ? 0 : 1);
        return Map.of("dealer", dealer % PLAYERS, "vorhand", (dealer + 1) % PLAYERS);
    }

    // Each deal passes on; a caught Mond doubles the next deals, and only deals that are played use them up.
    static Map<String, Object> session(Map<String, Object> question) {
        int dealer = number(question, "dealer"), due = 0;
        int[] totals = new int[PLAYERS];
        List<Object> deals = new ArrayList<>();
        for (Object found : items(question, "deals")) {
            Map<String, Object> deal = Json.object(found);
            List<Object> events = items(deal, "events"), payments = items(deal, "payments");
            deals.add(deal(dealer, due));
            for (int seat = 0; seat < payments.size(); seat++)
                totals[seat] += ((Long) payments.get(seat)).intValue() * (due > 0 ? 2 : 1);
            if (events.contains("thrown in")) continue;
            due = events.contains("mond") || events.contains("mond partner") ? ROUND : Math.max(0, due - 1);
            dealer = (dealer + 1) % PLAYERS;
        }
        deals.add(deal(dealer, due));
        List<Object> told = new ArrayList<>();
        for (int total : totals) told.add(total);
        return Map.of("deals", deals, "due", due, "totals", told);
    }

    static Map<String, Object> deal(int dealer, int due) {
        return Map.of("dealer", dealer, "vorhand", (dealer + 1) % PLAYERS, "doubled", due > 0);
    }

    static Map<String, Object> answer(Map<String, Object> question) {
        return switch ((String) question.get("ask")) {
            case "hello" -> Json.object(Json.read(HELLO));
            case "count" -> count(question);
            case "settle" -> settle(question);
            case "next_dealer" -> nextDealer(question);
            case "session" -> session(question);
            default -> null;
        };
    }

    public static void main(String[] words) throws IOException {
        var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var replies = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            Map<String, Object> question = Json.object(Json.read(line)), found = answer(question);
            String kind = found == null ? "declined" : "answer";
            Object said = found == null ? "this program does not do that" : found;
            replies.print(Json.write(Map.of("id", question.get("id"), kind, said)) + "\n");
            replies.flush();
        }
    }
}
