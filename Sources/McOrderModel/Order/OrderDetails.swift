/// What the queue stores about a line beside its text and prices. It describes the catalogue of the moment at
/// which the line was ordered, so that later catalogues do not change it.
package struct LineDetails: Hashable, Sendable {
    /// The chosen options with their prices.
    package let options: [PricedOption]
    /// The parts of the charged price by class of value added tax.
    package let shares: [VATShare]

    package init(options: [PricedOption], shares: [VATShare]) {
        self.options = options
        self.shares = shares
    }

    /// The details of a line; `nil` if there is nothing to store.
    package init?(_ content: LineContent, charged: Money, taxes: TaxTable?, on day: CivilDay) {
        let shares = taxes.map { content.shares(of: charged, taxes: $0, on: day) } ?? []
        guard !shares.isEmpty || !content.options.isEmpty else { return nil }
        self.init(options: content.options, shares: shares)
    }
}

/// What the queue stores about an order beside the columns of its table.
package struct OrderDetails: Hashable, Sendable {
    /// The service as the order was received or as the till changed it.
    package struct Service: Hashable, Sendable {
        package let id: ServiceID
        package let name: String
        package let place: VATPlace
    }

    /// The service; `nil` at a restaurant without services, where every order is taken away.
    package var service: Service?
    /// The customer's table.
    package var table: String?
    /// The offers in use, and by how much each reduced the order.
    package let offers: [OfferedPrices.Used]

    package init(service: Service? = nil, table: String? = nil, offers: [OfferedPrices.Used] = []) {
        self.service = service
        self.table = table
        self.offers = offers
    }

    package var isEmpty: Bool { self == OrderDetails() }
}

extension OrderDetails.Service {
    package init(_ service: RestaurantService) {
        self.init(id: service.id, name: service.name, place: service.place)
    }
}

// MARK: As the database stores them

extension LineDetails {
    /// The text that the database stores.
    package var stored: String {
        let options: [JSONValue] = options.map {
            [
                "id": $0.id, "name": $0.name, "count": $0.count, "cents": $0.price.cents,
                "without": $0.isLeftOut,
            ]
        }
        let shares: [JSONValue] = shares.map {
            ["class": $0.taxClass, "cents": $0.gross.cents, "here": $0.rates.here, "to-go": $0.rates.toGo]
        }
        return JSONWriter.line(["options": options.nonEmpty, "vat": shares.nonEmpty])
    }

    /// Reads what ``stored`` wrote; `nil` for any other text.
    package init?(stored text: String) {
        guard let value = try? JSONReader.read(Array(text.utf8), depth: 4).value,
            let options = (value.member("options")?.elements ?? []).mapOrNil({ PricedOption(stored: $0) }),
            let shares = (value.member("vat")?.elements ?? []).mapOrNil({ VATShare(stored: $0) })
        else { return nil }
        self.init(options: options, shares: shares)
    }
}

extension PricedOption {
    fileprivate init?(stored value: JSONValue) {
        guard let id = value.member("id")?.text, let name = value.member("name")?.text,
            let count = value.member("count")?.integer, let cents = value.member("cents")?.integer,
            case .bool(let isLeftOut) = value.member("without")
        else { return nil }
        let price = Money(cents: cents)
        self.init(id: ChoiceID(id), name: name, count: count, price: price, isLeftOut: isLeftOut)
    }
}

extension VATShare {
    fileprivate init?(stored value: JSONValue) {
        guard let id = value.member("class")?.text, let cents = value.member("cents")?.integer,
            let here = value.member("here")?.text.flatMap({ VATRate($0) }),
            let toGo = value.member("to-go")?.text.flatMap({ VATRate($0) })
        else { return nil }
        let rates = VATRates(here: here, toGo: toGo)
        self.init(taxClass: VATClassID(id), gross: Money(cents: cents), rates: rates)
    }
}

extension OrderDetails {
    /// The text that the database stores; `nil` if there is nothing to store.
    package var stored: String? {
        guard !isEmpty else { return nil }
        let service: JSONValue? = service.map { ["id": $0.id, "name": $0.name, "vat": $0.place.rawValue] }
        let offers = offers.map(\.json).nonEmpty
        return JSONWriter.line(["service": service, "table": table, "offers": offers])
    }

    /// Reads what ``stored`` wrote; `nil` for any other text.
    package init?(stored text: String) {
        guard let value = try? JSONReader.read(Array(text.utf8), depth: 4).value,
            let offers = (value.member("offers")?.elements ?? []).mapOrNil({ OfferedPrices.Used($0) })
        else { return nil }
        if let member = value.member("service") {
            guard let id = member.member("id")?.text, let name = member.member("name")?.text,
                let place = member.member("vat")?.text.flatMap({ VATPlace(rawValue: $0) })
            else { return nil }
            service = Service(id: ServiceID(id), name: name, place: place)
        }
        table = value.member("table")?.text
        self.offers = offers
    }
}

extension OfferedPrices.Used {
    /// The offer as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        ["id": id, "name": name, "cents": saved.cents]
    }

    fileprivate init?(_ value: JSONValue) {
        guard let id = value.member("id")?.text, let name = value.member("name")?.text,
            let cents = value.member("cents")?.integer
        else { return nil }
        self.init(id: OfferID(id), name: name, saved: Money(cents: cents))
    }
}
