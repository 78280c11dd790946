import McOrderConsole
import McOrderText

/// The content of the screen in place of the orders or over them: how it handles keys, and how it is drawn.
///
/// A panel is a value. A key replaces the screen's panel with a changed copy or with another panel.
protocol TillPanel: Sendable {
    /// Whether the orders are visible behind the panel.
    var showsOrders: Bool { get }
    /// Whether digits go to the panel, for a text or to pick a line, and not to the number field.
    var isTyping: Bool { get }

    /// Whether the number field is shown, and takes what is typed.
    var takesNumber: Bool { get }

    /// The panel to which the user returns without an answer.
    var back: any TillPanel { get }

    /// The keys that work now, for the last row of the screen.
    func legend(on screen: TillScreen) -> Sentence

    /// Handles a key that does not go to the number field.
    func press(_ key: Key, on screen: inout TillScreen)

    /// Draws the panel on the part of the screen between the bars.
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area)
}

extension TillPanel {
    var showsOrders: Bool { false }
    var isTyping: Bool { false }
    var takesNumber: Bool { !isTyping }
    var back: any TillPanel { LanesPanel() }
}

/// The content of a ``ListPanel``.
protocol PanelList {
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area)
}

/// A panel that shows a list in place of the orders.
protocol ListPanel: TillPanel {
    associatedtype List: PanelList
    func listing(on screen: TillScreen) -> List
}

extension ListPanel {
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        listing(on: screen).draw(screen, on: &frame, body)
    }
}

/// A list with a mark, or with a first visible row, that the user moves.
protocol MarkedPanel: ListPanel {
    /// The index of the marked or first row.
    var place: Int { get set }
}

extension MarkedPanel {
    /// The panel after a key that moves in a list of `count` rows; `nil` for other keys.
    func moved(by key: Key, of count: Int, page: Int = TillScreen.page) -> Self? {
        guard TillScreen.movingKeys.contains(key) else { return nil }
        var next = self
        next.place = TillScreen.moved(place, by: key, of: count, page: page)
        return next
    }
}

/// A list whose rows can also be marked by typing their numbers.
protocol NumberedPanel: MarkedPanel {
    /// The number that was typed so far.
    var typed: Int { get set }
}

extension NumberedPanel {
    var isTyping: Bool { true }

    /// The panel after a key that marks one of `count` rows, or could be part of a number; `nil` for other
    /// keys.
    func marked(by key: Key, of count: Int) -> Self? {
        guard case .character(let digit) = key, digit.isASCII, digit.isNumber else {
            var next = moved(by: key, of: count)
            next?.typed = 0
            return next
        }
        guard let number = TillScreen.picked(digit, behind: typed, of: count) else { return self }
        var next = self
        (next.place, next.typed) = (number - 1, number)
        return next
    }
}

/// The rows of a list with a title.
struct Listing: PanelList {
    /// One row, or two with a line break between them.
    var title: String
    var rows: [(text: String, style: Style)] = []
    /// The index of the row that Enter takes.
    var marked: Int?

    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        let titles = title.split(separator: "\n")
        for (row, title) in titles.enumerated() {
            frame.put(" \(title)", in: body, row: row, style: .reverse)
        }
        let area = body.rows(after: titles.count)
        if rows.isEmpty {
            frame.put(screen.say(ScreenPanelText.empty), in: area.columns(after: 2), style: .dim)
        }
        let visible = TillScreen.visible(rows.count, room: area.height, around: marked)
        for (row, index) in visible.enumerated() {
            let isMarked = index == marked
            let text = (isMarked ? " ▸ " : "   ") + rows[index].text
            frame.put(text, in: area, row: row, style: isMarked ? .reverse : rows[index].style)
        }
    }
}
