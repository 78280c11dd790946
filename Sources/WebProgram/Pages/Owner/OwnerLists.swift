import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The lists of the owner's page: whether everything is well, who waits, what was refused, and what is
/// paused, sold out, blacklisted and paired at present.
struct OwnerLists {
    let report: OwnerReport
    /// The restaurants that a list has to name; empty if the page is about one.
    let restaurants: [KnownRestaurant]
    let hasSeveralRestaurants: Bool
    let words: PageText

    /// One line: first what needs attention, then what is well.
    var health: HTML {
        let warning = words.warning(report.feed, at: report.madeAt)
        let pauses = report.availability.pauses.map { pause in
            place(pause) + words.say(OwnerText.paused(moments.until(pause.end), by: pause.by))
        }
        return tag("section", .class("all-well")) {
            tag("h2", .class("unseen")) { words.say(OwnerText.health) }
            ((warning.map { [$0] } ?? []) + printing + pauses).map { text in
                tag("p", .class("attention")) {
                    Icon.warn.html
                    tag("span") { text }
                }
            }
            if warning == nil {
                tag("p") {
                    Icon.check.html
                    tag("span") { read }
                }
            }
            printers
            payments
        }
    }

    /// The way to the payments ahead, and how many of them need somebody. A house without them sees nothing.
    @HTMLBuilder private var payments: HTML {
        if let payments = report.payments, payments.present.terms != nil || !payments.attention.isEmpty {
            if let shut = payments.shutUntil {
                tag("p", .class("attention")) {
                    Icon.warn.html
                    tag("span") { words.say(PaymentsText.shut(report.zone.clock(shut))) }
                }
            }
            let count = payments.attention.count
            tag("p", HTMLAttribute("class", count > 0 ? "attention" : nil)) {
                (count > 0 ? Icon.warn : Icon.check).html
                tag("a", .href("/payments")) {
                    words.say(count > 0 ? PaymentsText.needsPerson(count) : PaymentsText.title)
                }
            }
        }
    }

    /// The printers that need somebody, and the tickets that may be missing on paper.
    private var printing: [String] { report.printing.warnings.map { words.say($0) } }

    /// The printers, with what each one can say of its tickets.
    @HTMLBuilder private var printers: HTML {
        report.printing.printers.filter { !$0.condition.isTrouble }.map { printer in
            tag("p") {
                Icon.check.html
                tag("span") { words.say(printer.sentence(report.zone)) }
            }
        }
    }

    private var read: String {
        let ago = report.feed.lastScanAt.map { Int((report.madeAt - $0).components.seconds) } ?? 0
        return words.say(OwnerText.ordersRead(DurationText.short(seconds: ago)))
    }

    var waiting: HTML {
        let waiting = report.waiting
        let longest = waiting.longest.map { DurationText.short(seconds: Int($0.components.seconds)) }
        return card(.whoWaits) {
            // Only restaurants with customers' pages have such orders.
            let notBegun = (words.say(WebTillText.awaited), String(waiting.notBegun))
            facts(
                [
                    (words.say(OwnerText.atCounter), String(waiting.here)),
                    (words.say(OwnerText.waitedLongest), longest ?? "–"),
                    (words.say(OwnerText.onTheWay), String(waiting.onTheWay)),
                    (words.say(OwnerText.readyWithoutCustomer), String(waiting.ready)),
                ] + (waiting.notBegun > 0 ? [notBegun] : [])
            )
        }
    }

    var refusals: HTML {
        card(.whatWasRefused) {
            if hasSeveralRestaurants {
                tag("p", .class("lead")) { words.say(OwnerText.ofAllRestaurants) }
            }
            if report.refusals.isEmpty {
                tag("p", .class("lead")) { words.say(OwnerText.nothingRefused) }
            } else {
                facts(report.refusals.map { (words.say(RefusalName($0.reason)), String($0.all)) })
            }
        }
    }

    var availability: HTML {
        let pauses = report.availability.pauses.map { pause in
            (place(pause) + words.say(OwnerText.pause), words.say(moments.until(pause.end)))
        }
        let soldOut = report.availability.soldOut.map { spell in
            (
                place(spell) + HarmlessText.clean(spell.sellable?.name ?? ""),
                words.say(moments.until(spell.end))
            )
        }
        return card(.whatIsMissing) {
            if pauses.isEmpty && soldOut.isEmpty {
                tag("p", .class("lead")) { words.say(OwnerText.everythingAvailable) }
            } else {
                facts(soldOut + pauses)
            }
        }
    }

    /// The paired browsers, the devices on the blacklist, and how many devices ordered.
    var connected: HTML {
        card(.whoIsConnected) {
            facts([
                (words.say(OwnerText.newDevices), String(report.figures.newDevices)),
                (words.say(OwnerText.returningDevices), String(report.figures.returningDevices)),
            ])
            texts(browsers, orElse: .noBrowsers)
            texts(blacklist, orElse: .noBlacklist)
        }
    }

    private var blacklist: [String] {
        report.blacklist.map { entry in
            let name = entry.deviceName.flatMap(HarmlessText.shown) ?? entry.key.description
            let spell = OwnerText.blacklisted(
                date(entry.since),
                reason: HarmlessText.clean(entry.reason),
                entry.until.map { moments.until($0) }
            )
            return "\(name): \(words.say(spell))"
        }
    }

    private var browsers: [String] {
        report.browsers.map { browser in
            let seen = browser.lastSeenAt.map { OwnerText.lastSeen(dateAndClock($0)) } ?? .neverSeen
            return "\(HarmlessText.clean(browser.name)), \(words.say(browser.role.word)): \(words.say(seen))"
        }
    }

    private var moments: MomentText { MomentText(in: report.zone, now: report.madeAt) }

    private func card(_ question: OwnerQuestionText, @HTMLBuilder _ content: () -> HTML) -> HTML {
        tag("section", .class("card third")) {
            tag("h2") { words.say(question) }
            content()
        }
    }

    private func facts(_ facts: [(name: String, value: String)]) -> HTML {
        tag("ul", .class("facts-list")) {
            facts.map { fact in
                tag("li") {
                    tag("span") { fact.name }
                    tag("span") { fact.value }
                }
            }
        }
    }

    private func texts(_ entries: [String], orElse nothing: OwnerText) -> HTML {
        tag("ul", .class("facts-list")) {
            (entries.isEmpty ? [words.say(nothing)] : entries).map { entry in tag("li") { entry } }
        }
    }

    /// The restaurant's name before an entry, if the page is about several.
    private func place(_ spell: Unavailability) -> String {
        restaurants.first { $0.id == spell.restaurant }.map { "\(HarmlessText.clean($0.name)): " } ?? ""
    }

    private func date(_ instant: Timestamp) -> String {
        words.language.texts.date(CivilDay(report.zone.civilTime(at: instant)))
    }

    private func dateAndClock(_ instant: Timestamp) -> String {
        "\(date(instant)) \(report.zone.clock(instant))"
    }
}
