/// A sentence with places in which quoted text stands, to read that text back.
struct Slots {
    private let parts: [[UInt8]]

    /// The words around the places, in their order: the first begins the sentence, the last ends it.
    init(_ parts: String...) {
        self.parts = parts.map { Array($0.utf8) }
    }

    /// The texts of the places; `nil` if it is another sentence.
    ///
    /// Text in a place is as somebody typed it and may contain the words around it, so words between two
    /// places are taken where they stand last.
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
    /// The parts of the text between every two separators.
    func split(on separator: String) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
