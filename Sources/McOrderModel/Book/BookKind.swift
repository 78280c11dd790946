/// What an entry of the kitchen book defines.
///
/// Source: docs/kitchen-book.md.
package enum BookKind: String, CaseIterable, Sendable {
    /// Somebody who works in the kitchen.
    case person
    /// What is looked after: a fridge, a fryer, a supplier, the premises.
    case subject
    /// What has to be looked at of some subjects, and how often.
    case check
    /// What the kitchen uses.
    case ingredient
    /// An ingredient as a supplier sells it.
    case supply
    /// What is used to make something that is sold.
    case recipe
    /// A shopping list.
    case list
    /// What is planned for a day.
    case plan

    /// The kinds that have a table. A list is made from the others.
    package static let ofTables = allCases.filter { kind in BookTable.allCases.contains { $0.kind == kind } }
}

/// Somebody who works in the kitchen. The register names who measured.
package struct BookPerson: Hashable, Sendable {
    package let id: BookPersonID
    package let name: String

    package init(id: BookPersonID, name: String) {
        (self.id, self.name) = (id, name)
    }
}

/// The key of a person in the kitchen book.
package typealias BookPersonID = CatalogueID<BookPerson>
/// The key of a subject.
package typealias SubjectID = CatalogueID<BookSubject>
/// The key of a check.
package typealias CheckID = CatalogueID<BookCheck>

extension CatalogueID {
    /// The characters that a key of the kitchen book has at most.
    package static var longestKey: Int { 64 }

    /// Reads an id that a catalogue can have: characters `a` to `z`, `0` to `9` and `-`; `nil` for any other
    /// text.
    package init?(catalogued text: String) {
        guard !text.isEmpty, CatalogueBuilder.isID(text) else { return nil }
        self.init(text)
    }

    /// Reads a key of the kitchen book: 1 to 64 of the characters `a` to `z`, `0` to `9` and `-`; `nil` for
    /// any other text.
    package init?(key text: String) {
        guard (1...Self.longestKey).contains(text.utf8.count), CatalogueBuilder.isID(text) else { return nil }
        self.init(text)
    }
}
