import McOrderModel
import McOrderText
import TillProgram

/// A line of an order as it is prepared: the quantity first, a menu with its drink and side below it, and
/// each option in a row of its own.
struct LineHTML {
    private let line: QueuedOrder.Line
    private let count: Int
    private let words: PageWords

    init(_ line: QueuedOrder.Line, count: Int, words: PageWords) {
        (self.line, self.count, self.words) = (line, count, words)
    }

    var html: HTML {
        let names = words.names
        guard let menu = MenuLine.parts(of: line.name) else {
            return HTML([title(line.product(of: line.name, names)), options(of: line.name)])
        }
        let size = menu.isLarge ? " " + ScreenText.large[words.language] : ""
        let name = "\(ScreenText.menu[words.language]) \(line.product(of: menu.sandwich, names))\(size)"
        return HTML(
            [title(name), options(of: menu.sandwich)]
                + [menu.drink, menu.side].flatMap { part in
                    let mark = menu.isLarge ? " (G)" : ""
                    return [
                        tag("span", .class("part")) {
                            HarmlessText.clean(line.product(of: part, names)) + mark
                        },
                        options(of: part),
                    ]
                }
        )
    }

    private func title(_ name: String) -> HTML {
        tag("span", .class("product")) {
            tag("b") { "\(count) ×" }
            " " + HarmlessText.clean(name)
        }
    }

    private func options(of part: String) -> HTML {
        HTML(
            line.options(of: part, words.names).map { option in
                tag("span", .class(option.hasPrefix("−") ? "option without" : "option")) {
                    HarmlessText.clean(option)
                }
            }
        )
    }
}
