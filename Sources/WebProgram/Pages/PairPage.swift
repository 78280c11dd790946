import McOrderText
import McOrderWeb

/// Asks for the code that pairs this browser with the restaurant.
struct PairPage {
    /// Why the last code was refused; `nil` before the first.
    let refusal: Sentence?
    /// The code of the address that was opened, which fills the field.
    var code = ""

    func document(_ language: Language) -> HTML {
        PageShell(title: WebText.pairTitle, language: language).document {
            tag(
                "form",
                .class("card pair"),
                HTMLAttribute("method", "post"),
                HTMLAttribute("action", "/pair")
            ) {
                tag("p", .id("hint")) { WebText.pairHint[language] }
                if let refusal {
                    tag("p", .id("refusal"), .class("alert bad"), .role("alert")) {
                        Icon.warn.html
                        tag("span") { refusal[language] }
                    }
                }
                label(for: "code", WebText.pairCode[language])
                voidTag(
                    "input",
                    .id("code"),
                    HTMLAttribute("name", "code"),
                    HTMLAttribute("value", code),
                    HTMLAttribute("required"),
                    HTMLAttribute("autofocus"),
                    HTMLAttribute("autocomplete", "one-time-code"),
                    HTMLAttribute("autocapitalize", "characters"),
                    HTMLAttribute("spellcheck", "false"),
                    HTMLAttribute("maxlength", "40"),
                    .aria("describedby", refusal == nil ? "hint" : "hint refusal"),
                    .aria("invalid", refusal == nil ? nil : "true")
                )
                tag("button", .class("button primary large wide")) { WebText.pair[language] }
            }
        }
    }
}
