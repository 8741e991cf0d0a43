// A little JSON, as far as an adapter needs it: objects are maps, lists are lists, whole numbers are of type Long,
// other numbers of type Double, and null is null. Whoever asks sends sound JSON, so little is checked.

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    static Object read(String text) {
        return new Json(text).value();
    }

    @SuppressWarnings("unchecked")
    static Map<String, Object> object(Object value) {
        return (Map<String, Object>) value;
    }

    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return (List<Object>) value;
    }

    static String write(Object value) {
        if (value instanceof Map<?, ?> map)
            return map.entrySet().stream()
                    .map(field -> quoted((String) field.getKey()) + ":" + write(field.getValue()))
                    .collect(Collectors.joining(",", "{", "}"));
        if (value instanceof List<?> list)
            return list.stream().map(Json::write).collect(Collectors.joining(",", "[", "]"));
        return value instanceof String text ? quoted(text) : String.valueOf(value);
    }

    private static String quoted(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (char sign : text.toCharArray()) {
            if (sign == '"' || sign == '\\') out.append('\\').append(sign);
            else if (sign < ' ') out.append(String.format("\\u%04x", (int) sign));
            else out.append(sign);
        }
        return out.append('"').toString();
    }

    // The next character that is no blank, which is read too.
    private char next() {
        while (Character.isWhitespace(text.charAt(at))) at++;
        return text.charAt(at++);
    }

    private Object value() {
        char first = next();
        if (first == '{') return fields();
        if (first == '[') return items();
        if (first == '"') return string();
        int start = at - 1;
        while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
        String word = text.substring(start, at);
        return switch (word) {
            case "null" -> null;
            case "true" -> true;
            case "false" -> false;
            default -> number(word);
        };
    }

    private static Object number(String word) {
        if (word.matches("-?\\d+")) return Long.valueOf(word);
        return Double.valueOf(word);
    }

    private Map<String, Object> fields() {
        Map<String, Object> found = new LinkedHashMap<>();
        for (char sign = next(); sign != '}'; sign = next()) {
            if (sign == ',') sign = next();
            String name = string();
            next(); // the colon
            found.put(name, value());
        }
        return found;
    }

    private List<Object> items() {
        List<Object> found = new ArrayList<>();
        for (char sign = next(); sign != ']'; sign = next()) {
            if (sign != ',') at--;
            found.add(value());
        }
        return found;
    }

    private String string() {
        StringBuilder out = new StringBuilder();
        for (char sign = text.charAt(at++); sign != '"'; sign = text.charAt(at++)) out.append(sign == '\\' ? escaped() : sign);
        return out.toString();
    }

    private char escaped() {
        char sign = text.charAt(at++);
        if (sign == 'u') {
            at += 4;
            return (char) Integer.parseInt(text.substring(at - 4, at), 16);
        }
        int place = "nrtbf".indexOf(sign);
        return place < 0 ? sign : "\n\r\t\b\f".charAt(place);
    }
}
