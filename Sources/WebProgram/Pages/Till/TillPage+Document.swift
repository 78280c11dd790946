import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

extension TillPage {
    /// The keys of the terminal's screen.
    static let shortcuts =
        [Shortcut(name: "next", key: "Enter", label: ScreenKeysText.next)]
        + (TillCommand.ofOrder + TillCommand.finding + TillCommand.ofScreen).compactMap { Shortcut($0) }

    func document(_ language: Language) -> HTML {
        let title = WebText.page(WebText.till, of: restaurant.name)
        let words = PageText(language: language)
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
                    words.opener(TillView.last.rawValue, WebOrderText.last)
                    words.button(.pause)
                    words.button(.soldOut)
                    words.opener(TillView.refused.rawValue, WebOrderText.refused)
                    words.opener(TillView.device.rawValue, WebOrderText.blacklist)
                    words.button(.close)
                    words.opener(TillView.keys.rawValue, WebText.keys)
                    words.opener(TillView.leave.rawValue, WebText.screens)
                }
            }
            region("div", .feed)
            tag(
                "form",
                .id("find"),
                .class("find"),
                .role("search"),
                // What happens to the order that was found: one in these states has arrived, another returns.
                .data("states", OrderState.open.map(\.rawValue).joined(separator: " ")),
                .data("arrival", StaffAction.arrive.rawValue),
                .data("return", StaffAction.recall.rawValue)
            ) {
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

extension Shortcut {
    /// A key of the till.
    fileprivate init?(_ command: TillCommand) {
        guard let key = command.key else { return nil }
        let (name, attributes): (String, [HTMLAttribute]) =
            switch command {
            case .take(let action): (action.rawValue, action.attributes())
            // Named after what it asks for.
            case .ask(let action):
                (action.fields.first { !$0.isAsked }?.name ?? "", action.attributes(asksAll: true))
            case .open(let view):
                (view.rawValue, [.data("open", view.rawValue), .data("needs-order", if: view.needsOrder)])
            }
        self.init(
            name: name,
            key: String(key.character),
            label: key.help ?? ScreenKeysText.helpTitle,
            attributes: attributes
        )
    }
}
