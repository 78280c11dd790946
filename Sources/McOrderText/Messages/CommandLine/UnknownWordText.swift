package import McOrderModel

/// A word typed by a customer that matches nothing in the catalogue, or several things.
package enum UnknownWordText: Message {
    // MARK: No match, with one of the hints below

    case product(_ word: String, hint: Sentence)
    /// There is no menu with this sandwich.
    case menu(with: String, hint: Sentence)
    /// The word is not a drink of a menu.
    case drink(_ word: String, hint: Sentence)
    /// The word is not a side of a menu.
    case side(_ word: String, hint: Sentence)
    case category(_ word: String, hint: Sentence)
    case restaurant(_ word: String, hint: Sentence)
    case allergen(_ word: String, hint: Sentence)

    // MARK: Hints, at the end of a sentence

    case option(_ word: String, hint: Sentence)
    case near(_ name: String)
    case thereAre(_ names: [String])
    /// The names of the drinks or sides.
    case choose(_ names: [String])

    /// The options do not fit the product.
    case options(of: String, OptionError)
    /// The word matches several things.
    case several(_ word: String, candidates: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
