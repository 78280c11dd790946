import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// The kitchen: what has to be prepared, at one station or, for the expo, at all of them.
struct KitchenPage: LivePage {
    let restaurant: KnownRestaurant
    /// The station; `nil` for all stations.
    let station: StationID?
    /// When the kitchen gets an order.
    let policy: FirePolicy

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let words = PageText(snapshot, in: language)
        let view = KitchenView(snapshot, policy, station: station)
        let tile = KitchenTileHTML(
            words: words,
            showsStations: station == nil
        )
        return words.feed(snapshot, at: now)
            + [summary(view, snapshot.assortment.restaurant?.stations ?? [], words)]
            + view.tiles.map(tile.fragment) + view.ended.map { recall($0, words) }
            + words.allDay(view.allDay)
    }

    private func summary(_ view: KitchenView, _ stations: [Station], _ words: PageText) -> Fragment {
        let path = "/kitchen/\(restaurant.id)"
        return Fragment(.summary, "kitchen", "div") {
            if view.onTheWay > 0 {
                tag("p") { words.say(WebOrderText.onTheWay(view.onTheWay)) }
            }
            if stations.count > 1 {
                tag("nav", .aria("label", words.say(WebOrderText.stations))) {
                    link(path, words.say(WebOrderText.allStations), isCurrent: station == nil)
                    for other in stations {
                        let name = HarmlessText.clean(other.name)
                        link("\(path)?station=\(other.id)", name, isCurrent: other.id == station)
                    }
                }
            }
        }
    }

    private func recall(_ order: QueuedOrder, _ words: PageText) -> Fragment {
        let html = orderItem(order) {
            tag("button", [.type("button")] + StaffAction.unfinish.attributes()) {
                tag("b") { order.code }
                tag("span") { StaffAction.unfinish.label.map(words.say) ?? "" }
            }
        }
        return Fragment(region: .more, key: String(order.id), html: html)
    }

    private static let shortcuts = [
        Shortcut(name: "recall", key: "r", label: WebOrderText.recallTitle),
        Shortcut(
            name: StaffAction.see.rawValue,
            key: "v",
            label: WebOrderText.seen,
            attributes: StaffAction.see.attributes()
        ),
        Shortcut(name: "keys", key: "?", label: ScreenKeysText.helpTitle),
    ]

    func document(_ language: Language) -> HTML {
        let title = WebText.page(WebText.kitchen, of: restaurant.name)
        let words = PageText(language: language)
        let say = words.say
        return PageShell(title: title, language: language).live(
            "kitchen",
            of: restaurant,
            query: station.map { "?station=\($0)" } ?? "",
            [.data("restaurant", restaurant.id.description), .data("station", station?.description)],
            shortcuts: Self.shortcuts
        ) {
            button(.id("sound"), .class("alarm")) { say(WebOrderText.noSound) }
            tag("header") {
                tag("h1") { say(title) }
                region("div", .summary, .class("summary"))
                tag("p", .class("buttons")) {
                    tag(
                        "button",
                        [.type("button"), .id("see"), HTMLAttribute("hidden")] + StaffAction.see.attributes()
                    ) {
                        StaffAction.see.label.map(say) ?? ""
                    }
                    button(.id("recall")) { say(WebOrderText.recall) }
                    button(.id("keys")) { say(WebText.keys) }
                }
            }
            region("div", .feed)
            tag("p", .id("overflow"), .class("overflow"), HTMLAttribute("hidden")) {
                tag("span", .data("text", say(WebOrderText.overflow("{}"))))
                " "
                tag("time")
            }
            tag("div", .class("tiles")) {
                region("ol", .orders)
                tag("ol", .id("freed"), .data("text", say(WebOrderText.freed("{}"))))
                tag("p", .class("empty")) { say(WebOrderText.nothingToPrepare) }
            }
            words.allDay
            dialog("dialog-recall", titleID: "title-recall") {
                say(WebOrderText.recallTitle)
            } content: {
                region("ul", .more, .class("answers choices"))
                tag("p", .class("empty")) { say(ScreenPanelText.empty) }
                tag("p") { say(WebOrderText.recallHint) }
                tag("button", HTMLAttribute("value", "")) { say(WebText.back) }
            }
        }
    }
}
