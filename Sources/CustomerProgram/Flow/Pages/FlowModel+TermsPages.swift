import McOrderClient
import McOrderConsole
import McOrderText

/// Service, table and coupon of an order. Each is asked for only where the restaurant offers it.
extension FlowModel {
    /// Asks for the service, where there are several, and then what to send.
    mutating func address(_ id: RestaurantID) -> [Effect] {
        var letter = FlowLetter(restaurant: id)
        let restaurant = restaurant(of: letter)
        if let restaurant { letter.terms = world.state.usualTerms(at: restaurant, now: world.now) }
        if (restaurant?.services.count ?? 0) > 1 { open(.service(letter)) } else { return agree(letter) }
        return []
    }

    /// Closes the screens that asked for the terms, and shows what will be sent. While the restaurant takes
    /// orders only for later, it asks for the time before.
    mutating func agree(_ letter: FlowLetter) -> [Effect] {
        while stack.count > 1, screen.asksForTerms { stack.removeLast() }
        if letter.terms.pickup == nil, let restaurant = restaurant(of: letter), restaurant.slots != nil,
            world.obstacle(at: restaurant) != nil
        {
            open(.pickup(letter))
            return []
        }
        if case .letter = screen { show(.letter(letter)) } else { open(.letter(letter)) }
        return []
    }

    mutating func useCoupon(_ field: FlowField, _ before: FlowLetter) -> [Effect] {
        var letter = before
        letter.terms.coupon = field.text.isEmpty ? nil : field.text
        guard let coupon = letter.terms.coupon else { return agree(letter) }
        let quote = world.quote(at: restaurant(of: letter), letter.terms)
        guard let saved = quote.savedByCoupon(in: world.catalogue) else {
            notice = .problem(FlowSendingText.alone(SendingErrorText.couponNotUsable(coupon)))
            return []
        }
        let effects = agree(letter)
        notice = .news(FlowTermsText.couponUsed(coupon, saved: price(saved)))
        return effects
    }

    /// The restaurant of a letter; nil if the catalogue does not have it, or for an interrupted sending.
    func restaurant(of letter: FlowLetter) -> Restaurant? {
        letter.restaurant.flatMap { world.catalogue.restaurant($0) }
    }

    /// The index of a letter's service among those of its restaurant.
    func service(of letter: FlowLetter) -> Int? {
        let restaurant = restaurant(of: letter)
        let service = restaurant?.service(letter.terms.service)
        return restaurant?.services.firstIndex { $0.id == service?.id }
    }

    func servicePage(_ letter: FlowLetter) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send))
        guard let restaurant = restaurant(of: letter) else { return page }
        page.lines = heading(FlowTermsText.whichService)
        page.entries = restaurant.services.map { service in
            var next = letter
            next.terms.service = restaurant.services.count > 1 ? service.id : nil
            let hasTables = restaurant.hasTables(for: service.id)
            if !hasTables { next.terms.table = nil }
            return FlowEntry(
                name: service.name,
                amount: price(world.total(at: restaurant, next.terms)),
                action: hasTables ? .open(.table(next, FlowField(letter.terms.table ?? ""))) : .agree(next)
            )
        }
        if world.catalogue.hasCoupons(at: restaurant.id) {
            let (coupon, key) = (letter.terms.coupon ?? "", say(FlowTermsText.couponLetter).first)
            let action = FlowAction.open(.coupon(letter, FlowField(coupon)))
            page.buttons = [entry(FlowTermsText.coupon, amount: coupon, letter: key, action)]
        }
        return page
    }

    /// Asks for a table or a coupon.
    func fieldPage(_ field: FlowField, question: FlowTermsText, remark: FlowTermsText) -> FlowPage {
        FlowPage(
            title: say(FlowSendingText.send),
            lines: heading(question)
                + [.field(field.text), FlowLine(""), line(remark, .dim)],
            hint: Wording(FlowTermsText.fieldHint)
        )
    }

    /// Whether a restaurant offers several services, or tables, so that the customer chooses.
    func hasServices(_ restaurant: Restaurant) -> Bool {
        restaurant.services.count > 1 || restaurant.hasTables(for: nil)
    }

    /// The button that shows the terms of a letter and changes them; nil if the restaurant offers none.
    func termsButton(_ letter: FlowLetter, _ restaurant: Restaurant) -> FlowEntry? {
        let hasCoupons = world.catalogue.hasCoupons(at: restaurant.id)
        let field = FlowField(letter.terms.coupon ?? "")
        let hasServices = self.hasServices(restaurant)
        guard hasServices || hasCoupons else { return nil }
        var terms = letter.terms
        // A button of its own shows it.
        terms.pickup = nil
        if hasServices { terms.service = restaurant.service(terms.service)?.id }
        let words = say(SentOrderText.terms(terms, service: restaurant.service(terms.service)?.name))
        return FlowEntry(
            name: words.isEmpty ? say(FlowTermsText.coupon) : words,
            action: .open(hasServices ? .service(letter) : .coupon(letter, field))
        )
    }

    /// The line for the terms of an order; empty if it has none.
    func termsLines(_ past: PlacedOrder) -> [FlowLine] {
        world.catalogue.terms(of: past).map { [line($0, .dim)] } ?? []
    }
}

extension FlowScreen {
    /// Whether the screen asks for service, table, coupon or time.
    fileprivate var asksForTerms: Bool {
        switch self {
        case .service, .table, .coupon, .pickup, .pickupTime: true
        default: false
        }
    }
}
