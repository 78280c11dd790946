// What the database stores of a line. Source: docs/decisions/0029-contents-of-lines.md.

extension LineTerms {
    /// The text that the database stores.
    package var stored: String {
        JSONWriter.line([
            "cents": (content?.price ?? earlier?.full)?.cents, "large": content?.isLarge == true ? true : nil,
            "offer": offer, "held": held.nonEmpty, "parts": content?.parts.map(\.stored).nonEmpty,
            "options": earlier?.options.map(\.stored).nonEmpty,
            "vat": earlier?.shares.map(\.stored).nonEmpty,
        ])
    }

    /// Reads what ``stored`` wrote, in this version or an earlier one; `nil` for any other text.
    package init?(stored text: String) {
        guard let value = try? JSONReader.read(Array(text.utf8), depth: 6).value,
            let held = (value.member("held")?.elements ?? []).mapOrNil({ $0.text.map { OfferID($0) } })
        else { return nil }
        let cents = value.member("cents")?.integer.map { Money(cents: $0) }
        var offer: OfferID?
        if let member = value.member("offer") {
            guard let id = member.text, cents != nil else { return nil }
            offer = OfferID(id)
        }
        guard let elements = value.member("parts")?.elements else {
            guard
                let options = (value.member("options")?.elements ?? []).mapOrNil({ PricedOption(stored: $0) }
                ),
                let shares = (value.member("vat")?.elements ?? []).mapOrNil({ VATShare(stored: $0) })
            else { return nil }
            let earlier = Earlier(options: options, shares: shares, full: offer.flatMap { _ in cents })
            self.init(earlier: earlier, offer: offer, held: held)
            return
        }
        guard let cents, let parts = elements.mapOrNil({ LineContent.Part(stored: $0) }), !parts.isEmpty
        else { return nil }
        var isLarge = false
        if case .bool(true) = value.member("large") { isLarge = true }
        self.init(LineContent(parts: parts, isLarge: isLarge, price: cents), offer: offer, held: held)
    }
}

extension LineContent.Part {
    fileprivate var stored: JSONValue {
        let own: JSONValue = [
            "id": product, "name": name, "cents": price.cents, "rank": rank,
            "options": options.map(\.stored).nonEmpty, "allergens": knownAllergens?.json,
        ]
        return own.followed(by: facts.stored).followed(by: ["vat": tax?.stored])
    }

    fileprivate init?(stored value: JSONValue) {
        guard let id = value.member("id")?.text, let name = value.member("name")?.text,
            let cents = value.member("cents")?.integer, let rank = value.member("rank")?.integer,
            let options = (value.member("options")?.elements ?? []).mapOrNil({ PricedOption(stored: $0) })
        else { return nil }
        var allergens: AllergenSet?
        if let member = value.member("allergens") {
            guard let all = member.elements?.mapOrNil({ $0.text.flatMap { Allergen(rawValue: $0) } }) else {
                return nil
            }
            allergens = AllergenSet(all)
        }
        var tax: LineContent.Tax?
        if let member = value.member("vat") {
            guard let taxClass = member.member("class")?.text else { return nil }
            tax = LineContent.Tax(taxClass: VATClassID(taxClass), rates: VATRates(stored: member))
        }
        self.init(
            product: ProductID(id),
            name: name,
            options: options,
            knownAllergens: allergens,
            facts: ProductFacts(stored: value),
            tax: tax,
            price: Money(cents: cents),
            rank: rank
        )
    }
}

extension LineContent.Tax {
    fileprivate var stored: JSONValue {
        ["class": taxClass, "here": rates?.here, "to-go": rates?.toGo]
    }
}

extension PricedOption {
    fileprivate var stored: JSONValue {
        ["id": id, "name": name, "count": count, "cents": price.cents, "without": isLeftOut]
    }

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
    fileprivate var stored: JSONValue {
        ["class": taxClass, "cents": gross.cents, "here": rates.here, "to-go": rates.toGo]
    }

    fileprivate init?(stored value: JSONValue) {
        guard let id = value.member("class")?.text, let cents = value.member("cents")?.integer,
            let rates = VATRates(stored: value)
        else { return nil }
        self.init(taxClass: VATClassID(id), gross: Money(cents: cents), rates: rates)
    }
}

extension VATRates {
    fileprivate init?(stored value: JSONValue) {
        guard let here = value.member("here")?.text.flatMap({ VATRate($0) }),
            let toGo = value.member("to-go")?.text.flatMap({ VATRate($0) })
        else { return nil }
        self.init(here: here, toGo: toGo)
    }
}
