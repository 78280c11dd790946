import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The owner's page: the figures of a period beside earlier ones, and the present state. A script reads it
/// again each minute.
struct OwnerPage {
    let report: OwnerReport
    /// The restaurant of the report; `nil` for all together.
    let restaurant: KnownRestaurant?
    /// The restaurants to choose from.
    let restaurants: [KnownRestaurant]

    func document(_ language: Language) -> HTML {
        let words = PageText(language: language)
        let place = restaurant?.name ?? words.say(ScreenText.allRestaurants)
        let title = WebText.page(WebText.owner, of: place)
        return PageShell(title: title, language: language).renewed("owner") {
            tag("header", .class("owner-head")) {
                tag("h1") { HarmlessText.clean(place) }
                periods(words)
            }
            if restaurants.count > 1 { choice(words) }
            tag("div", .id("renewed")) { content(words) }
        }
    }

    private func periods(_ words: PageText) -> HTML {
        tag("nav", .class("segmented periods"), .aria("label", words.say(OwnerText.period))) {
            for period in OwnerReport.Period.allCases {
                let path = path(restaurant?.id, period)
                link(path, words.say(period.name), isCurrent: period == report.period)
            }
        }
    }

    private func choice(_ words: PageText) -> HTML {
        tag("nav", .class("chips"), .aria("label", words.say(WebText.screens))) {
            chip(path(nil, report.period), words.say(ScreenText.allRestaurants), isCurrent: restaurant == nil)
            for one in restaurants {
                let name = HarmlessText.clean(one.name)
                chip(path(one.id, report.period), name, isCurrent: one.id == restaurant?.id)
            }
        }
    }

    private func chip(_ path: String, _ name: String, isCurrent: Bool) -> HTML {
        tag("a", .class("chip"), .href(path), .aria("current", isCurrent ? "page" : nil)) { name }
    }

    private func path(_ id: RestaurantID?, _ period: OwnerReport.Period) -> String {
        let days = period == .today ? [] : ["days=\(period.length)"]
        let query = (id.map { ["restaurant=\($0)"] } ?? []) + days
        return query.isEmpty ? "/owner" : "/owner?" + query.joined(separator: "&")
    }

    @HTMLBuilder private func content(_ words: PageText) -> HTML {
        let cards = OwnerCards(report: report, words: words)
        let lists = OwnerLists(
            report: report,
            restaurants: restaurant == nil && restaurants.count > 1 ? restaurants : [],
            hasSeveralRestaurants: restaurants.count > 1,
            words: words
        )
        let day = words.language.texts.date(CivilDay(report.zone.civilTime(at: report.madeAt)))
        tag("p", .class("caption")) { words.say(OwnerText.readAt(day, report.zone.clock(report.madeAt))) }
        lists.health
        MainFigures(report: report, words: words).html
        tag("div", .class("questions")) {
            cards.howMuch
            cards.whatSells
            cards.howFast
            cards.howBusy
            cards.howLong
            lists.waiting
            lists.refusals
            lists.availability
            lists.connected
        }
    }
}

extension OwnerReport.Period {
    /// The period's name.
    var name: OwnerText {
        switch self {
        case .today: .today
        case .week, .month: .lastDays(length)
        }
    }
}
