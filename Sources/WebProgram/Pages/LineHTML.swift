import McOrderDisplay
import McOrderWeb

/// A line of an order as it is prepared: the quantity first, a menu with its drink and side below it, and
/// each option in a row of its own.
struct LineHTML {
    let line: LineRows

    @HTMLBuilder var html: HTML {
        tag("span", .class("product")) {
            tag("b") { "\(line.count) ×" }
            " " + line.title + (line.size.map { " \($0)" } ?? "")
        }
        for row in line.rows {
            switch row {
            case .part(let text): tag("span", .class("part")) { text }
            case .option(let text, let isLeftOut):
                tag("span", .class(isLeftOut ? "option without" : "option")) { text }
            }
        }
    }
}
