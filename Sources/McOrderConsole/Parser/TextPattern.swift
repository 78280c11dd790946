/// A message pattern with gaps for quoted text, to extract that text from a message.
struct TextPattern {
    private let parts: [[UInt8]]

    /// The fixed parts around the gaps, in order: the first starts the message, the last ends it.
    init(_ parts: String...) {
        self.parts = parts.map { Array($0.utf8) }
    }

    /// The texts of the gaps; `nil` if the text does not match the pattern.
    ///
    /// A gap's text comes from the user and may contain the fixed parts. A fixed part between two gaps is
    /// therefore searched from the end.
    func read(_ text: String) -> [String]? {
        var rest = Array(text.utf8)[...]
        guard let first = parts.first, let last = parts.last, rest.count >= first.count + last.count,
            rest.starts(with: first), rest.suffix(last.count).elementsEqual(last)
        else { return nil }
        rest = rest.dropFirst(first.count).dropLast(last.count)
        var found: [String] = []
        for part in parts.dropFirst().dropLast().reversed() {
            let starts = rest.indices.dropLast(max(0, part.count - 1))
            guard let start = starts.last(where: { rest[$0...].starts(with: part) }) else { return nil }
            found.append(String(decoding: rest[(start + part.count)...], as: UTF8.self))
            rest = rest[..<start]
        }
        return [String(decoding: rest, as: UTF8.self)] + found.reversed()
    }
}

extension String {
    /// The parts between the separators, including empty ones.
    func split(on separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
