/// A note about a subject or a recipe.
package struct BookNote: Hashable, Sendable {
    /// Empty if it was erased.
    package let text: String
    package let photograph: ContentHash?

    /// Reads `{"text", "photograph"?}`, or `{"blanked": true}` for one whose text was erased.
    ///
    /// - Throws: ``BookContentError``.
    package init(_ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(
            content,
            members: ["text", BookPhotograph.member, BookFact.blankedMember]
        )
        photograph = try content.photograph()
        let isText = { (value: JSONValue) in value.text.flatMap { BookContent.isText($0, .staff) ? $0 : nil }
        }
        text = try content.isBlanked ? "" : content.required("text", isText)
    }

    package var isBlanked: Bool { text.isEmpty }
}

/// A recipe as the key of a note about it, or of a count of a preparation.
package struct BookedRecipe: Hashable, Sendable, CustomStringConvertible {
    private static let mark = "recipe/"

    package let recipe: RecipeID

    package init(_ recipe: RecipeID) { self.recipe = recipe }

    /// Reads ``description``; `nil` for any other text.
    package init?(_ text: String) {
        guard text.hasPrefix(Self.mark), let id = RecipeID(key: String(text.dropFirst(Self.mark.count)))
        else {
            return nil
        }
        recipe = id
    }

    /// `recipe/salsa`. No subject has such a key.
    package var description: String { Self.mark + recipe.description }
}

extension BookFact {
    /// The member that says that the words of a fact were erased.
    static let blankedMember = "blanked"
    /// The members that people type.
    private static let typed = ["text", "cure", "reason"]
    /// The members that may say who somebody is.
    private static let personal = typed + [BookPhotograph.member]

    /// The words that a person typed, which may name somebody.
    package var words: [String] {
        Self.typed.compactMap { content.member($0)?.text } + (typedValue.map { [$0] } ?? [])
    }

    /// A value that is neither a number nor a day.
    private var typedValue: String? {
        content.member("value")?.text.flatMap { BookNumber($0) == nil && CivilDay($0) == nil ? $0 : nil }
    }

    /// The content without the words and the photograph, which says that they were erased.
    package var blanked: JSONValue {
        let members = content.members.filter {
            !Self.personal.contains($0.name) && $0.name != Self.blankedMember
        }
        let kept = members.map { member in
            member.name == "value" && typedValue != nil
                ? JSONValue.Member("value", .string("\u{2013}")) : member
        }
        return .object(kept + [JSONValue.Member(Self.blankedMember, .bool(true))])
    }
}

extension BookContent {
    /// Whether the words of a fact were erased.
    var isBlanked: Bool { has(BookFact.blankedMember) }
}
