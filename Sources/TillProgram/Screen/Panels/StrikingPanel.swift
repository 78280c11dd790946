import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks which line of the selected order to strike.
struct StrikingPanel: NumberedPanel {
    let action: StaffAction
    let lines: [(count: Int, line: OrderedLine)]
    /// The index of the line that Enter takes.
    var place = 0
    /// The number that was typed so far.
    var typed = 0

    static func open(for action: StaffAction, of order: QueuedOrder, on screen: inout TillScreen) {
        screen.field = ""
        guard order.keptLines.count > 1 else {
            return screen.report(ScreenEditText.onlyLine(order.code))
        }
        screen.panel = StrikingPanel(action: action, lines: order.countedLines)
    }

    func press(_ key: Key, on screen: inout TillScreen) {
        if key != .enter {
            screen.panel = marked(by: key, of: lines.count) ?? back
        } else if lines.indices.contains(place) {
            screen.panel = ReasonPanel(action: action, line: lines[place].line)
        }
    }

    func legend(on screen: TillScreen) -> Sentence { ScreenEditText.strikingFoot }

    func listing(on screen: TillScreen) -> Listing {
        let (digits, names) = (String(lines.count).count, screen.names)
        let rows = lines.enumerated().map { index, counted in
            let number = TextWidth.padded("\(index + 1)", to: digits)
            let money = screen.price(Money(cents: counted.line.price.cents * counted.count))
            return ("\(number)  \(counted.count) × \(names.line(counted.line))  \(money)", Style.plain)
        }
        return Listing(
            title: screen.say(
                ScreenEditText.striking(screen.selected.map { screen.shownCode(of: $0.order) } ?? "")
            ),
            rows: rows,
            marked: place
        )
    }
}
