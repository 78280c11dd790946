import McOrderDisplay
import McOrderText
import McOrderWeb

/// Every component once, for the tests of how the pages look. The sections have the names of the components.
struct StylePage {
    /// The colours of `tokens.css`; `sheet.css` has a class for each.
    private static let colours = [
        "paper", "surface", "sunken", "ink-2", "edge", "primary", "brand", "brand-soft", "good", "good-soft",
        "warn-soft", "bad", "bad-soft", "changed", "changed-soft", "collect",
    ]

    func document(_ language: Language) -> HTML {
        let say = PageText(language: language).say
        let title = Verbatim("components.css")
        return PageShell(title: title, language: language).sheet {
            colours
            types
            buttons(say)
            marks(say)
            fields(language)
            alerts(say)
        }
    }

    private func specimens(_ name: String, @HTMLBuilder content: () -> HTML) -> HTML {
        section(name, class: "card") {
            name
        } content: {
            tag("div", .class("specimen"), content: content)
        }
    }

    private var colours: HTML {
        section("colour", class: "card") {
            "colour"
        } content: {
            tag("ul", .class("colours")) {
                Self.colours.map { name in tag("li", .class("c-\(name)")) { name } }
            }
        }
    }

    private var types: HTML {
        section("type", class: "card sizes") {
            "type"
        } content: {
            [72, 48, 32, 24, 20, 16, 14].map { size in tag("p", .class("t\(size)")) { "417-624 · \(size)" } }
        }
    }

    private func buttons(_ say: (Sentence) -> String) -> HTML {
        specimens("button") {
            button(.class("button primary large")) { say(WebOrderText.add) }
            button(.class("button primary")) { say(WebOrderText.handOver) }
            button(.class("button")) { say(WebOrderText.note) }
            button(.class("button good")) { say(WebOrderText.markReady) }
            button(.class("button danger")) { say(WebOrderText.cancel) }
            button(.class("button"), .aria("busy", "true")) { say(ScreenPanelText.working) }
            button(.class("button"), HTMLAttribute("disabled")) { say(WebOrderText.save) }
            button(.class("iconbutton"), .aria("label", say(WebOrderText.find))) { Icon.search.html }
        }
    }

    private func marks(_ say: (Sentence) -> String) -> HTML {
        specimens("mark") {
            [ShownCode("417-624"), ShownCode("9-624"), ShownCode("9-772", letter: "B")].map { code in
                tag("span", .class("t32")) { code.html }
            }
            tag("span", .class("chip"), .aria("current", "true")) { say(WebOrderText.allStations) }
            tag("span", .class("chip")) { say(WebText.kitchen) }
            tag("span", .class("chip on")) {
                say(WebOrderText.done)
                Icon.check.html
            }
            tag("span", .class("tag out")) { say(WebOrderText.strike) }
            tag("span", .class("tag in")) { say(WebOrderText.add) }
            tag("span", .class("badge")) { "2" }
            tag("span", .class("status ok")) {
                Icon.clock.html
                say(WebOrderText.readyToCollect)
            }
            tag("span", .class("status stop")) {
                Icon.warn.html
                say(WebOrderText.pause)
            }
            tag("span", .class("note")) { say(WebOrderText.soldOut) }
        }
    }

    private func fields(_ language: Language) -> HTML {
        let say = PageText(language: language).say
        return specimens("field") {
            tag("div", .class("stepper"), .role("group"), .aria("label", say(OwnerText.orders))) {
                button(.aria("label", "−")) { Icon.minus.html }
                tag("output") { "2" }
                button(.aria("label", "+")) { Icon.plus.html }
            }
            tag("label", .class("switch")) {
                let kind = [HTMLAttribute.type("checkbox"), .role("switch"), HTMLAttribute("checked")]
                voidTag("input", kind)
                tag("span") { say(WebText.singleKeys) }
            }
            TextSizeChoice(language: language).html
            tag("label", .class("search")) {
                tag("span", .class("unseen")) { say(WebOrderText.find) }
                Icon.search.html
                voidTag("input", .type("search"), HTMLAttribute("placeholder", say(WebOrderText.findHint)))
            }
        }
    }

    private func alerts(_ say: (Sentence) -> String) -> HTML {
        specimens("alert") {
            tag("p", .class("alert warn")) {
                Icon.warn.html
                tag("span") { say(WebText.unknownOutcome) }
            }
            tag("p", .class("alert bad")) {
                Icon.warn.html
                tag("span") { say(WebText.noConnection) }
            }
            tag("p", .class("alert allergic")) {
                Icon.warn.html
                tag("span") { "alergia al huevo" }
            }
            tag("p", .class("alarm")) { say(ScreenText.unheard) }
        }
    }
}
