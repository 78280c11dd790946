import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The till's questions. Each is a `<dialog>`; the scripts fill in the order's code.
struct TillDialogs {
    let say: @Sendable (Sentence) -> String

    @HTMLBuilder var html: HTML {
        dialog("reason") {
            tag("div", .class("answers")) {
                StaffReason.allCases.map { answer($0.rawValue, $0.sentence, key: $0.letter) }
            }
            field("own-reason", WebOrderText.ownReason, longest: "60", answer: "own")
            answer("own", WebOrderText.save)
        }
        for action in StaffAction.allCases where !action.answers.isEmpty {
            dialog(action.rawValue, action.label) {
                tag("div", .class("answers")) {
                    action.answers.map { answer($0.action.rawValue, $0.sentence, key: $0.key) }
                }
            }
        }
        dialog("paid", WebOrderText.payment) {
            tag("div", .class("answers")) {
                for (letter, payment) in zip("abc", Payment.allCases) {
                    answer(payment.rawValue, WebOrderText.paid(payment), key: letter)
                }
            }
        }
        dialog("strike", WebOrderText.strike) { tag("ul", .class("answers choices")) }
        dialog("products") {
            field("product", WebOrderText.product, longest: "120", answer: "typed")
            region("ul", .products, .class("answers choices"))
            answer("typed", WebOrderText.add)
        }
        dialog("note") {
            field("note-text", WebOrderText.note, longest: "\(StaffText.longest)", answer: "note")
            answer("note", WebOrderText.save)
        }
        dialog("pause", ScreenAvailabilityText.pauseNow) {
            tag("div", .class("answers")) {
                for (letter, minutes) in zip("abcd", [10, 20, 30, 60]) {
                    answer(String(minutes), ScreenAvailabilityText.minutes(minutes), key: letter)
                }
                answer("closing", ScreenAvailabilityText.untilClosing, key: "e")
                answer("end", StaffAction.resume, key: "o")
            }
        }
        // The finished orders, the orders that were found, and an order's history.
        dialog("list") {
            tag("ul", .class("answers choices"), .data("empty", say(ScreenPanelText.empty)))
        }
        sure("accept", .accept, key: "a")
        sure("unlist", .unblacklist, key: "l")
        sure("final", ScreenCloseText.make, key: "f")
        sure("leave", ScreenPanelText.leave, key: "q", title: ScreenPanelText.reallyLeave)
        dialog("close", WebOrderText.close) {
            // The first element that takes the focus, so that the letters answer.
            tag("pre", HTMLAttribute("tabindex", "0"), HTMLAttribute("autofocus"))
            tag("div", .data("only-open")) {
                field("register", WebOrderText.register, longest: "12", answer: "close")
            }
            tag("div", .class("answers")) {
                tag("div", .data("only-open")) { answer("close", WebOrderText.makeClose, key: "f") }
                answer("closes", WebOrderText.closes, key: "l")
            }
        }
    }

    /// A question.
    ///
    /// - Parameter title: the title. The scripts put the order's code and a text before it.
    private func dialog(_ name: String, _ title: Sentence? = nil, @HTMLBuilder _ content: () -> HTML)
        -> HTML
    {
        McOrderWeb.dialog("dialog-\(name)", titleID: "title-\(name)") {
            tag("span", .class("about"))
            " " + (title.map(say) ?? "")
        } content: {
            content()
            tag("p", .class("buttons")) { button(.data("close")) { say(WebText.back) } }
        }
    }

    /// A question with one answer beside the one that changes nothing.
    private func sure(_ name: String, _ label: Sentence, key: Character, title: Sentence? = nil) -> HTML {
        dialog(name, title) { tag("div", .class("answers")) { answer(name, label, key: key) } }
    }

    /// A question whose only answer takes an action.
    private func sure(_ name: String, _ action: StaffAction, key: Character) -> HTML {
        dialog(name) { tag("div", .class("answers")) { answer(name, action, key: key) } }
    }

    /// An answer that takes an action in place of the dialog's own.
    private func answer(_ value: String, _ action: StaffAction, key: Character) -> HTML {
        answer(value, action.label ?? Verbatim(""), key: key, .change(action))
    }

    /// An answer to a question, with the key that gives it.
    private func answer(
        _ value: String,
        _ label: Sentence,
        key: Character? = nil,
        _ further: HTMLAttribute...
    ) -> HTML {
        let key = key.map { String($0) }
        return tag("button", [HTMLAttribute("value", value), .data("key-of", key)] + further) {
            if let key {
                tag("kbd") { key }
                " "
            }
            say(label)
        }
    }

    /// A text field with its label. Enter in it gives the answer.
    @HTMLBuilder private func field(
        _ id: String,
        _ name: WebOrderText,
        longest: String,
        answer: String
    ) -> HTML {
        label(for: id, say(name))
        voidTag(
            "input",
            .id(id),
            .data("answer", answer),
            HTMLAttribute("autocomplete", "off"),
            HTMLAttribute("maxlength", longest)
        )
    }
}
