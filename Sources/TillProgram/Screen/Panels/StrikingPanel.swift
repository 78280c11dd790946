import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// Asks which line of the selected order to strike.
struct StrikingPanel: ListPanel {
    let lines: [(count: Int, line: QueuedOrder.Line)]
    /// The index of the line that Enter takes.
    var place = 0
    /// The number that was typed so far.
    var typed = 0

    var isTyping: Bool { true }

    static func open(of order: QueuedOrder, on screen: inout TillScreen) {
        screen.field = ""
        guard order.lines.count > 1 else {
            screen.notice = .init(kind: .plain, sentence: ScreenEditText.onlyLine(order.code))
            return
        }
        screen.panel = StrikingPanel(lines: order.countedLines)
    }

    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects {
        var next = self
        switch key {
        case .character(let character) where character.isASCII && character.isNumber:
            guard let number = TillScreen.picked(character, behind: typed, of: lines.count) else { break }
            (next.place, next.typed) = (number - 1, number)
            screen.panel = next
        case .enter:
            guard lines.indices.contains(place) else { break }
            screen.panel = ReasonPanel(matter: .strike(lines[place].line))
        case .up, .down, .home, .end, .pageUp, .pageDown:
            (next.place, next.typed) = (TillScreen.moved(place, by: key, of: lines.count), 0)
            screen.panel = next
        default: screen.panel = LanesPanel()
        }
        return []
    }

    func listing(on screen: TillScreen) -> Listing {
        let (digits, names) = (String(lines.count).count, screen.names)
        let rows = lines.enumerated().map { index, counted in
            let number = TextWidth.padded("\(index + 1)", to: digits)
            let money = screen.price(Money(cents: counted.line.price.cents * counted.count))
            return ("\(number)  \(counted.count) × \(names.line(counted.line.name))  \(money)", Style.plain)
        }
        return Listing(
            title: screen.say(ScreenEditText.striking(screen.selected?.order.code ?? "")),
            rows: rows,
            marked: place,
            foot: screen.say(ScreenEditText.strikingFoot)
        )
    }
}
