/// A shopping list, with what people changed of what was computed.
package struct BookList: Hashable, Sendable {
    package let id: ListID
    package let name: String
    /// The items that somebody added, left out or changed, by their keys.
    package var items: [Item] = []
    /// Whether everything was bought; such lists are hidden.
    package var isDone = false
    /// The days for which it is; `nil` if it is for what is to be kept alone.
    package var span: ClosedRange<CivilDay>?

    /// What somebody said about an item. It stays as it is when the counts change.
    package struct Item: Hashable, Sendable {
        /// The key of a supply, or any other one for something that the book does not have.
        package let key: String
        /// How many packages; `nil` if they are computed.
        package var packages: BookNumber?
        package var isLeftOut = false
        /// What it is, if the book does not have it.
        package var text = ""

        package init(key: String) {
            self.key = key
        }
    }

    package init(id: ListID, name: String) {
        (self.id, self.name) = (id, name)
    }
}

/// The key of a list.
package typealias ListID = CatalogueID<BookList>

extension BookList: JSONConvertible {
    /// The items that a list has at most, beside those that are computed.
    private static let mostItems = 300
    /// The days for which it is at most.
    private static let mostDays = 62

    package var json: JSONValue {
        [
            "name": name, "items": items.map(\.json).nonEmpty, "done": isDone ? true : nil,
            "from": span?.lowerBound, "to": span?.upperBound,
        ]
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: ListID, _ content: JSONValue) throws(BookContentError) {
        let content = try BookContent(content, members: ["name", "items", "done", "from", "to"])
        self.init(id: id, name: try content.name())
        items =
            try content.optional("items") { value in
                value.elements?.mapOrNil { Item(json: $0) }
                    .flatMap { $0.count <= Self.mostItems && Set($0.map(\.key)).count == $0.count ? $0 : nil }
            } ?? []
        isDone =
            try content.optional("done") { $0 == .bool(true) ? true : $0 == .bool(false) ? false : nil }
            ?? false
        if content.has("from") || content.has("to") {
            let from = try content.required("from") { $0.text.flatMap { CivilDay($0) } }
            let to = try content.required("to") { $0.text.flatMap { CivilDay($0) } }
            guard from <= to, to.number - from.number < Self.mostDays else { throw .bad("to") }
            span = from...to
        }
    }
}

extension BookList.Item: JSONConvertible {
    package var json: JSONValue {
        ["key": key, "packages": packages, "leftOut": isLeftOut ? true : nil, "text": text.nonEmpty]
    }

    init?(json: JSONValue) {
        guard let content = try? BookContent(json, members: ["key", "packages", "leftOut", "text"]),
            let key = json.member("key")?.text, SupplyID(key: key) != nil,
            let text = try? content.text("text")
        else { return nil }
        self.init(key: key)
        if let member = json.member("packages") {
            guard let number = BookNumber(json: member), number.thousandths >= 0 else { return nil }
            packages = number
        }
        isLeftOut = json.member("leftOut") == .bool(true)
        self.text = text
    }
}
