import McOrderText
import McOrderWeb

/// What a single key starts.
struct Shortcut: Sendable {
    /// The name under which a browser stores the key that its user chose.
    let name: String
    /// The key, as `KeyboardEvent.key` names it.
    let key: String
    /// What the action does.
    let label: Sentence
    /// What the scripts know about it.
    var attributes: [HTMLAttribute] = []
}

/// The dialog in which single-key shortcuts are switched off and changed (WCAG 2.1.4). Its fields are also
/// where the scripts find the default keys.
struct ShortcutDialog {
    let shortcuts: [Shortcut]
    let language: Language

    var html: HTML {
        dialog("shortcuts", titleID: "shortcuts-title") {
            WebText.keys[language]
        } content: {
            tag("label", .class("switch")) {
                voidTag("input", .type("checkbox"), .id("single-keys"), HTMLAttribute("checked"))
                " " + WebText.singleKeys[language]
            }
            tag("ul", .class("shortcuts")) { shortcuts.map(row) }
            tag("p", .class("buttons")) {
                button(.id("standard-keys")) { WebText.standardKeys[language] }
                tag("button", HTMLAttribute("value", "close")) { WebText.close[language] }
            }
        }
    }

    private func row(_ shortcut: Shortcut) -> HTML {
        tag("li") {
            tag("span", .aria("hidden", "true")) { shortcut.label[language] }
            voidTag(
                "input",
                [
                    .aria("label", WebText.keyOf(shortcut.label)[language]),
                    .data("shortcut", shortcut.name),
                    .data("default", shortcut.key),
                    HTMLAttribute("value", shortcut.key),
                    HTMLAttribute("readonly"),
                    HTMLAttribute("size", "6"),
                ] + shortcut.attributes
            )
        }
    }
}
