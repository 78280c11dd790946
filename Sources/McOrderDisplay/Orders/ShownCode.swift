/// An order's code as it is drawn: the part that customers say large, and the rest small.
package struct ShownCode: Hashable, Sendable {
    /// The order's number.
    package let number: String
    /// The check digits, with their hyphen.
    package let checkDigits: String
    /// What tells the order from an earlier open order with the same code; `nil` for most orders.
    package let letter: Character?
    /// Whether the check digits are as large as the number: a number of one or two digits is too common to
    /// tell orders apart. Source: docs/web.md, *Codes*.
    package let isEven: Bool

    /// - Parameter code: the code, `417-624`. Any other text is shown as it is.
    package init(_ code: String, letter: Character? = nil) {
        let hyphen = code.firstIndex(of: "-") ?? code.endIndex
        number = String(code[..<hyphen])
        checkDigits = String(code[hyphen...])
        isEven = number.count < 3
        self.letter = letter
    }

    /// The whole code in one line: `9-772 B`.
    package var text: String {
        number + checkDigits + (letter.map { " \($0)" } ?? "")
    }
}
