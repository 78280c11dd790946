import McOrderClient
import McOrderConsole
import McOrderDisplay
import McOrderText

/// When the customer wishes to collect the order. It is asked for only where the restaurant takes orders for
/// a time. Source: docs/kitchen.md, *At a time*.
extension FlowModel {
    /// The button that shows when the order will be collected, and changes it; nil where there is no choice.
    func pickupButton(_ letter: FlowLetter, _ restaurant: Restaurant) -> FlowEntry? {
        guard restaurant.slots != nil else { return nil }
        let wish = letter.terms.pickup(at: restaurant).map { due($0, restaurant) }
        return FlowEntry(name: wish ?? say(soonest(at: restaurant)), action: .open(.pickup(letter)))
    }

    /// The days on which orders can be collected.
    func pickupPage(_ letter: FlowLetter) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send))
        guard let restaurant = restaurant(of: letter) else { return page }
        page.lines = heading(FlowTermsText.whichTime)
        var soonest = letter
        soonest.terms.pickup = nil
        page.entries = [
            entry(self.soonest(at: restaurant), .agree(soonest)).closed(world.obstacle(at: restaurant))
        ]
        let moment = MomentText(in: restaurant.zone, now: world.now)
        for day in restaurant.pickupDays(at: world.now) {
            let times = world.today.freeTimes(on: day, at: restaurant, now: world.now)
            guard let first = times.first, let last = times.last else { continue }
            let clocks = [first, last].map { restaurant.zone.clock($0) }
            page.entries.append(
                FlowEntry(
                    name: say(FlowSendingText.alone(moment.day(day))),
                    amount: first == last ? clocks[0] : "\(clocks[0]) – \(clocks[1])",
                    action: .open(.pickupTime(letter, day))
                )
            )
        }
        return page
    }

    /// The free times of a day.
    func pickupTimePage(_ letter: FlowLetter, on day: CivilDay) -> FlowPage {
        var page = FlowPage(title: say(FlowSendingText.send))
        guard let restaurant = restaurant(of: letter) else { return page }
        let moment = MomentText(in: restaurant.zone, now: world.now)
        page.lines = heading(FlowSendingText.alone(moment.day(day)))
        page.entries = world.today.freeTimes(on: day, at: restaurant, now: world.now).map { time in
            var next = letter
            next.terms.pickup = restaurant.zone.civilTime(at: time).pickupText
            return FlowEntry(name: restaurant.zone.clock(time), action: .agree(next))
        }
        // The last free time may be over while the customer chooses.
        if page.entries.isEmpty { page.lines.append(line(FlowTermsText.noTime)) }
        return page
    }

    /// The times that the restaurant proposed for an order whose time is taken.
    func freeTimes(_ sent: FlowSent) -> [FlowEntry] {
        guard let restaurant = world.catalogue.restaurant(sent.order.restaurant),
            let free = sent.receipt?.reason?.detail.free
        else { return [] }
        return free.map { FlowEntry(name: due($0, restaurant), action: .reserve(sent.order, $0)) }
    }

    private func soonest(at restaurant: Restaurant) -> FlowTermsText {
        let ready = world.today.soonest(at: restaurant.id, now: world.now)
        let due = ready.map { DueTime($0, of: world.now, zone: restaurant.zone) }
        return .soonest(clock: due?.clock)
    }

    private func due(_ wish: Timestamp, _ restaurant: Restaurant) -> String {
        say(FlowSendingText.alone(DueTime(wish, of: world.now, zone: restaurant.zone).due))
    }
}
