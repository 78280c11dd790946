import McOrderCounter
import McOrderModel
import McOrderText
import TillProgram

/// The kitchen: what has to be prepared, at one station or, for the expo, at all of them.
struct KitchenPage: LivePage {
    let kitchen: KnownRestaurant
    /// The station; `nil` for all stations.
    let station: StationID?
    /// When the kitchen gets an order.
    let policy: FirePolicy

    var restaurant: KnownRestaurant? { kitchen }

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let words = PageWords(snapshot, in: language)
        let view = KitchenView(snapshot, policy, station: station)
        let tile = KitchenTileHTML(words: words, showsStations: station == nil)
        return words.feed(snapshot, at: now)
            + [summary(view, snapshot.assortment.restaurant?.stations ?? [], words)]
            + view.tiles.map(tile.fragment) + view.ended.map { recall($0.order, words) }
            + words.allDay(view.allDay)
    }

    private func summary(_ view: KitchenView, _ stations: [Station], _ words: PageWords) -> Fragment {
        let path = "/kitchen/\(kitchen.id)"
        let html = tag("div", HTMLAttribute("data-key", "kitchen")) {
            if view.onTheWay > 0 {
                tag("p") { words.say(WebOrderText.onTheWay(view.onTheWay)) }
            }
            if stations.count > 1 {
                tag("nav", HTMLAttribute("aria-label", words.say(WebOrderText.stations))) {
                    link(path, words.say(WebOrderText.allStations), isHere: station == nil)
                    for other in stations {
                        link(
                            "\(path)?station=\(other.id)",
                            HarmlessText.clean(other.name),
                            isHere: other.id == station
                        )
                    }
                }
            }
        }
        return Fragment(region: .summary, key: "kitchen", html: html)
    }

    private func link(_ path: String, _ name: String, isHere: Bool) -> HTML {
        tag("a", .href(path), HTMLAttribute("aria-current", optional: isHere ? "page" : nil)) { name }
    }

    private func recall(_ order: QueuedOrder, _ words: PageWords) -> Fragment {
        let key = String(order.id)
        let html = tag(
            "li",
            HTMLAttribute("data-key", key),
            HTMLAttribute("data-id", key),
            HTMLAttribute("data-revision", String(order.revision))
        ) {
            tag("button", .type("button"), HTMLAttribute("data-action", "unfinish")) {
                tag("b") { order.code }
                tag("span") { words.say(WebOrderText.recall) }
            }
        }
        return Fragment(region: .more, key: key, html: html)
    }

    private static let shortcuts = [
        Shortcut(name: "recall", key: "r", label: WebOrderText.recallTitle),
        Shortcut(name: "see", key: "v", label: WebOrderText.seen),
        Shortcut(name: "keys", key: "?", label: ScreenKeysText.helpTitle),
    ]

    /// The whole document, with empty regions.
    func document(_ language: Language) -> HTML {
        let title = WebText.page(WebText.kitchen, of: kitchen.name)
        let say = PageWords(language: language).say
        let query = station.map { "?station=\($0)" } ?? ""
        return PageShell(title: title, language: language).live(
            "kitchen",
            stream: "/v1/stream/kitchen/\(kitchen.id)\(query)",
            [
                HTMLAttribute("data-restaurant", kitchen.id.description),
                HTMLAttribute("data-station", optional: station?.description),
            ],
            shortcuts: Self.shortcuts
        ) {
            tag("button", .type("button"), .id("sound"), .class("alarm")) { say(WebOrderText.noSound) }
            tag("header") {
                tag("h1") { title[language] }
                region("div", .summary, .class("summary"))
                tag("p", .class("buttons")) {
                    tag("button", .type("button"), .id("see"), HTMLAttribute("hidden")) {
                        say(WebOrderText.seen)
                    }
                    tag("button", .type("button"), .id("recall")) { say(WebOrderText.recall) }
                    tag("button", .type("button"), .id("keys")) { say(WebText.keys) }
                }
            }
            region("div", .feed)
            tag("p", .id("overflow"), .class("overflow"), HTMLAttribute("hidden")) {
                tag("span", HTMLAttribute("data-text", say(WebOrderText.overflow("{}"))))
                " "
                tag("time")
            }
            tag("div", .class("tiles")) {
                region("ol", .orders)
                tag("ol", .id("freed"), HTMLAttribute("data-text", say(WebOrderText.freed("{}"))))
                tag("p", .class("empty")) { say(WebOrderText.nothingToPrepare) }
            }
            tag("section", .class("all-day"), HTMLAttribute("aria-labelledby", "all-day")) {
                tag("h2", .id("all-day")) { say(ScreenText.allDay) }
                region("ul", .allDay)
                tag("p", .class("empty")) { say(ScreenText.nothingToDo) }
            }
            tag("dialog", .id("dialog-recall"), HTMLAttribute("aria-labelledby", "title-recall")) {
                tag("form", HTMLAttribute("method", "dialog")) {
                    tag("h2", .id("title-recall")) { say(WebOrderText.recallTitle) }
                    region("ul", .more, .class("answers choices"))
                    tag("p", .class("empty")) { say(ScreenPanelText.empty) }
                    tag("p") { say(WebOrderText.recallHint) }
                    tag("button", HTMLAttribute("value", "")) { say(WebText.back) }
                }
            }
        }
    }
}
