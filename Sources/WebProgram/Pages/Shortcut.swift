import McOrderText

/// An action that a single key starts.
struct Shortcut: Sendable {
    /// The action's name in the scripts.
    let name: String
    /// The key, as `KeyboardEvent.key` names it.
    let key: String
    /// What the action does.
    let label: Sentence
}

/// The dialog in which single-key shortcuts are switched off and changed (WCAG 2.1.4). Its fields are also
/// where the scripts find the default keys.
struct ShortcutDialog {
    let shortcuts: [Shortcut]
    let language: Language

    var html: HTML {
        tag("dialog", .id("shortcuts"), HTMLAttribute("aria-labelledby", "shortcuts-title")) {
            tag("form", HTMLAttribute("method", "dialog")) {
                tag("h2", .id("shortcuts-title")) { WebText.keys[language] }
                tag("label", .class("switch")) {
                    voidTag("input", .type("checkbox"), .id("single-keys"), HTMLAttribute("checked"))
                    " " + WebText.singleKeys[language]
                }
                tag("ul", .class("shortcuts")) { shortcuts.map(row) }
                tag("p", .class("buttons")) {
                    tag("button", .type("button"), .id("standard-keys")) { WebText.standardKeys[language] }
                    tag("button", HTMLAttribute("value", "close")) { WebText.close[language] }
                }
            }
        }
    }

    private func row(_ shortcut: Shortcut) -> HTML {
        tag("li") {
            tag("span", HTMLAttribute("aria-hidden", "true")) { shortcut.label[language] }
            voidTag(
                "input",
                HTMLAttribute("aria-label", WebText.keyOf(shortcut.label)[language]),
                HTMLAttribute("data-shortcut", shortcut.name),
                HTMLAttribute("data-default", shortcut.key),
                HTMLAttribute("value", shortcut.key),
                HTMLAttribute("readonly"),
                HTMLAttribute("size", "6")
            )
        }
    }
}
