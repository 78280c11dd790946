import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The till's questions. Each is a `<dialog>`; the scripts fill in the order's code.
///
/// In a question before something that hurts, the safe answer is filled and has the focus, so that Enter does
/// no harm.
struct TillDialogs {
    let say: @Sendable (Sentence) -> String

    @HTMLBuilder var html: HTML {
        harmful
        dialog("paid", WebOrderText.payment) {
            tag("div", .class("answers")) {
                for (letter, payment) in zip("abc", Payment.allCases) {
                    answer(payment.rawValue, WebOrderText.paid(payment), key: letter)
                }
            }
        }
        dialog("bags", PrinterText.bagsQuestion) {
            tag("div", .class("answers")) {
                for one in BagAnswer.all {
                    answer(one.bags.map(String.init) ?? "more", one.sentence, key: one.key)
                }
            }
        }
        dialog("minutes", WebOrderText.promise) {
            tag("div", .class("answers")) {
                for one in PromiseAnswer.all { answer(String(one.minutes), one.sentence, key: one.key) }
            }
        }
        dialog("strike", WebOrderText.strike) { tag("ul", .class("answers choices")) }
        dialog("products") {
            field("product", WebOrderText.product, longest: "120", answer: "typed")
            region("ul", .products, .class("answers choices"))
            answer("typed", WebOrderText.add)
        }
        // The script puts in what can be chosen with a product.
        dialog("options", WebTillText.chooseOptions) {
            tag("div", .class("choices chosen-options"))
            answer("add", WebTillText.addIt)
        }
        dialog("note", WebOrderText.note) {
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
        dialog("close", WebOrderText.close) {
            // The first element that takes the focus, so that the letters answer.
            tag("pre", HTMLAttribute("tabindex", "0"), HTMLAttribute("autofocus"))
            tag("div", .data("only-open")) {
                field("register", WebOrderText.register, longest: "12", answer: "close", mode: "decimal")
            }
            tag("div", .class("answers")) {
                tag("div", .data("only-open")) { answer("close", WebOrderText.makeClose, key: "f") }
                answer("closes", WebOrderText.closes, key: "l")
            }
        }
    }

    /// The questions before what hurts somebody, or cannot be undone.
    @HTMLBuilder private var harmful: HTML {
        question("reason-\(StaffAction.cancel.rawValue)", .cancelQuestion, .cancelConsequence, .doNotCancel) {
            reasons
        } answers: {
            answer("yes", WebTillText.cancelIt, key: "x", needsReason: true)
        }
        question("reason-\(StaffAction.strike.rawValue)", nil, .strikeConsequence, .doNotStrike) {
            reasons
        } answers: {
            answer("yes", WebOrderText.strike, key: "t", needsReason: true)
        }
        for action in StaffAction.allCases where !action.answers.isEmpty {
            question(action.rawValue, .noShowQuestion, .noShowConsequence, .noChange) {
                HTML.empty
            } answers: {
                action.answers.map { answer($0.action.rawValue, $0.sentence, key: $0.key) }
            }
        }
        question(StaffAction.blacklist.rawValue, .blacklistQuestion, .blacklistConsequence, .doNotBlacklist) {
            HTML.empty
        } answers: {
            answer(StaffAction.blacklist.rawValue, WebTillText.blacklistForEver, key: "l")
        }
        question(StaffAction.early, .unreadyQuestion, .unreadyConsequence, .wait) {
            HTML.empty
        } answers: {
            answer("yes", WebTillText.handOverAnyway, key: "e")
        }
        question("accept", nil, .acceptConsequence, .noChange) {
            HTML.empty
        } answers: {
            answer("accept", StaffAction.accept, key: "a")
        }
        question("unlist", nil, .unlistConsequence, .noChange) {
            HTML.empty
        } answers: {
            answer("unlist", StaffAction.unblacklist, key: "l")
        }
        question("lost", .revokeQuestion, .revokeConsequence, .doNotRevoke) {
            HTML.empty
        } answers: {
            answer("lost", StaffAction.revoke, key: "r")
        }
        question("final", nil, .closeConsequence, .doNotClose) {
            HTML.empty
        } answers: {
            answer("final", ScreenCloseText.make, key: "f")
        }
        question("leave", nil, nil, .stay, title: ScreenPanelText.reallyLeave) {
            HTML.empty
        } answers: {
            answer("leave", ScreenPanelText.leave, key: "q")
        }
        question("dearer", .dearer, nil, .noChange) {
            HTML.empty
        } answers: {
            answer("yes", WebTillText.agree, key: "a")
        }
    }

    /// The reasons, of which one is chosen, and a field for another one.
    private var reasons: HTML {
        tag("fieldset", .class("reasons")) {
            tag("legend") { say(WebTillText.reason) }
            StaffReason.allCases.map { reason($0.rawValue, $0.sentence, key: $0.letter) }
            reason("own", WebOrderText.ownReason, key: "o")
            voidTag(
                "input",
                .type("text"),
                .class("own-reason"),
                .aria("label", say(WebOrderText.ownReason)),
                HTMLAttribute("autocomplete", "off"),
                HTMLAttribute("maxlength", "60")
            )
        }
    }

    private func reason(_ value: String, _ words: Sentence, key: Character) -> HTML {
        tag("label", .class("option")) {
            voidTag(
                "input",
                .type("radio"),
                HTMLAttribute("name", "reason"),
                HTMLAttribute("value", value),
                .data("key-of", String(key))
            )
            tag("span") {
                tag("kbd") { String(key) }
                " " + say(words)
            }
        }
    }

    /// A question before something that hurts: title, consequence, what has to be chosen, and the answers, of
    /// which the safe one has the focus.
    private func question(
        _ name: String,
        _ title: WebTillText?,
        _ consequence: WebTillText?,
        _ safe: WebTillText,
        title other: Sentence? = nil,
        @HTMLBuilder _ content: () -> HTML,
        @HTMLBuilder answers: () -> HTML
    ) -> HTML {
        McOrderWeb.dialog("dialog-\(name)", titleID: "title-\(name)", class: "ask") {
            heading(title ?? other)
        } content: {
            if let consequence { tag("p") { say(consequence) } }
            content()
            tag("div", .class("ask-foot")) {
                answers()
                button(.class("button primary"), .data("close"), HTMLAttribute("autofocus")) { say(safe) }
            }
        }
    }

    @HTMLBuilder private func heading(_ title: Sentence?) -> HTML {
        tag("span", .class("about"))
        " " + (title.map(say) ?? "")
    }

    /// A question.
    ///
    /// - Parameter title: the title. The scripts put the order's code and a text before it.
    private func dialog(_ name: String, _ title: Sentence? = nil, @HTMLBuilder _ content: () -> HTML)
        -> HTML
    {
        McOrderWeb.dialog("dialog-\(name)", titleID: "title-\(name)", class: "list") {
            heading(title)
        } content: {
            content()
            tag("p", .class("dialog-foot")) { button(.class("button"), .data("close")) { say(WebText.back) } }
        }
    }

    /// An answer that takes an action in place of the dialog's own.
    private func answer(_ value: String, _ action: StaffAction, key: Character) -> HTML {
        answer(value, action.label ?? Verbatim(""), key: key, .change(action))
    }

    /// An answer to a question, with the key that gives it.
    ///
    /// - Parameter needsReason: whether it can be given only when a reason was chosen.
    private func answer(
        _ value: String,
        _ label: Sentence,
        key: Character? = nil,
        needsReason: Bool = false,
        _ further: HTMLAttribute...
    ) -> HTML {
        let key = key.map { String($0) }
        let own: [HTMLAttribute] = [
            .class("button"), HTMLAttribute("value", value), .data("key-of", key),
            .data("needs-reason", if: needsReason),
        ]
        return tag("button", own + further) {
            if let key {
                tag("kbd") { key }
                " "
            }
            say(label)
        }
    }

    /// A text field with its label. Enter in it gives the answer.
    ///
    /// - Parameter mode: the keyboard of a touch screen.
    @HTMLBuilder private func field(
        _ id: String,
        _ name: WebOrderText,
        longest: String,
        answer: String,
        mode: String? = nil
    ) -> HTML {
        label(for: id, say(name))
        voidTag(
            "input",
            .id(id),
            .data("answer", answer),
            HTMLAttribute("autocomplete", "off"),
            HTMLAttribute("maxlength", longest),
            HTMLAttribute("inputmode", mode)
        )
    }
}
