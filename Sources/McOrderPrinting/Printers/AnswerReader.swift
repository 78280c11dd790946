package import McOrderModel

/// What a printer says.
package enum PrinterAnswer: Hashable, Sendable {
    /// The answer to a question in real time (`DLE EOT`).
    case state(UInt8)
    /// A change of its state that it reports by itself (`GS a`).
    case change(PrinterCondition)
    /// Everything before a question is done (`GS ( H`); the characters of the question.
    case processed([UInt8])
    /// Everything before a question is done (`GS r`); whether there is paper.
    case sensor(hasPaper: Bool)
}

/// Reads the bytes of a printer. A state machine without input and output.
package struct AnswerReader: Sendable {
    private var rest: [UInt8] = []

    package init() {}

    /// The answers that are complete with these bytes.
    package mutating func read(_ bytes: some Sequence<UInt8>) -> [PrinterAnswer] {
        rest += bytes
        var answers: [PrinterAnswer] = []
        while let first = rest.first {
            var length = 1
            if first == 0x37 {
                // The answer of `GS ( H` ends with a zero byte: 37 22 d1 d2 d3 d4 00.
                guard rest.count >= 7 else { break }
                length = 7
                answers.append(.processed(Array(rest[2..<6])))
            } else if first & 0x93 == 0x12 {
                answers.append(.state(first))
            } else if first & 0x93 == 0x10 {
                guard rest.count >= 4 else { break }
                length = 4
                answers.append(.change(Self.condition(rest)))
            } else if first & 0x90 == 0x00 {
                answers.append(.sensor(hasPaper: first & 0x0C == 0))
            }
            rest.removeFirst(length)
        }
        return answers
    }

    /// The condition in the four bytes of `GS a`.
    private static func condition(_ bytes: [UInt8]) -> PrinterCondition {
        if bytes[0] & 0x20 != 0 { return .coverOpen }
        if bytes[2] & 0x0C != 0 { return .paperOut }
        if bytes[0] & 0x08 != 0 { return .offline }
        return bytes[2] & 0x03 != 0 ? .paperLow : .ready
    }

    /// The condition in the answers to ``EscPos/stateQueries``.
    package static func condition(printer: UInt8, cause: UInt8, paper: UInt8) -> PrinterCondition {
        if cause & 0x04 != 0 { return .coverOpen }
        if paper & 0x60 != 0 || cause & 0x20 != 0 { return .paperOut }
        if printer & 0x08 != 0 { return .offline }
        return paper & 0x0C != 0 ? .paperLow : .ready
    }
}
