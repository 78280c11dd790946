import McOrderModel
import McOrderText
import TillProgram

/// A line of an order as it is prepared: the quantity first, a menu with its drink and side below it, and
/// each option in a row of its own.
struct LineHTML {
    let line: QueuedOrder.Line
    let count: Int
    let words: PageWords

    @HTMLBuilder var html: HTML {
        let names = words.names
        if let menu = MenuLine.parts(of: line.name) {
            let size = menu.isLarge ? " " + ScreenText.large[words.language] : ""
            title("\(ScreenText.menu[words.language]) \(line.product(of: menu.sandwich, names))\(size)")
            options(of: menu.sandwich)
            for part in [menu.drink, menu.side] {
                tag("span", .class("part")) {
                    HarmlessText.clean(line.product(of: part, names)) + (menu.isLarge ? " (G)" : "")
                }
                options(of: part)
            }
        } else {
            title(line.product(of: line.name, names))
            options(of: line.name)
        }
    }

    private func title(_ name: String) -> HTML {
        tag("span", .class("product")) {
            tag("b") { "\(count) ×" }
            " " + HarmlessText.clean(name)
        }
    }

    @HTMLBuilder private func options(of part: String) -> HTML {
        for option in line.options(of: part, words.names) {
            tag("span", .class(option.hasPrefix("−") ? "option without" : "option")) {
                HarmlessText.clean(option)
            }
        }
    }
}
