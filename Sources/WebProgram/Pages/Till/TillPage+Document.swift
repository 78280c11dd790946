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
        return PageShell(title: title, language: language).live(
            "till",
            of: restaurant,
            [.data("restaurant", restaurant.id.description)],
            shortcuts: Self.shortcuts,
            placesNotices: true
        ) {
            tag("header", .class("till-bar")) {
                tag("h1") {
                    words.say(WebText.till)
                    tag("span", .class("caption")) { HarmlessText.clean(restaurant.name) }
                }
                find(words)
                region("div", .summary, .class("summary"))
                tag("div", .class("said")) {
                    PageShell.notices
                    button(.id("undo"), .class("button")) { words.say(WebTillText.undoLast) }
                }
                PageShell.darkNote(language)
                tag("a", .class("button"), .href("/till/\(restaurant.id)/new")) {
                    Icon.plus.html
                    tag("span", .class("word")) { words.say(TakeOrderText.title) }
                }
                button(
                    .class("button"),
                    HTMLAttribute("popovertarget", "management")
                ) {
                    Icon.dots.html
                    tag("span", .class("word")) { words.say(WebTillText.management) }
                }
                management(words)
            }
            region("div", .feed)
            tag("div", .class("till-panes live-area")) {
                tag("div", .class("lanes")) {
                    lane("here", words.say(TillText.here), .orders, words.say(ScreenText.nobodyHere))
                    lane("coming", words.say(ScreenText.onTheWay), .more, words.say(ScreenText.nothingComing))
                    lane("waiting", words.say(WebTillText.waitingForCustomer), .waiting, "")
                    lane("awaited", words.say(WebTillText.awaited), .awaited, "")
                    lane("later", words.say(WebTillText.later), .later, "")
                    tag("details", .class("lane")) {
                        tag("summary") { words.say(ScreenText.allDay) }
                        region("ul", .allDay, .class("all-day"))
                        tag("p", .class("empty")) { words.say(ScreenText.nothingToDo) }
                    }
                    pad(words)
                }
                tag("div", .class("sheet-pane")) {
                    region("div", .sheets, .class("sheets"))
                    tag("p", .class("choose")) { words.say(WebOrderText.choose) }
                }
            }
            TillDialogs(say: words.say).html
        }
    }

    private func find(_ words: PageText) -> HTML {
        tag(
            "form",
            .id("find"),
            .role("search"),
            // What happens to the order that was found: one in these states has arrived, another returns.
            .data("states", OrderState.open.map(\.rawValue).joined(separator: " ")),
            .data("arrival", StaffAction.arrive.rawValue),
            .data("return", StaffAction.recall.rawValue)
        ) {
            tag("label", .class("search")) {
                tag("span", .class("unseen")) { words.say(WebTillText.searchLabel) }
                Icon.search.html
                voidTag(
                    "input",
                    .id("number"),
                    .type("search"),
                    HTMLAttribute("autocomplete", "off"),
                    HTMLAttribute("spellcheck", "false"),
                    HTMLAttribute("enterkeyhint", "search"),
                    HTMLAttribute("maxlength", "60"),
                    HTMLAttribute("placeholder", words.say(WebTillText.searchHint))
                )
            }
        }
    }

    /// What is not about one order, in one menu.
    private func management(_ words: PageText) -> HTML {
        tag("div", .id("management"), .class("management"), HTMLAttribute("popover")) {
            item(words, .pause)
            item(words, .soldOut)
            item(words, .last, WebOrderText.last)
            item(words, .refused, WebOrderText.refused)
            item(words, .device, WebOrderText.blacklist)
            item(words, .close)
            item(words, .keys, WebText.keys)
            item(words, .leave, WebText.screens)
            TextSizeChoice(language: words.language).html
        }
    }

    private func item(_ words: PageText, _ action: StaffAction) -> HTML {
        item(action.attributes()) { action.label.map(words.say) ?? "" }
    }

    private func item(_ words: PageText, _ view: TillView, _ label: Sentence) -> HTML {
        item([.data("open", view.rawValue)]) { words.say(label) }
    }

    private func item(_ attributes: [HTMLAttribute], @HTMLBuilder _ content: () -> HTML) -> HTML {
        let closing: [HTMLAttribute] = [
            .type("button"), .class("button"), HTMLAttribute("popovertarget", "management"),
            HTMLAttribute("popovertargetaction", "hide"),
        ]
        return tag("button", closing + attributes, content: content)
    }

    private func lane(_ id: String, _ name: String, _ orders: StaticRegion, _ empty: String) -> HTML {
        section(id, class: "lane \(id)") {
            name + " "
            tag("b", .data("count-of", orders.rawValue))
        } content: {
            region("ul", orders)
            tag("p", .class("empty")) { empty }
        }
    }

    /// Digits for a screen without a keyboard.
    private func pad(_ words: PageText) -> HTML {
        tag("div", .class("pad"), .role("group"), .aria("label", words.say(WebTillText.numberPad))) {
            for digit in ["1", "2", "3", "4", "5", "6", "7", "8", "9"] { padKey(digit) }
            button(.class("wide-key"), .data("clear")) { words.say(WebTillText.clear) }
            padKey("0")
            tag("button", .type("submit"), HTMLAttribute("form", "find"), .class("wide-key go")) {
                words.say(WebTillText.open)
            }
        }
    }

    private func padKey(_ digit: String) -> HTML {
        button(.data("digit", digit)) { digit }
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
