import McOrderClient
import McOrderModel
import McOrderText
import McOrderWeb

/// A ticket at a restaurant's prices and rules, as the restaurant would judge it now.
struct PricedTicket {
    /// Why the restaurant would not take the ticket.
    struct Problem {
        enum Cause {
            /// The restaurant takes no orders from these pages.
            case notHere
            /// No daemon has looked for orders for a long time.
            case silent
            /// One of the rules that every customer's program applies.
            case rule(ClientError)
        }

        /// The index of the item that it is about; `nil` if it is about the whole ticket.
        let item: Int?
        let cause: Cause
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
                    try Self.part(part, in: catalogue, line: index + 1, at: restaurant)
                }
                do throws(TicketError) {
                    try ticket.add(item, count: request.count)
                } catch {
                    throw ClientError.ticket(error)
                }
                counts.append(request.count)
            } catch {
                counts.append(0)
                problems.append(Problem(item: index, cause: .rule(error)))
            }
        }
        let time = terms.pickup(at: restaurant) ?? now
        quote = ticket.quote(catalogue, at: restaurant, terms: terms, now: time)
    }

    private static func part(
        _ part: ItemRequest.Part,
        in catalogue: Catalogue,
        line: Int,
        at restaurant: Restaurant
    ) throws(ClientError) -> TicketItem.Part {
        func unavailable(_ name: String, _ reason: PriceList.PriceError) -> ClientError {
            let line = UnavailableLine(line: line, name: name, reason: reason)
            return .unavailable([line], restaurant: restaurant.name)
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

    /// Stands for what the customer is shown of the lines: names, prices, allergens and age limits. It
    /// differs if any of them does.
    var shown: String {
        let lines = quote.lines.map { line -> JSONValue in
            let content = line.content
            return [
                "name": line.name, "price": (try? line.price.get())?.cents,
                "allergens": content?.knownAllergens?.json,
                "minimumAge": content?.minimumAge,
            ]
        }
        return ContentHash(of: JSONWriter.line(.array(lines))).description
    }

    /// What is held if the ticket is paid ahead; `nil` if it cannot be.
    func offer(at now: Timestamp) -> PayOffer? {
        let request = request(terms)
        let wish = terms.pickup(at: restaurant)
        return request.obstacle(to: total, wish, at: now) == nil ? request.pay : nil
    }

    private func request(_ terms: OrderTerms, comment: String = "") -> OrderRequest {
        OrderRequest(
            restaurant: restaurant.id,
            catalogue: reading.catalogue,
            comment: comment,
            terms: terms,
            allowsRepeat: true,
            today: reading.today,
            seals: reading.sealKeys != nil,
            pay: reading.pay
        )
    }

    /// The order of the ticket.
    ///
    /// - Parameter presence: the proof that the customer is there.
    /// - Throws: the error of the first rule that the ticket breaks.
    func order(
        number: OrderNumber?,
        by device: Device,
        comment: String,
        presence: PresenceProof?,
        at now: Timestamp
    ) throws(ClientError) -> Order {
        var terms = terms
        terms.channel = OrderTerms.storefront
        terms.presence = presence?.description
        return try request(terms, comment: comment).order(ticket, number: number, by: device, at: now)
    }

    /// Adds what the restaurant would object to now.
    mutating func judge(number: OrderNumber?, by device: Device, at now: Timestamp) {
        switch reading.today.storefrontService(of: restaurant.id, at: now) {
        case .usual: break
        case .none: problems.append(Problem(item: nil, cause: .notHere))
        case .silent: problems.append(Problem(item: nil, cause: .silent))
        }
        guard !ticket.isEmpty else { return }
        do throws(ClientError) {
            _ = try order(number: number, by: device, comment: "", presence: nil, at: now)
        } catch {
            switch error {
            case .unavailable(let lines, let name):
                problems += lines.map { line in
                    let error = ClientError.unavailable([line], restaurant: name)
                    return Problem(item: item(ofLine: line.line), cause: .rule(error))
                }
            case .soldOut(let lines, let there):
                problems += lines.map { line in
                    Problem(item: item(ofLine: line.line), cause: .rule(.soldOut([line], there)))
                }
            default: problems.append(Problem(item: nil, cause: .rule(error)))
            }
        }
    }

    /// The index of the item that a line of the ticket, counted from 1, belongs to; `nil` for the packaging.
    private func item(ofLine line: Int) -> Int? {
        var rest = line
        return counts.firstIndex { count in
            rest -= count
            return rest <= 0
        }
    }
}

extension PricedTicket.Problem {
    /// The word for programs.
    var code: String {
        switch cause {
        case .notHere: "not-here"
        case .silent: "silent"
        case .rule(let error): error.problemCode
        }
    }
}

extension ClientError {
    /// The word for programs: that with which a restaurant would reject the order.
    fileprivate var problemCode: String {
        let reason: RejectionReason? =
            switch self {
            case .unavailable(let lines, _): lines.first?.reason.rejection
            case .closed: .closed
            case .paused: .paused
            case .soldOut: .soldOut
            case .unknownService: .unknownService
            case .badPickup: .badPickup
            case .emptyTicket: .emptyTicket
            case .ticket: .tooManyLines
            case .badOrder(let error): error.reason
            default: nil
            }
        if case .couponNotUsable = self { return "coupon-not-usable" }
        return reason?.rawValue ?? "not-possible"
    }
}

extension PriceList.PriceError {
    /// The reason for which a restaurant rejects such a line.
    fileprivate var rejection: RejectionReason {
        switch self {
        case .unknown: .unknownProduct
        case .notSold: .unavailableProduct
        case .notSoldNow: .notSoldNow
        case .options: .wrongOptions
        }
    }
}
