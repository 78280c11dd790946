import McOrderModel
import McOrderText

/// A line of an order as it is prepared: the quantity first, a menu with its drink and side below it, and
/// each option in a row of its own.
struct LineHTML {
    let line: OrderedLine
    let count: Int
    let words: PageWords

    @HTMLBuilder var html: HTML {
        let shown = words.names.shown(line)
        for (index, part) in shown.parts.enumerated() {
            if index == 0 {
                title(shown.isMenu ? menu(part.product, isLarge: shown.isLarge) : part.product)
            } else {
                tag("span", .class("part")) {
                    HarmlessText.clean(part.product) + (shown.isLarge ? " \(words.names.large)" : "")
                }
            }
            for option in part.options {
                tag("span", .class(option.isLeftOut ? "option without" : "option")) {
                    HarmlessText.clean(option.text)
                }
            }
        }
    }

    private func menu(_ sandwich: String, isLarge: Bool) -> String {
        let size = isLarge ? " " + ScreenText.large[words.language] : ""
        return "\(ScreenText.menu[words.language]) \(sandwich)\(size)"
    }

    private func title(_ name: String) -> HTML {
        tag("span", .class("product")) {
            tag("b") { "\(count) ×" }
            " " + HarmlessText.clean(name)
        }
    }
}
