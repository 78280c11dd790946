import Foundation

/// What a document says that a command prints, compared with what it printed.
///
/// Codes, times (by night they are tomorrow's), ages and UDIDs differ from run to run, and so does the space between
/// columns; `…` stands for anything, on a line of its own for any number of lines.
enum PrintedOutput {
    /// Whether these lines are what was printed.
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

    /// The line without what differs from run to run.
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
