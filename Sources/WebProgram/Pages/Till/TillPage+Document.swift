import McOrderModel
import McOrderText

extension TillPage {
    /// The keys of the terminal's screen.
    static let shortcuts = [
        Shortcut(name: "next", key: "Enter", label: ScreenKeysText.next),
        Shortcut(name: "collect", key: "c", label: ScreenKeysText.collect),
        Shortcut(name: "paid", key: "C", label: ScreenKeysText.collectPaid),
        Shortcut(name: "recall", key: "b", label: ScreenKeysText.back),
        Shortcut(name: "arrive", key: "a", label: ScreenKeysText.arrived),
        Shortcut(name: "cancel", key: "x", label: ScreenKeysText.cancel),
        Shortcut(name: "no-show", key: "n", label: ScreenKeysText.noShow),
        Shortcut(name: "strike", key: "t", label: ScreenKeysText.strike),
        Shortcut(name: "add", key: "+", label: ScreenKeysText.add),
        Shortcut(name: "note", key: "m", label: ScreenKeysText.note),
        Shortcut(name: "history", key: "h", label: ScreenKeysText.history),
        Shortcut(name: "device", key: "d", label: ScreenKeysText.device),
        Shortcut(name: "search", key: "/", label: ScreenKeysText.search),
        Shortcut(name: "last", key: "u", label: ScreenKeysText.reopen),
        Shortcut(name: "pause", key: "p", label: ScreenKeysText.pause),
        Shortcut(name: "sold-out", key: "s", label: ScreenKeysText.soldOut),
        Shortcut(name: "refused", key: "r", label: ScreenKeysText.refused),
        Shortcut(name: "close", key: "f", label: ScreenKeysText.close),
        Shortcut(name: "leave", key: "q", label: ScreenKeysText.quit),
        Shortcut(name: "keys", key: "?", label: ScreenKeysText.helpTitle),
    ]

    func document(_ language: Language) -> HTML {
        let title = WebText.page(WebText.till, of: restaurant.name)
        let words = PageWords(language: language)
        let say = words.say
        return PageShell(title: title, language: language).live(
            "till",
            of: restaurant,
            [.data("restaurant", restaurant.id.description)],
            shortcuts: Self.shortcuts
        ) {
            tag("header") {
                tag("h1") { say(title) }
                region("div", .summary, .class("summary"))
                tag("p", .class("buttons")) {
                    words.opener("last", WebOrderText.last)
                    words.opener("pause", WebOrderText.pause)
                    words.opener("sold-out", WebOrderText.soldOut)
                    words.opener("refused", WebOrderText.refused)
                    words.opener("device", WebOrderText.blacklist)
                    words.opener("close", WebOrderText.close)
                    words.opener("keys", WebText.keys)
                    words.opener("leave", WebText.screens)
                }
            }
            region("div", .feed)
            tag("form", .id("find"), .class("find"), .role("search")) {
                label(for: "number", say(ScreenText.order))
                voidTag(
                    "input",
                    .id("number"),
                    HTMLAttribute("autocomplete", "off"),
                    HTMLAttribute("spellcheck", "false"),
                    HTMLAttribute("maxlength", "60"),
                    HTMLAttribute("placeholder", say(WebOrderText.findHint))
                )
                tag("button") { say(WebOrderText.find) }
            }
            tag("div", .class("lanes")) {
                lane("here", say(TillText.here), .orders, say(ScreenText.nobodyHere))
                lane("coming", say(ScreenText.onTheWay), .more, say(ScreenText.nothingComing))
            }
            tag("p", .class("choose")) { say(WebOrderText.choose) }
            words.allDay
            TillDialogs(say: say).html
        }
    }

    private func lane(_ id: String, _ name: String, _ orders: StaticRegion, _ empty: String) -> HTML {
        section(id, class: "lane") {
            name + " "
            tag("span", .data("count", orders.rawValue))
        } content: {
            region("ol", orders)
            tag("p", .class("empty")) { empty }
        }
    }
}
