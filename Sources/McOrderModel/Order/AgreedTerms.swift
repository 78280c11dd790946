/// What the queue stores about an order beside the columns of its table.
package struct AgreedTerms: Hashable, Sendable {
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
    /// The coupon that the customer gave, for lines that are added later.
    package let coupon: String?
    /// The offers in use, and by how much each reduced the order.
    package var offers: [OfferedPrices.Used]

    package init(
        service: Service? = nil,
        table: String? = nil,
        coupon: String? = nil,
        offers: [OfferedPrices.Used] = []
    ) {
        self.service = service
        self.table = table
        self.coupon = coupon
        self.offers = offers
    }

    package var isEmpty: Bool { self == AgreedTerms() }
}

extension AgreedTerms.Service {
    package init(_ service: RestaurantService) {
        self.init(id: service.id, name: service.name, place: service.place)
    }
}

// MARK: As the database stores them

extension AgreedTerms {
    /// The text that the database stores; `nil` if there is nothing to store.
    package var stored: String? {
        guard !isEmpty else { return nil }
        let service: JSONValue? = service.map { ["id": $0.id, "name": $0.name, "vat": $0.place.rawValue] }
        let offers = offers.map(\.json).nonEmpty
        return JSONWriter.line(["service": service, "table": table, "coupon": coupon, "offers": offers])
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
        coupon = value.member("coupon")?.text
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
