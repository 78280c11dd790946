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

        package init(_ service: RestaurantService) {
            (id, name, place) = (service.id, service.name, service.place)
        }

        fileprivate init(id: ServiceID, name: String, place: VATPlace) {
            (self.id, self.name, self.place) = (id, name, place)
        }
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

// MARK: As the database stores them

extension LineDetails {
    /// The text that the database stores.
    package var stored: String {
        let options = options.map { option in
            JSONValue.object([
                JSONValue.Member("id", .string(option.id.description)),
                JSONValue.Member("name", .string(option.name)),
                JSONValue.Member("count", .integer(option.count)),
                JSONValue.Member("cents", .integer(option.price.cents)),
                JSONValue.Member("without", .bool(option.isLeftOut)),
            ])
        }
        let shares = shares.map { share in
            JSONValue.object([
                JSONValue.Member("class", .string(share.taxClass.description)),
                JSONValue.Member("cents", .integer(share.gross.cents)),
                JSONValue.Member("here", .string(share.rates.here.description)),
                JSONValue.Member("to-go", .string(share.rates.toGo.description)),
            ])
        }
        let members = [("options", options), ("vat", shares)].filter { !$1.isEmpty }
        return JSONWriter.line(.object(members.map { JSONValue.Member($0, .array($1)) }))
    }

    /// Reads what ``stored`` wrote; `nil` for any other text.
    package init?(stored text: String) {
        guard let value = try? JSONReader.read(Array(text.utf8), depth: 4).value else { return nil }
        var options: [PricedOption] = []
        for option in value.member("options")?.elements ?? [] {
            guard let id = option.member("id")?.text, let name = option.member("name")?.text,
                let count = option.member("count")?.integer, let cents = option.member("cents")?.integer,
                case .bool(let isLeftOut) = option.member("without")
            else { return nil }
            options.append(
                PricedOption(
                    id: ChoiceID(id),
                    name: name,
                    count: count,
                    price: Money(cents: cents),
                    isLeftOut: isLeftOut
                )
            )
        }
        var shares: [VATShare] = []
        for share in value.member("vat")?.elements ?? [] {
            guard let id = share.member("class")?.text, let cents = share.member("cents")?.integer,
                let here = share.member("here")?.text.flatMap({ VATRate($0) }),
                let toGo = share.member("to-go")?.text.flatMap({ VATRate($0) })
            else { return nil }
            shares.append(
                VATShare(
                    taxClass: VATClassID(id),
                    gross: Money(cents: cents),
                    rates: VATRates(here: here, toGo: toGo)
                )
            )
        }
        self.init(options: options, shares: shares)
    }
}

extension OrderDetails {
    /// The text that the database stores; `nil` if there is nothing to store.
    package var stored: String? {
        guard !isEmpty else { return nil }
        let service = service.map { service in
            JSONValue.object([
                JSONValue.Member("id", .string(service.id.description)),
                JSONValue.Member("name", .string(service.name)),
                JSONValue.Member("vat", .string(service.place.rawValue)),
            ])
        }
        let members = [
            ("service", service), ("table", table.map { .string($0) }),
            ("offers", offers.isEmpty ? nil : .array(offers.map(\.json))),
        ]
        return JSONWriter.line(
            .object(JSONValue.present(members))
        )
    }

    /// Reads what ``stored`` wrote; `nil` for any other text.
    package init?(stored text: String) {
        guard let value = try? JSONReader.read(Array(text.utf8), depth: 4).value else { return nil }
        if let member = value.member("service") {
            guard let id = member.member("id")?.text, let name = member.member("name")?.text,
                let place = member.member("vat")?.text.flatMap({ VATPlace(rawValue: $0) })
            else { return nil }
            service = Service(id: ServiceID(id), name: name, place: place)
        } else {
            service = nil
        }
        table = value.member("table")?.text
        var offers: [OfferedPrices.Used] = []
        for offer in value.member("offers")?.elements ?? [] {
            guard let id = offer.member("id")?.text, let name = offer.member("name")?.text,
                let cents = offer.member("cents")?.integer
            else { return nil }
            offers.append(OfferedPrices.Used(id: OfferID(id), name: name, saved: Money(cents: cents)))
        }
        self.offers = offers
    }
}

extension OfferedPrices.Used {
    /// The offer as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        .object([
            JSONValue.Member("id", .string(id.description)), JSONValue.Member("name", .string(name)),
            JSONValue.Member("cents", .integer(saved.cents)),
        ])
    }
}
