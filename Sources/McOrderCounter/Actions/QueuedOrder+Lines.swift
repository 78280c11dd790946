package import McOrderModel

extension QueuedOrder {
    /// The line of that number in ``countedLines``, from 1, or of that name.
    package func line(
        _ words: String,
        allowsBeginning: Bool,
        names: ShownNames = .own,
        pick: ChooseAmong = { _, _ in nil }
    ) throws(CounterError) -> OrderedLine {
        let lines = countedLines.map(\.line)
        if let number = Int(words) {
            guard lines.indices.contains(number - 1) else { throw .noLine(words) }
            return lines[number - 1]
        }
        return try WordMatch<OrderedLine>.find(
            words,
            among: lines,
            id: \.text,
            name: \.text,
            others: { [names.line($0)] },
            allowsBeginning: allowsBeginning
        ).chosen(words, { names.line($0) }, pick, none: { _ in .noLine(words) }, CounterError.severalLines)
    }

    /// The lines, with equal lines counted: `2 × Espresso`.
    package var countedLines: [(count: Int, line: OrderedLine)] {
        keptLines.counted
    }
}
