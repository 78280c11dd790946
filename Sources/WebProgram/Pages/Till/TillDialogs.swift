import McOrderModel
import McOrderText
import TillProgram

/// The till's questions. Each is a `<dialog>`; the scripts fill in the order's code.
struct TillDialogs {
    let say: @Sendable (Sentence) -> String

    var html: HTML {
        HTML([
            reason, noShow, paid, strike, products, note, pause, listing,
            sure("accept", WebOrderText.accept, key: "a"),
            sure("unlist", WebOrderText.unlist, key: "l"),
            sure("final", ScreenCloseText.make, key: "f"),
            sure("leave", ScreenPanelText.leave, key: "q", title: say(ScreenPanelText.reallyLeave)),
            close,
        ])
    }

    /// A question.
    ///
    /// - Parameter title: the title. The scripts put the order's code and a text before it.
    private func dialog(_ name: String, _ title: String, @HTMLBuilder _ content: () -> HTML) -> HTML {
        tag("dialog", .id("dialog-\(name)"), HTMLAttribute("aria-labelledby", "title-\(name)")) {
            tag("form", HTMLAttribute("method", "dialog")) {
                tag("h2", .id("title-\(name)")) {
                    tag("span", .class("about"))
                    " " + title
                }
                content()
                tag("p", .class("buttons")) {
                    tag("button", .type("button"), HTMLAttribute("data-close")) { say(WebText.back) }
                }
            }
        }
    }

    /// An answer to a question, with the key that gives it.
    private func answer(_ value: String, _ label: Sentence, key: Character? = nil) -> HTML {
        tag(
            "button",
            HTMLAttribute("value", value),
            HTMLAttribute("data-key-of", optional: key.map { String($0) })
        ) {
            if let key {
                tag("kbd") { String(key) }
                " "
            }
            say(label)
        }
    }

    private var reason: HTML {
        dialog("reason", "") {
            tag("div", .class("answers")) {
                StaffReason.allCases.map { answer($0.rawValue, $0.sentence, key: $0.letter) }
            }
            tag("label", HTMLAttribute("for", "own-reason")) { say(WebOrderText.ownReason) }
            text("own-reason", longest: "60", answer: "own")
            answer("own", WebOrderText.save)
        }
    }

    private var noShow: HTML {
        dialog("no-show", say(WebOrderText.noShow)) {
            tag("div", .class("answers")) {
                answer("no-show", ScreenPanelText.nobodyCame, key: "n")
                answer("blacklist", ScreenPanelText.nobodyCameAndBlacklist, key: "l")
            }
        }
    }

    private var paid: HTML {
        dialog("paid", say(WebOrderText.payment)) {
            tag("div", .class("answers")) {
                for (letter, payment) in zip("abc", Payment.allCases) {
                    answer(payment.rawValue, WebOrderText.paid(payment), key: letter)
                }
            }
        }
    }

    /// A question with one answer beside the one that changes nothing.
    private func sure(_ name: String, _ label: Sentence, key: Character, title: String = "") -> HTML {
        dialog(name, title) { tag("div", .class("answers")) { answer(name, label, key: key) } }
    }

    private var close: HTML {
        dialog("close", say(WebOrderText.close)) {
            // The first element that takes the focus, so that the letters answer.
            tag("pre", HTMLAttribute("tabindex", "0"), HTMLAttribute("autofocus"))
            tag("div", HTMLAttribute("data-only-open")) {
                tag("label", HTMLAttribute("for", "register")) { say(WebOrderText.register) }
                text("register", longest: "12", answer: "close")
            }
            tag("div", .class("answers")) {
                tag("div", HTMLAttribute("data-only-open")) {
                    answer("close", WebOrderText.makeClose, key: "f")
                }
                answer("closes", WebOrderText.closes, key: "l")
            }
        }
    }

    private var strike: HTML {
        dialog("strike", say(WebOrderText.strike)) { tag("ul", .class("answers choices")) }
    }

    private var products: HTML {
        dialog("products", "") {
            tag("label", HTMLAttribute("for", "product")) { say(WebOrderText.product) }
            text("product", longest: "120", answer: "typed")
            region("ul", .products, .class("answers choices"))
            answer("typed", WebOrderText.add)
        }
    }

    private var note: HTML {
        dialog("note", "") {
            tag("label", HTMLAttribute("for", "note-text")) { say(WebOrderText.note) }
            text("note-text", longest: "200", answer: "note")
            answer("note", WebOrderText.save)
        }
    }

    private var pause: HTML {
        dialog("pause", say(ScreenAvailabilityText.pauseNow)) {
            tag("div", .class("answers")) {
                for (letter, minutes) in [("a" as Character, 10), ("b", 20), ("c", 30), ("d", 60)] {
                    answer(String(minutes), ScreenAvailabilityText.minutes(minutes), key: letter)
                }
                answer("closing", ScreenAvailabilityText.untilClosing, key: "e")
                answer("resume", ScreenAvailabilityText.endPause, key: "o")
            }
        }
    }

    /// The finished orders, the orders that were found, and an order's history.
    private var listing: HTML {
        dialog("list", "") {
            tag("ul", .class("answers choices"), HTMLAttribute("data-empty", say(ScreenPanelText.empty)))
        }
    }

    /// A text field. Enter in it gives the answer.
    private func text(_ id: String, longest: String, answer: String) -> HTML {
        voidTag(
            "input",
            .id(id),
            HTMLAttribute("data-answer", answer),
            HTMLAttribute("autocomplete", "off"),
            HTMLAttribute("maxlength", longest)
        )
    }
}
