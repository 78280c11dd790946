/// What a customer typed that names nothing in the catalogue, or several things.
package enum UnknownWordText: Message {
    // MARK: What there is none of, with one of the hints below

    case product(_ word: String, hint: Sentence)
    /// There is no menu with such a sandwich.
    case menu(with: String, hint: Sentence)
    /// The word is no drink of a menu.
    case drink(_ word: String, hint: Sentence)
    /// The word is no side of a menu.
    case side(_ word: String, hint: Sentence)
    case category(_ word: String, hint: Sentence)
    case restaurant(_ word: String, hint: Sentence)
    case allergen(_ word: String, hint: Sentence)

    // MARK: Hints, behind the end of a sentence

    case near(_ name: String)
    case thereAre(_ names: [String])
    /// The names of the drinks or sides.
    case choose(_ names: [String])

    /// Several things could be meant.
    case several(_ word: String, candidates: [String])

    package func text(in language: any Texts) -> String { language.text(self) }
}
