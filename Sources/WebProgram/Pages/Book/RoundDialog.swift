import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The dialog in which values are noted: one check at a time. A script shows those that are due one after the
/// other.
struct RoundDialog {
    let register: Register
    let due: [Register.Due]
    let language: Language

    var html: HTML {
        tag(
            "dialog",
            .id("round"),
            .aria("label", say(BookText.register)),
            .data("done", say(BookRoundText.roundDone))
        ) {
            tag("div", .id("asks")) {
                // What is due first, so that the next check is the next element.
                let isDue = Set(due.map(\.pair))
                due.map { ask($0.subject, $0.check, since: $0.since) }
                register.book.pairs.filter { !isDue.contains(CheckedSubject($0.subject.id, $0.check.id)) }
                    .map { ask($0.subject, $0.check, since: nil) }
            }
            pad
            button(.class("button"), .data("close")) { say(WebText.back) }
        }
    }

    private func say(_ sentence: Sentence) -> String { sentence[language] }

    private func ask(_ subject: BookSubject, _ check: BookCheck, since: Timestamp?) -> HTML {
        let pair = CheckedSubject(subject.id, check.id)
        return tag(
            "section",
            .class("ask"),
            .data("key", pair.description),
            .data("kind", check.kind.rawValue),
            .data("due", if: since != nil),
            HTMLAttribute("hidden")
        ) {
            tag("header") {
                tag("h2", HTMLAttribute("tabindex", "-1")) { HarmlessText.clean(subject.name) }
                tag("p") {
                    ([HarmlessText.clean(check.name)] + (check.limits(in: language).map { [say($0)] } ?? []))
                        .joined(separator: " · ")
                }
            }
            tag("div", .class("values")) {
                values(pair, check)
                // A delivery has its note, a batch its label.
                if check.due == .eachTime { PhotographParts.field(language) }
            }
            cures(check)
            tag("p", .class("ask-foot")) {
                button(.class("button large"), .data("later")) { say(BookRoundText.later) }
            }
        }
    }

    @HTMLBuilder private func values(_ pair: CheckedSubject, _ check: BookCheck) -> HTML {
        switch check.kind {
        case .temperature, .number:
            tag("div", .class("value-keys")) {
                for number in register.usualValues(of: pair) {
                    button(.class("value-key"), .data("value", number.description)) {
                        number.text(in: language)
                    }
                }
                button(.class("value-key other"), .data("other")) { say(BookRoundText.other) }
            }
        case .yesNo:
            tag("div", .class("value-keys two")) {
                button(.class("value-key"), .data("value", "true")) { say(BookRoundText.right) }
                button(.class("value-key"), .data("value", "false")) { say(BookRoundText.wrong) }
            }
        case .text: form(pair) { field(pair, check.name, type: "text") }
        case .paper: form(pair) { field(pair, say(BookRoundText.validUntilLabel), type: "date") }
        case .span:
            form(pair) {
                field(pair, say(BookRoundText.begin), type: "datetime-local")
                field(pair, say(BookRoundText.end), type: "datetime-local", number: 2)
            }
        }
    }

    private func form(_ pair: CheckedSubject, @HTMLBuilder _ fields: () -> HTML) -> HTML {
        tag("form", .class("typed fields")) {
            fields()
            tag("button", .type("submit"), .class("button primary large")) { say(BookRoundText.save) }
        }
    }

    @HTMLBuilder private func field(_ pair: CheckedSubject, _ name: String, type: String, number: Int = 1)
        -> HTML
    {
        let id = "\(pair)-\(number)"
        label(for: id, HarmlessText.clean(name))
        voidTag("input", .id(id), .type(type), HTMLAttribute("required"), HTMLAttribute("maxlength", "140"))
    }

    /// What was done about a value that is out of its limits.
    private func cures(_ check: BookCheck) -> HTML {
        tag("div", .class("cures"), HTMLAttribute("hidden")) {
            tag("p", .class("alert bad"), .role("alert")) { say(BookRoundText.whatWasDone) }
            tag("div", .class("cure-keys")) {
                for cure in check.cures {
                    button(.class("button large"), .data("cure", cure)) { HarmlessText.clean(cure) }
                }
            }
            tag("form", .class("typed-cure")) {
                voidTag(
                    "input",
                    .type("text"),
                    HTMLAttribute("required"),
                    HTMLAttribute("maxlength", "140"),
                    .aria("label", say(BookRoundText.typedCure)),
                    HTMLAttribute("placeholder", say(BookRoundText.typedCure))
                )
                tag("button", .type("submit"), .class("button large")) { say(BookRoundText.save) }
            }
        }
    }

    /// Digits for any number. The script puts it under the check that is shown.
    private var pad: HTML {
        tag("form", .id("number"), .class("number-pad"), HTMLAttribute("hidden")) {
            voidTag(
                "input",
                .type("text"),
                HTMLAttribute("inputmode", "decimal"),
                HTMLAttribute("autocomplete", "off"),
                HTMLAttribute("maxlength", "12"),
                .aria("label", say(BookRoundText.other))
            )
            tag("div", .class("pad-keys")) {
                for key in ["7", "8", "9", "4", "5", "6", "1", "2", "3", "\u{2212}", "0", ","] {
                    button(.data("digit", key)) { key }
                }
            }
            tag("button", .type("submit"), .class("button primary large")) { say(BookRoundText.save) }
        }
    }
}
