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
    /// The towns that have restaurants.
    case restaurantsIn(_ towns: [String])
    /// The names of the drinks or sides.
    case choose(_ names: [String])

    /// The options do not fit the product.
    case options(of: String, OptionError)
    /// Choices are missing: every group of them, in the form of the next message, and choices that would do.
    case missingChoices(of: String, _ groups: [Sentence], example: [String])
    /// A group, how many of it are taken, and its choices.
    case group(_ name: String, ClosedRange<Int>, _ choices: [String])
    /// The word matches several things.
    case several(_ word: String, candidates: [String])

    package func text(in language: any Texts) -> String { language.text(self) }

    /// Choices as options to type, for a shell.
    static func options(_ choices: [String]) -> String {
        choices.map { choice in
            let name = HarmlessText.clean(choice)
            let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == ":" }
            return "-o " + (isPlain ? name : "'\(name.split(separator: "'").joined(separator: #"'\''"#))'")
        }
        .joined(separator: " ")
    }
}

extension Texts {
    /// The hints after a search for restaurants that found none: a similar name, and their towns, as far as
    /// they are known. At most twenty towns are named.
    func places(_ nearest: String?, _ towns: [String]) -> String {
        let named = Array(towns.prefix(20)) + (towns.count > 20 ? ["…"] : [])
        let similar = nearest.map { say(UnknownWordText.near($0)) } ?? ""
        return similar + (named.isEmpty ? "" : say(UnknownWordText.restaurantsIn(named)))
    }
}
