import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The kitchen: what has to be prepared, at one station or, for the expo, at all of them.
struct KitchenPage: LivePage {
    let restaurant: KnownRestaurant
    /// The station; `nil` for all stations.
    let station: StationID?
    /// When the kitchen gets an order.
    let policy: FirePolicy
    /// Whether the page tells of checks of the kitchen book that are due.
    var showsBook = false

    func fragments(
        _ snapshot: CounterSnapshot,
        in language: Language,
        at now: Timestamp,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let words = PageText(snapshot, in: language)
        let view = kitchen(at: station, snapshot, now, &rows)
        let all = [nil] + (snapshot.assortment.restaurant?.stations ?? []).map { $0.id as StationID? }
        var counts: [Int] = []
        if all.count > 2 {
            counts = all.map { one in
                let shown = one == station ? view : kitchen(at: one, snapshot, now, &rows)
                return shown.tiles.count
            }
        }
        let tile = KitchenTileHTML(
            words: words,
            zone: restaurant.zone,
            showsStations: station == nil,
            letters: snapshot.letters
        )
        return words.feed(snapshot, at: now) + words.printing(snapshot.day.printing) + [
            summary(view, snapshot, words, counts, at: now)
        ]
            + tiles(view, snapshot, tile, reusing: &rows)
            + view.ended.map { recall($0, snapshot.letters, words) }
            + later(view, snapshot, words, at: now)
            + KitchenDemandHTML(words: words).fragments(view.allDay)
            + holders(snapshot, words)
    }

    private func kitchen(
        at station: StationID?,
        _ snapshot: CounterSnapshot,
        _ now: Timestamp,
        _ rows: inout RenderedRows
    ) -> KitchenView {
        let viewer = KitchenStation(station)
        return KitchenView(
            snapshot,
            policy,
            station: station,
            at: now,
            remembering: &rows.kitchens[viewer, default: OrderMemory()]
        )
    }

    /// The tiles. With hundreds of open orders, a change renders one of them.
    private func tiles(
        _ view: KitchenView,
        _ snapshot: CounterSnapshot,
        _ tile: KitchenTileHTML,
        reusing rows: inout RenderedRows
    ) -> [Fragment] {
        let viewed = Dictionary(uniqueKeysWithValues: view.tiles.map { ($0.order.id, $0) })
        let entries = (snapshot.here + snapshot.onTheWay).filter { viewed[$0.id] != nil }
        let known = rows.parts(of: entries, in: snapshot) { entry, _ in
            viewed[entry.id].map { [tile.html($0)] } ?? []
        }
        return view.tiles.map { viewed in
            let id = viewed.order.id
            // Orders that were called off are few, and are not among the open ones.
            return Fragment(region: .orders, key: String(id), html: known[id]?.first ?? tile.html(viewed))
        }
    }

    /// - Parameter counts: how many tiles the whole kitchen has, and each station; empty without several
    ///   stations.
    private func summary(
        _ view: KitchenView,
        _ snapshot: CounterSnapshot,
        _ words: PageText,
        _ counts: [Int],
        at now: Timestamp
    ) -> Fragment {
        let path = "/kitchen/\(restaurant.id)"
        let stations = snapshot.assortment.restaurant?.stations ?? []
        let left = view.ended.first?.kitchen.ready?.at
        let seconds = { (duration: Duration) in String(duration.components.seconds) }
        return Fragment(
            .summary,
            "kitchen",
            "div",
            .data("left-at", left.map { String($0.milliseconds) }),
            .data("soon", seconds(words.targets.soon)),
            .data("late", seconds(words.targets.late))
        ) {
            if let whole = counts.first {
                tag("nav", .aria("label", words.say(WebOrderText.stations))) {
                    chip(path, words.say(KitchenText.all), nil, whole)
                    for (other, count) in zip(stations, counts.dropFirst()) {
                        let name = HarmlessText.clean(other.name)
                        chip("\(path)?station=\(other.id)", name, other.id, count)
                    }
                }
            }
            tag("p", .class("coming")) {
                if view.waiting > 0 { tag("span") { words.say(KitchenText.waiting(view.waiting)) } }
                if view.awaited > 0 { tag("span") { words.say(KitchenText.awaited(view.awaited)) } }
                if view.onTheWay > 0 { tag("span") { words.say(WebOrderText.onTheWay(view.onTheWay)) } }
                if let next = view.later.first, let collectAt = next.collectAt {
                    button(.id("later")) {
                        let due = DueTime(collectAt, of: now, zone: restaurant.zone)
                        words.say(due.later(view.later.count))
                    }
                }
            }
        }
    }

    /// A station with the number of its tiles.
    private func chip(_ path: String, _ name: String, _ station: StationID?, _ count: Int) -> HTML {
        tag("a", .href(path), .aria("current", station == self.station ? "page" : nil)) {
            name + " "
            tag("b") { String(count) }
        }
    }

    private func recall(_ order: QueuedOrder, _ letters: [Int64: Character], _ words: PageText) -> Fragment {
        let code = ShownCode(order.code, letter: letters[order.id])
        let viewer = station.map { KitchenStation.station($0) }
        let done = order.kitchen.marks.last { $0.kind == .done && (viewer == nil || $0.station == viewer) }
        let sentence = done.map { KitchenText.doneBy(code.text, $0.by) } ?? .doneElsewhere(code.text)
        let html = orderItem(order, .data("done", words.say(sentence))) {
            tag("button", [.type("button"), .class("button wide")] + StaffAction.unfinish.attributes()) {
                code.html
                " "
                tag("span") { StaffAction.unfinish.label.map(words.say) ?? "" }
            }
        }
        return Fragment(region: .more, key: String(order.id), html: html)
    }

    /// The orders for later by their times, under their days. A cook who has time may begin one.
    private func later(
        _ view: KitchenView,
        _ snapshot: CounterSnapshot,
        _ words: PageText,
        at now: Timestamp
    ) -> [Fragment] {
        let moment = MomentText(in: restaurant.zone, now: now)
        var day: CivilDay?
        return view.later.flatMap { order -> [Fragment] in
            guard let collectAt = order.collectAt else { return [] }
            let next = CivilDay(restaurant.zone.civilTime(at: collectAt))
            let due = DueTime(collectAt, of: now, zone: restaurant.zone)
            let isFirst = next != day
            day = next
            let heading = Fragment(.later, "day \(next)", "li", class: "day") { words.say(moment.day(next)) }
            // Where others have begun, a station takes its part by noticing the order.
            let action = order.isForLater(at: now) ? StaffAction.prepare : .see
            return (isFirst ? [heading] : []) + [
                later(order, view.lines(of: order), due, action, snapshot, words)
            ]
        }
    }

    private func later(
        _ order: QueuedOrder,
        _ lines: [OrderedLine],
        _ due: DueTime,
        _ action: StaffAction,
        _ snapshot: CounterSnapshot,
        _ words: PageText
    ) -> Fragment {
        let html = orderItem(order) {
            tag("b") { due.clock }
            tag("p") {
                snapshot.shownCode(order).html
                " "
                lines.content { words.names.line($0) }
            }
            tag("button", [.type("button"), .class("button")] + action.attributes()) {
                StaffAction.prepare.label.map(words.say) ?? ""
            }
        }
        return Fragment(region: .later, key: String(order.id), html: html)
    }

    /// How many open orders have each product and each choice. The dialog before *Sold out* says so.
    private func holders(_ snapshot: CounterSnapshot, _ words: PageText) -> [Fragment] {
        var codes: [SellableID: [String]] = [:]
        for order in (snapshot.here + snapshot.onTheWay).map(\.order) where order.state != .ready {
            let products = Set(order.keptLines.flatMap { $0.content?.sellables ?? [] })
            for product in products {
                codes[product, default: []].append(
                    snapshot.shownCode(order).text
                )
            }
        }
        return codes.sorted { $0.key.description < $1.key.description }.map { product, codes in
            let shown = Array(codes.prefix(6)) + (codes.count > 6 ? ["…"] : [])
            return Fragment(.products, product.description, "li") {
                words.say(KitchenText.openOrders(codes.count, shown))
            }
        }
    }

    private static let shortcuts = [
        Shortcut(name: "recall", key: "r", label: WebOrderText.recallTitle),
        Shortcut(
            name: StaffAction.see.rawValue,
            key: "v",
            label: WebOrderText.seen,
            attributes: StaffAction.see.attributes() + [.data("on", "tiles")]
        ),
        Shortcut(
            name: StaffAction.acknowledge.rawValue,
            key: "x",
            label: KitchenText.understood,
            attributes: StaffAction.acknowledge.attributes() + [.data("on", "strips")]
        ),
        Shortcut(name: "keys", key: "?", label: ScreenKeysText.helpTitle),
    ]

    func document(_ language: Language) -> HTML {
        let title = WebText.page(WebText.kitchen, of: restaurant.name)
        let words = PageText(language: language)
        let say = words.say
        let attributes: [HTMLAttribute] = [
            .data("restaurant", restaurant.id.description), .data("station", station?.description),
            .data("pace-new", say(KitchenText.new)), .data("pace-on-time", say(KitchenText.onTime)),
            .data("pace-soon", say(KitchenText.soon)), .data("pace-late", say(KitchenText.late)),
        ]
        return PageShell(title: title, language: language).live(
            "kitchen",
            of: restaurant,
            query: station.map { "?station=\($0)" } ?? "",
            attributes,
            shortcuts: Self.shortcuts,
            placesNotices: true
        ) {
            bar(title, language)
            button(.id("sound"), .class("alarm")) {
                Icon.mute.html
                tag("span") { say(WebOrderText.noSound) }
            }
            region("div", .feed)
            tag("div", .class("board-area live-area")) {
                tag("div", .class("tiles")) {
                    region("ol", .orders)
                    tag("ol", .id("freed"), .data("text", say(WebOrderText.freed("{}"))))
                }
                section("all-day", class: "all-day") {
                    say(ScreenText.allDay)
                } content: {
                    region("ul", .allDay)
                    tag(
                        "p",
                        .class("more-products"),
                        .data("text", say(KitchenText.moreProducts("{}"))),
                        HTMLAttribute("hidden")
                    )
                }
                tag("div", .class("blank")) {
                    Icon.check.html
                    tag("h2") { say(WebOrderText.nothingToPrepare) }
                    tag("p", .id("left"), .data("text", say(KitchenText.lastLeft("{}"))))
                }
            }
            tag(
                "section",
                .class("rest"),
                .aria("label", say(KitchenText.moreOrdersTitle)),
                HTMLAttribute("hidden")
            ) {
                tag("ol")
                button(.class("all"), .data("all"), .data("text", say(KitchenText.moreOrders("+{}")))) {}
            }
            region("ul", .products, HTMLAttribute("hidden"))
            dialogs(language)
        }
    }

    private func bar(_ title: Sentence, _ language: Language) -> HTML {
        let say = PageText(language: language).say
        return tag("header", .class("bar")) {
            tag("h1", .class("unseen")) { say(title) }
            region("div", .summary, .class("summary"))
            if showsBook {
                tag(
                    "a",
                    .id("book-due"),
                    .href("/book/\(restaurant.id)"),
                    .data("restaurant", restaurant.id.description),
                    HTMLAttribute("hidden")
                )
            }
            // The timer of a recipe that is up, or the next one.
            if showsBook { button(.id("timer"), HTMLAttribute("hidden")) {} }
            tag("div", .class("notices")) { PageShell.notices }
            tag("p", .class("live")) {
                tag("span", .class("dot"), .aria("hidden", "true"))
                tag("span") { say(KitchenText.live) }
            }
            PageShell.darkNote(language)
            tag("time", .class("now"))
            tag(
                "button",
                [.type("button"), .id("see"), .data("on", "tiles"), HTMLAttribute("hidden")]
                    + StaffAction.see.attributes()
            ) {
                Icon.check.html
                tag("span") { StaffAction.see.label.map(say) ?? "" }
            }
            button(.id("recall"), .aria("label", say(WebOrderText.recallTitle))) {
                Icon.undo.html
                tag("span") { say(WebOrderText.recall) }
            }
            button(
                .id("ring"),
                .class("square"),
                .aria("label", say(KitchenText.sound)),
                HTMLAttribute("hidden")
            ) {
                Icon.sound.html
            }
            button(.id("menu"), .class("square"), .aria("label", say(KitchenText.more))) { Icon.dots.html }
        }
    }

    @HTMLBuilder private func dialogs(_ language: Language) -> HTML {
        let say = PageText(language: language).say
        let back = tag(
            "button",
            .class("button primary wide"),
            HTMLAttribute("value", ""),
            HTMLAttribute("autofocus")
        ) {
            say(WebText.back)
        }
        dialog("dialog-recall", titleID: "title-recall") {
            say(WebOrderText.recallTitle)
        } content: {
            region("ul", .more, .class("choices"))
            tag("p", .class("empty")) { say(ScreenPanelText.empty) }
            tag("p", .class("caption")) { say(WebOrderText.recallHint) }
            back
        }
        dialog("dialog-later", titleID: "title-later") {
            say(WebTillText.later)
        } content: {
            region("ol", .later, .class("later-list"))
            back
        }
        dialog("dialog-rest", titleID: "title-rest") {
            say(KitchenText.moreOrdersTitle)
        } content: {
            tag("ol", .class("rest-tiles"))
            back
        }
        dialog("dialog-lines", titleID: "title-lines") {
            tag("span", .class("code"))
        } content: {
            tag("div", .class("facts-list"))
            back
        }
        if showsBook {
            // The recipe of a line, while orders go on to come and to chime.
            dialog("dialog-recipe", titleID: "title-recipe") {
                say(BookRecipeText.recipe)
            } content: {
                tag("div", .class("recipe-content"), .data("word", say(BookRecipeText.recipe)))
                back
            }
        }
        dialog("dialog-menu", titleID: "title-menu") {
            say(KitchenText.more)
        } content: {
            TextSizeChoice(language: language).html
            button(.id("keys"), .class("button wide")) { say(WebText.keys) }
            back
        }
    }
}
