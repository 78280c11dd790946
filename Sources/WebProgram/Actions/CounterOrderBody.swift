import McOrderCounter
import McOrderModel
import McOrderWeb

/// Reads an order that staff take at the counter from the body of a request. Source: docs/web.md,
/// *For programs*.
struct CounterOrderBody {
    /// The members of the body, and whether they have to be there.
    static let members: [(name: String, isRequired: Bool)] = [
        ("key", true), ("lines", true), ("service", false), ("table", false), ("coupon", false),
        ("name", false), ("note", false), ("pickup", false),
    ]
    /// How many pieces one line of the body may stand for: as many as an order has lines.
    private static let counts = 1...Order.lineCount.upperBound

    private let body: ActionBody
    private let catalogue: Catalogue
    private let offered: Set<ProductID>

    /// - Throws: ``CounterError/noCatalogue``.
    init(_ body: ActionBody, assortment: Assortment) throws {
        guard let catalogue = assortment.catalogue else { throw CounterError.noCatalogue }
        self.body = body
        self.catalogue = catalogue
        offered = Set(assortment.products.map(\.id))
    }

    /// The order, and the key of the request.
    ///
    /// - Throws: ``RequestError/badRequest(_:)`` for a member that is missing or has another form, and the
    ///   counter's errors for what the restaurant does not sell.
    func read() throws -> (order: CounterOrder, key: String) {
        let key = try body.text("key")
        guard (1...64).contains(key.utf8.count),
            key.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || $0.isLetterOrDigit })
        else { throw RequestError.badRequest("key") }
        return (try order(try lines()), key)
    }

    /// The lines of the body, each with the number of its pieces.
    func lines() throws -> [(item: TicketItem, count: Int)] {
        var sum = 0
        return try body.array("lines").map { value in
            guard let request = ItemRequest(value) else { throw RequestError.badRequest("lines") }
            // A huge count is not added to anything.
            let count = request.count
            guard count <= Self.counts.upperBound, sum + count <= Self.counts.upperBound else {
                let all = count > Self.counts.upperBound ? count : sum + count
                throw CounterError.notTaken(.form(.tooManyLines(all)))
            }
            sum += count
            return (try request.item(part), count)
        }
    }

    /// The order without the key of a request.
    func order(_ lines: [(item: TicketItem, count: Int)]) throws -> CounterOrder {
        CounterOrder(
            items: lines.flatMap { line in Array(repeating: line.item, count: line.count) },
            terms: OrderTerms(
                service: try body.optionalText("service").map { ServiceID($0) },
                table: try filled("table"),
                coupon: try filled("coupon")
            ),
            name: try filled("name") ?? "",
            note: try filled("note") ?? "",
            pickup: try filled("pickup") ?? ""
        )
    }

    /// A text; `nil` if the member is absent, null or empty.
    private func filled(_ name: String) throws -> String? {
        try body.optionalText(name).flatMap { $0.isEmpty ? nil : $0 }
    }

    private func part(_ part: ItemRequest.Part) throws -> TicketItem.Part {
        guard let product = catalogue.product(part.product), offered.contains(product.id) else {
            throw CounterError.noProduct(part.product.description, nearest: nil)
        }
        do {
            return try catalogue.part(product, options: part.options)
        } catch {
            throw CounterError.options(product.name, error)
        }
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        let character = Character(UnicodeScalar(self))
        return character.isASCII && (character.isLetter || character.isNumber)
    }
}
