import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The owner's page: the figures of today and of 30 days, and the present state. A script reads it again each
/// minute.
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
            tag("h1") { title[language] }
            if restaurants.count > 1 { choice(words) }
            tag("div", .id("renewed")) { content(words) }
        }
    }

    private func choice(_ words: PageText) -> HTML {
        tag("nav", .class("choice"), .aria("label", words.say(WebText.screens))) {
            link("/owner", words.say(ScreenText.allRestaurants), isCurrent: restaurant == nil)
            for one in restaurants {
                let name = HarmlessText.clean(one.name)
                link("/owner?restaurant=\(one.id)", name, isCurrent: one.id == restaurant?.id)
            }
        }
    }

    @HTMLBuilder private func content(_ words: PageText) -> HTML {
        let figures = OwnerFigures(report: report, words: words)
        let lists = OwnerLists(
            report: report,
            restaurants: restaurant == nil && restaurants.count > 1 ? restaurants : [],
            hasSeveralRestaurants: restaurants.count > 1,
            words: words
        )
        tag("p", .class("dim")) { words.say(OwnerText.readAt(report.zone.clock(report.madeAt))) }
        lists.health
        figures.table
        tag("div", .class("figures")) {
            figures.charts
            figures.sales
            lists.refusals
            lists.availability
            lists.devices
            lists.browsers
        }
    }
}
