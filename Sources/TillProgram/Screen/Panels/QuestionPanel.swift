import McOrderConsole
import McOrderText

/// A panel that asks a question over the last rows of the orders.
protocol QuestionPanel: TillPanel {
    func question(on screen: TillScreen) -> Question
}

/// A question, and the letters that answer it.
struct Question {
    struct Answer {
        let letter: Character
        let sentence: Sentence
        /// What the answer does, after the panel was closed.
        let act: (inout TillScreen) -> Void

        init(_ letter: Character, _ sentence: Sentence, act: @escaping (inout TillScreen) -> Void) {
            self.letter = letter
            self.sentence = sentence
            self.act = act
        }
    }

    let title: Sentence
    let answers: [Answer]

    fileprivate static let style = Style(colour: .yellow, isBold: true, isReverse: true)
}

extension QuestionPanel {
    var showsOrders: Bool { true }

    func press(_ key: Key, on screen: inout TillScreen) {
        let answer = question(on: screen).answers.first { key == .character($0.letter) }
        screen.panel = answer == nil ? back : LanesPanel()
        answer?.act(&screen)
    }

    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        let question = question(on: screen)
        let width = body.width
        var row = body.row + body.height - question.answers.count - 2
        frame.put(
            " " + screen.say(question.title),
            row: row,
            column: 0,
            width: width,
            style: Question.style
        )
        for answer in question.answers {
            row += 1
            let text = "   \(answer.letter)  \(screen.say(answer.sentence))"
            frame.put(text, row: row, column: 0, width: width, style: .bold)
        }
        let other = "   \(screen.say(ScreenPanelText.anyOtherKey))"
        frame.put(other, row: row + 1, column: 0, width: width, style: .dim)
    }
}

/// A panel for typing a text, over the last rows of the orders.
protocol TextPanel: TillPanel {
    /// The maximum number of characters.
    static var longest: Int { get }
    var text: String { get set }
    /// The help for the keys that end the input.
    var keys: Sentence { get }
    func title(on screen: TillScreen) -> Sentence
    /// Handles Enter.
    func enter(on screen: inout TillScreen)
}

extension TextPanel {
    var showsOrders: Bool { true }
    var isTyping: Bool { true }

    func press(_ key: Key, on screen: inout TillScreen) {
        if let text = TillScreen.typed(text, key, most: Self.longest) {
            var next = self
            next.text = text
            screen.panel = next
        } else if key == .enter {
            enter(on: &screen)
        } else if key == .escape {
            screen.panel = back
        }
    }

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
