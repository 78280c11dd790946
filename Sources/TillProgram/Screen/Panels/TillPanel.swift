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

    /// Handles a key that does not go to the number field.
    func press(_ key: Key, on screen: inout TillScreen) -> TillScreen.Effects

    /// Draws the panel on the part of the screen between the bars.
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area)
}

extension TillPanel {
    var showsOrders: Bool { false }
    var isTyping: Bool { false }
}

/// A panel that shows a list in place of the orders.
protocol ListPanel: TillPanel {
    func listing(on screen: TillScreen) -> Listing
}

extension ListPanel {
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        listing(on: screen).draw(screen, on: &frame, body)
    }
}

/// The rows of a list with a title.
struct Listing {
    /// One row, or two with a line break between them.
    var title: String
    var rows: [(text: String, style: Style)] = []
    /// The index of the row that Enter takes.
    var marked: Int?
    var foot = ""

    fileprivate func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        var row = body.row
        for title in title.split(separator: "\n") {
            frame.put(" \(title)", row: row, column: 0, width: body.width, style: .reverse)
            row += 1
        }
        let room = body.row + body.height - row - (foot.isEmpty ? 0 : 1)
        if rows.isEmpty {
            let empty = screen.say(ScreenPanelText.empty)
            frame.put(empty, row: row, column: 2, width: body.width - 2, style: .dim)
        }
        for index in TillScreen.visible(rows.count, room: room, around: marked) {
            let isMarked = index == marked
            frame.put(
                (isMarked ? " ▸ " : "   ") + rows[index].text,
                row: row,
                column: 0,
                width: body.width,
                style: isMarked ? .reverse : rows[index].style
            )
            row += 1
        }
        if !foot.isEmpty {
            let last = body.row + body.height - 1
            frame.put(" " + foot, row: last, column: 0, width: body.width, style: .dim)
        }
    }
}

/// A panel that lists orders in place of the lanes.
protocol OrderListPanel: TillPanel {
    func orders(on screen: TillScreen) -> OrderListing
}

extension OrderListPanel {
    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        orders(on: screen).draw(screen, on: &frame, body)
    }
}

/// A panel that asks a question over the last rows of the orders.
protocol QuestionPanel: TillPanel {
    func question(on screen: TillScreen) -> Question
}

/// A question, and the letters that answer it.
struct Question {
    let title: Sentence
    let options: [(letter: Character, sentence: Sentence)]

    fileprivate static let style = Style(colour: .yellow, isBold: true, isReverse: true)
}

extension QuestionPanel {
    var showsOrders: Bool { true }

    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        let question = question(on: screen)
        let width = body.width
        var row = body.row + body.height - question.options.count - 2
        frame.put(
            " " + screen.say(question.title),
            row: row,
            column: 0,
            width: width,
            style: Question.style
        )
        for option in question.options {
            row += 1
            let text = "   \(option.letter)  \(screen.say(option.sentence))"
            frame.put(text, row: row, column: 0, width: width, style: .bold)
        }
        let other = "   \(screen.say(ScreenPanelText.anyOtherKey))"
        frame.put(other, row: row + 1, column: 0, width: width, style: .dim)
    }
}

/// A panel for typing a text, over the last rows of the orders.
protocol TextPanel: TillPanel {
    var text: String { get }
    /// The help for the keys that end the input.
    var keys: Sentence { get }
    func title(on screen: TillScreen) -> Sentence
}

extension TextPanel {
    var showsOrders: Bool { true }
    var isTyping: Bool { true }

    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        let row = body.row + body.height - 3
        let width = body.width
        let title = " " + screen.say(title(on: screen))
        frame.put(title, row: row, column: 0, width: width, style: Question.style)
        // If the text is too long, its end is shown, where the user types.
        let room = max(1, width - 5)
        let excess = max(0, frame.glyphs.columns(text) - room + 1)
        frame.put("   " + text.dropFirst(excess) + "▌", row: row + 1, column: 0, width: width, style: .bold)
        frame.put("   " + screen.say(keys), row: row + 2, column: 0, width: width, style: .dim)
    }
}
