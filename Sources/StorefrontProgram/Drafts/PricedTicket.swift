import McOrderClient
import McOrderModel

/// A ticket at a restaurant's prices and rules, as the restaurant would judge it now.
struct PricedTicket {
    /// Why the restaurant would not take the ticket, with the index of the item if it is about one.
    struct Problem {
        let item: Int?
        let code: String
        let error: ClientError
    }

    let reading: House.Reading
    let restaurant: Restaurant
    let terms: OrderTerms
    /// The items that the catalogue has, one for each piece.
    private(set) var ticket = Ticket()
    /// How many pieces each item of the request stands for; 0 for one that the catalogue does not have.
    private(set) var counts: [Int] = []
    let quote: Ticket.Quote
    private(set) var problems: [Problem] = []

    /// - Throws: ``StorefrontError/unknownRestaurant``.
    init(_ body: TicketBody, _ reading: House.Reading, at now: Timestamp) throws(StorefrontError) {
        let catalogue = reading.catalogue
        guard let restaurant = catalogue.restaurant(body.restaurant) else { throw .unknownRestaurant }
        self.reading = reading
        self.restaurant = restaurant
        terms = body.terms
        for (index, request) in body.items.enumerated() {
            do throws(ClientError) {
                let item = try request.item { part throws(ClientError) in
                    try Self.part(part, in: catalogue, line: index + 1)
                }
                do throws(TicketError) {
                    try ticket.add(item, count: request.count)
                } catch {
                    throw ClientError.ticket(error)
                }
                counts.append(request.count)
            } catch {
                counts.append(0)
                problems.append(Problem(item: index, code: error.problemCode, error: error))
            }
        }
        quote = ticket.quote(catalogue, at: restaurant, terms: terms, now: now)
        problems += Self.problems(self, at: now)
    }

    private static func part(
        _ part: ItemRequest.Part,
        in catalogue: Catalogue,
        line: Int
    ) throws(ClientError) -> TicketItem.Part {
        func unavailable(_ name: String, _ reason: PriceList.PriceError) -> ClientError {
            .unavailable([UnavailableLine(line: line, name: name, reason: reason)], restaurant: "")
        }
        guard let product = catalogue.product(part.product) else {
            throw unavailable(part.product.description, .unknown)
        }
        do throws(OptionError) {
            return try catalogue.part(product, options: part.options)
        } catch {
            throw unavailable(product.name, .options(error))
        }
    }

    /// The sum of the lines that have a price.
    var total: Money { quote.lines.compactMap { try? $0.price.get() }.total() }

    /// What the restaurant would object to.
    private static func problems(_ ticket: PricedTicket, at now: Timestamp) -> [Problem] {
        var problems: [Problem] = []
        let (reading, restaurant) = (ticket.reading, ticket.restaurant)
        if reading.today.entry(restaurant.id)?.storefront != true {
            problems.append(Problem(item: nil, code: "not-here", error: .closed(NotNow(restaurant, until: nil))))
        }
        guard !ticket.ticket.isEmpty else { return problems }
        // Each rule is asked for by itself, so that the customer sees all at once.
        let request = ticket.request(comment: "", presence: nil)
        do throws(ClientError) {
            _ = try request.order(
                ticket.ticket,
                number: .first,
                by: Device(name: "-", id: DeviceID.counter),
                at: now
            )
        } catch {
            switch error {
            case .unavailable(let lines, let name):
                problems += lines.map { line in
                    let error = ClientError.unavailable([line], restaurant: name)
                    return Problem(item: ticket.item(ofLine: line.line), code: line.reason.code, error: error)
                }
            case .soldOut(let lines, let there):
                problems += lines.map { line in
                    let error = ClientError.soldOut([line], there)
                    return Problem(item: ticket.item(ofLine: line.line), code: "sold-out", error: error)
                }
            default: problems.append(Problem(item: nil, code: error.problemCode, error: error))
            }
        }
        return problems
    }

    /// The request that makes an order of the ticket.
    func request(comment: String, presence: String?) -> OrderRequest {
        var terms = terms
        terms.channel = OrderTerms.storefront
        terms.presence = presence
        return OrderRequest(
            restaurant: restaurant.id,
            catalogue: reading.catalogue,
            comment: comment,
            terms: terms,
            allowsRepeat: true,
            today: reading.today
        )
    }

    /// The index of the item that a line of the ticket, counted from 1, belongs to.
    private func item(ofLine line: Int) -> Int? {
        var rest = line
        return counts.firstIndex { count in
            rest -= count
            return rest <= 0
        }
    }
}

extension ClientError {
    /// The word for programs.
    var problemCode: String {
        switch self {
        case .unavailable(let lines, _): lines.first?.reason.code ?? "unavailable-product"
        case .closed: RejectionReason.closed.rawValue
        case .paused: RejectionReason.paused.rawValue
        case .soldOut: RejectionReason.soldOut.rawValue
        case .couponNotUsable: "coupon-not-usable"
        case .unknownService: RejectionReason.unknownService.rawValue
        case .emptyTicket: RejectionReason.emptyTicket.rawValue
        case .ticket: RejectionReason.tooManyLines.rawValue
        case .badOrder(let error): error.reason.rawValue
        default: "not-possible"
        }
    }
}

extension PriceList.PriceError {
    /// The reason for which a restaurant rejects such a line.
    fileprivate var code: String {
        let reason: RejectionReason =
            switch self {
            case .unknown: .unknownProduct
            case .notSold: .unavailableProduct
            case .notSoldNow: .notSoldNow
            case .options: .wrongOptions
            }
        return reason.rawValue
    }
}
