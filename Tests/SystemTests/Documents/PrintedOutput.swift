import Foundation

/// Compares the output in a document with the output of the command.
///
/// Codes, times, ages, UDIDs and the space between columns differ from run to run, so they are not compared.
/// `…` in a line stands for any text, and alone on a line for any number of lines.
enum PrintedOutput {
    /// Whether the printed lines match the expected ones.
    static func matches(_ expected: [String], _ printed: String) -> Bool {
        var lines = printed.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        while lines.last?.isEmpty == true { lines.removeLast() }
        return matches(expected.map(same)[...], lines.map(same)[...])
    }

    private static func matches(_ expected: ArraySlice<String>, _ printed: ArraySlice<String>) -> Bool {
        guard let first = expected.first else { return printed.isEmpty }
        if first == "…" {
            return (printed.startIndex...printed.endIndex).contains {
                matches(expected.dropFirst(), printed[$0...])
            }
        }
        guard let line = printed.first, matches(line: first, line) else { return false }
        return matches(expected.dropFirst(), printed.dropFirst())
    }

    private static func matches(line expected: String, _ printed: String) -> Bool {
        let parts = expected.split(separator: "…", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count > 1 else {
            return expected == printed
        }
        guard printed.hasPrefix(first), printed.count >= first.count + last.count else { return false }
        var rest = printed.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
            guard let found = part.isEmpty ? rest.startIndex..<rest.startIndex : rest.firstRange(of: part)
            else {
                return false
            }
            rest = rest[found.upperBound...]
        }
        return rest.hasSuffix(last)
    }

    /// The line without the parts that differ from run to run.
    private static func same(_ line: String) -> String {
        line.replacing(/[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}/, with: "UDID")
            .replacing(/\b(\d{1,9})-\d{3}\b/) { "\($0.1)-CODE" }
            .replacing(/\d{4}-\d\d-\d\d( \d\d:\d\d(:\d\d)?)?/, with: "TIME")
            .replacing(
                /\b\d{1,2} (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4}( \d\d:\d\d(:\d\d)?)?/,
                with: "TIME"
            )
            .replacing(/\b\d\d:\d\d\b/, with: "TIME")
            .replacing("mañana a las TIME", with: "las TIME")
            .replacing(/\b\d+ (s|min|h)\b/, with: "AGE")
            .replacing(/\s+/, with: " ")
            .trimmingCharacters(in: .whitespaces)
    }
}
