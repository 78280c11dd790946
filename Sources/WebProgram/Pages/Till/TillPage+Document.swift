import McOrderCounter
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

    /// The whole document, with empty regions.
    func document(_ language: Language) -> HTML {
        let title = WebText.page(WebText.till, of: counter.name)
        let say = PageWords(language: language).say
        let dialogs = TillDialogs(say: say)
        return PageShell(title: title, language: language).live(
            "till",
            stream: "/v1/stream/till/\(counter.id)",
            [HTMLAttribute("data-restaurant", counter.id.description)],
            shortcuts: Self.shortcuts
        ) {
            tag("header") {
                tag("h1") { title[language] }
                region("div", .summary, .class("summary"))
                tag("p", .class("buttons")) {
                    opener("last", say(WebOrderText.last))
                    opener("pause", say(WebOrderText.pause))
                    opener("sold-out", say(WebOrderText.soldOut))
                    opener("refused", say(WebOrderText.refused))
                    opener("device", say(WebOrderText.blacklist))
                    opener("close", say(WebOrderText.close))
                    opener("keys", say(WebText.keys))
                    opener("leave", say(WebText.screens))
                }
            }
            region("div", .feed)
            tag("form", .id("find"), .class("find"), .role("search")) {
                tag("label", HTMLAttribute("for", "number")) { say(ScreenText.order) }
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
            tag("section", .class("all-day"), HTMLAttribute("aria-labelledby", "all-day")) {
                tag("h2", .id("all-day")) { say(ScreenText.allDay) }
                region("ul", .allDay)
                tag("p", .class("empty")) { say(ScreenText.nothingToDo) }
            }
            dialogs.html
        }
    }

    private func lane(_ id: String, _ name: String, _ orders: StaticRegion, _ empty: String) -> HTML {
        tag("section", .class("lane"), HTMLAttribute("aria-labelledby", id)) {
            tag("h2", .id(id)) {
                name + " "
                tag("span", HTMLAttribute("data-count", orders.rawValue)) { "" }
            }
            region("ol", orders)
            tag("p", .class("empty")) { empty }
        }
    }

    private func opener(_ dialog: String, _ label: String) -> HTML {
        tag("button", .type("button"), HTMLAttribute("data-open", dialog)) { label }
    }
}
