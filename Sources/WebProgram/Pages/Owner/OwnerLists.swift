import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The lists of the owner's page: what is refused, paused, sold out, blacklisted and paired at present.
struct OwnerLists {
    let report: OwnerReport
    /// The restaurants that a list has to name; empty if the page is about one.
    let restaurants: [KnownRestaurant]
    let hasSeveralRestaurants: Bool
    let words: PageText

    /// The warning about the feed, or that there is none.
    var health: HTML {
        if let warning = words.warning(report.feed, at: report.madeAt) {
            return tag("p", .class("alarm")) { warning }
        }
        return tag("p") { "\(words.say(OwnerText.health)): \(words.say(ScreenText.fresh))" }
    }

    var refusals: HTML {
        let title = hasSeveralRestaurants ? OwnerText.refusalsOfAll : OwnerText.refusals
        return section(title) {
            if report.refusals.isEmpty {
                tag("p", .class("dim")) { words.say(OwnerText.nothingRefused) }
            } else {
                TableHTML.table([nil, words.say(OwnerText.today), words.lastDays]) {
                    for entry in report.refusals {
                        TableHTML.row(
                            words.say(RefusalName(entry.reason)),
                            [String(entry.today), String(entry.all)],
                            share: (entry.all, report.refusals[0].all)
                        )
                    }
                }
            }
        }
    }

    var availability: HTML {
        let pauses = report.availability.pauses.map { pause in
            place(pause) + words.say(OwnerText.paused(moments.until(pause.end), by: pause.by))
        }
        let soldOut = report.availability.soldOut.map { spell in
            let product = HarmlessText.clean(spell.sellable?.name ?? "")
            return place(spell)
                + words.say(OwnerText.soldOut(product, moments.until(spell.end), by: spell.by))
        }
        return list(OwnerText.availability, pauses + soldOut, orElse: .everythingAvailable)
    }

    var devices: HTML {
        let entries = report.blacklist.map { entry in
            let name = entry.deviceName.flatMap(HarmlessText.shown) ?? entry.key.description
            let spell = OwnerText.blacklisted(
                date(entry.since),
                reason: HarmlessText.clean(entry.reason),
                entry.until.map { moments.until($0) }
            )
            return "\(name): \(words.say(spell))"
        }
        return list(OwnerText.devices, entries, orElse: .noBlacklist)
    }

    var browsers: HTML {
        let entries = report.browsers.map { browser in
            let seen = browser.lastSeenAt.map { OwnerText.lastSeen(dateAndClock($0)) } ?? .neverSeen
            return "\(HarmlessText.clean(browser.name)), \(words.say(browser.role.word)): \(words.say(seen))"
        }
        return list(OwnerText.browsers, entries, orElse: .noBrowsers)
    }

    private var moments: MomentText { MomentText(in: report.zone, now: report.madeAt) }

    private func section(_ title: OwnerText, @HTMLBuilder _ content: () -> HTML) -> HTML {
        tag("section") {
            tag("h2") { words.say(title) }
            content()
        }
    }

    private func list(_ title: OwnerText, _ entries: [String], orElse nothing: OwnerText) -> HTML {
        section(title) {
            if entries.isEmpty {
                tag("p", .class("dim")) { words.say(nothing) }
            } else {
                tag("ul") { entries.map { entry in tag("li") { entry } } }
            }
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
