import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// A line of the till's list: code, name, state, amount, and how long the customer has been here. While
/// nobody is here, it says by when the order has to be ready, or when it was placed.
struct OrderRowHTML {
    let words: PageText
    let price: PriceText
    let zone: RestaurantZone

    /// Whether the order is ready and waits for its customer.
    static func isWaiting(_ entry: OrderEntry) -> Bool {
        entry.order.state == .ready && !entry.hasArrived
    }

    /// Whether the line has a button that says that the customer is here.
    private static func asksForCustomer(_ entry: OrderEntry) -> Bool {
        isWaiting(entry) || entry.order.waits
    }

    /// - Parameter letter: what tells the order from an earlier one with the same code.
    func html(_ entry: OrderEntry, _ letter: Character?) -> HTML {
        let order = entry.order
        let code = ShownCode(order.code, letter: letter)
        let isWaiting = Self.asksForCustomer(entry)
        return orderItem(
            order,
            class: "order \(order.state.rawValue)" + (isWaiting ? " with-action" : ""),
            .data("code", order.code),
            .data("shown", "\(code.text) · \(order.shownDeviceName(words.language))"),
            .data("name", order.shownDeviceName(words.language)),
            .data("search", entry.searchText),
            .data("state", order.state.rawValue),
            .data("here", if: entry.hasArrived),
            .data("waits", if: order.waits),
            .data("early", if: StaffAction.collect.isEarly(for: order))
        ) {
            button(.class("line-row")) {
                code.html
                who(entry)
                if !isWaiting { OrderStateHTML(words: words).chip(order) }
                amount(order)
                age(entry)
            }
            if isWaiting {
                tag("button", [.type("button"), .class("row-action")] + StaffAction.arrive.attributes()) {
                    words.say(WebOrderText.arrived)
                    tag("span", .class("unseen")) { ": \(code.text)" }
                }
            }
        }
    }

    private func who(_ entry: OrderEntry) -> HTML {
        tag("span", .class("who")) {
            tag("span", .class("device")) { entry.order.shownDeviceName(words.language) }
            // Most devices are known.
            if let standing = entry.order.standing, standing != .known, entry.endedAt == nil {
                tag("span", .class("tag mark")) { words.say(DeviceStandingText.short(standing)) }
            }
            if entry.order.awaitsMoney {
                tag("span", .class("tag mark")) { words.say(PayAheadText.unpaid) }
            }
            if entry.hasArrived, let due = DueTime(entry.order, zone: zone) { words.short(due) }
            for mark in entry.marks(words.language) { tag("span", .class("tag mark")) { mark } }
        }
    }

    private func amount(_ order: QueuedOrder) -> HTML {
        tag("span", .class(order.isPaid ? "amount paid" : "amount")) {
            price(order.isPaid ? order.total : order.rest)
            if order.isPaid {
                Icon.check.html
                tag("span", .class("unseen")) { " " + words.say(WebTillText.isPaid) }
            }
        }
    }

    private func age(_ entry: OrderEntry) -> HTML {
        guard entry.hasArrived, let arrivedAt = entry.order.arrivedAt else {
            if let due = DueTime(entry.order, zone: zone) { return words.short(due, "time") }
            return tag("time", .class("clock")) { zone.clock(entry.order.placedAt) }
        }
        return words.age(since: arrivedAt, paces: true)
    }
}

/// The state of an order in a word, with the colour that goes with it.
struct OrderStateHTML {
    let words: PageText

    func chip(_ order: QueuedOrder) -> HTML {
        tag("span", .class("state-chip \(Self.kind(order))")) { words.say(order.state.word) }
    }

    /// The state as the head of a sheet shows it.
    func big(_ order: QueuedOrder) -> HTML {
        tag("p", .class("big-state \(Self.kind(order))")) {
            if order.state == .ready { Icon.check.html }
            tag("span") { words.say(order.state.word) }
        }
    }

    private static func kind(_ order: QueuedOrder) -> String {
        switch order.state {
        case .received: "new"
        case .preparing: "prep"
        case .ready: "ready"
        case .collected, .cancelled, .noShow, .expired: "over"
        }
    }
}
