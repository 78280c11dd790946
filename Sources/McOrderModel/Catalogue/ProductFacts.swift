/// What a product says of itself beside its name, price and allergens.
///
/// The line of an order keeps a copy: it was promised to the customer, and the law asks for some of it. A new
/// fact is a property here, with its members and its column, and its words in `FactText`.
public struct ProductFacts: Hashable, Sendable {
    /// The minimum age in years of a buyer, from 1 to 120; `nil` if anybody may buy the product.
    public let minimumAge: Int?

    /// The facts of a product that says nothing.
    package static let none = ProductFacts(minimumAge: nil)
}

// MARK: In a catalogue, and as `--json` prints them

extension ProductFacts {
    /// The columns of the table of products.
    static let columns = [SheetLayout.Column("minimumAge", .integer)]

    /// Reads the facts of a product, and reports what is wrong with them.
    init(_ product: CatalogueCursor) {
        minimumAge = product.optionalMember("minimumAge")?.integer(in: 1...120)
    }

    /// The members of a product, and of a part of an order's line.
    package var json: JSONValue { ["minimumAge": minimumAge] }
}

// MARK: In the queue

extension ProductFacts {
    /// The members of a part of a line as the database stores it.
    var stored: JSONValue { ["age": minimumAge] }

    /// Reads what ``stored`` wrote, in this version or an earlier one.
    init(stored part: JSONValue) {
        minimumAge = part.member("age")?.integer
    }
}
