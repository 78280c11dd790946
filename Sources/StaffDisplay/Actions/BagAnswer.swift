package import McOrderText

/// An answer to the question how many bags an order has, at the terminal and on the page.
package struct BagAnswer: Sendable {
    package let key: Character
    /// How many bags get a ticket; `nil` for one bag more.
    package let bags: Int?

    /// The key that asks the question, pressed again, prints one more. More bags than these are a command's.
    package static let all =
        [BagAnswer(key: "l", bags: nil)] + zip("abcde", 1...).map { BagAnswer(key: $0, bags: $1) }

    package var sentence: Sentence { bags.map { PrinterText.bags($0) } ?? PrinterText.oneMoreBag }
}
