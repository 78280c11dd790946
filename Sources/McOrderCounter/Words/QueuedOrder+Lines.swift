package import McOrderModel

extension QueuedOrder {
    /// The line of that number in ``countedLines``, from 1, or of that name.
    package func line(
        _ words: String,
        allowsBeginning: Bool,
        pick: WordPick = { _, _ in nil }
    ) throws(CounterError) -> Line {
        let lines = countedLines.map(\.line)
        if let number = Int(words) {
            guard lines.indices.contains(number - 1) else { throw .noLine(words) }
            return lines[number - 1]
        }
        return try WordMatch<Line>.find(
            words,
            among: lines,
            id: \.name,
            name: \.name,
            allowsBeginning: allowsBeginning
        ).chosen(words, \.name, pick, none: { _ in .noLine(words) }, CounterError.severalLines)
    }

    /// The lines, with equal lines counted: `2 × Espresso`.
    package var countedLines: [(count: Int, line: Line)] {
        Self.counted(lines)
    }

    /// The struck lines, with equal lines counted.
    package var countedStruckLines: [(count: Int, line: Line)] {
        Self.counted(struckLines)
    }

    static func counted(_ lines: [Line]) -> [(count: Int, line: Line)] {
        var counted: [(count: Int, line: Line)] = []
        for line in lines {
            if let index = counted.firstIndex(where: { $0.line == line }) {
                counted[index].count += 1
            } else {
                counted.append((1, line))
            }
        }
        return counted
    }
}
