import McOrderConsole
import McOrderText
import StaffDisplay

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
}

extension QuestionPanel {
    var showsOrders: Bool { true }
    var takesNumber: Bool { false }

    func legend(on screen: TillScreen) -> Sentence {
        ScreenPanelText.answerKeys(question(on: screen).answers.map { String($0.letter) })
    }

    func press(_ key: Key, on screen: inout TillScreen) {
        let answer = question(on: screen).answers.first { key == .character($0.letter) }
        screen.panel = answer == nil ? back : LanesPanel()
        answer?.act(&screen)
    }

    func draw(_ screen: TillScreen, on frame: inout Frame, _ body: TillScreen.Area) {
        let question = question(on: screen)
        let rows = body.rows(after: body.height - question.answers.count - 1)
        frame.put(" " + screen.say(question.title), in: rows, style: .question)
        for (index, answer) in question.answers.enumerated() {
            let text = "   \(answer.letter)  \(screen.say(answer.sentence))"
            frame.put(text, in: rows, row: index + 1, style: .bold)
        }
    }
}

/// A panel for typing a text, over the last rows of the orders.
protocol TextPanel: TillPanel {
    /// The maximum number of characters.
    var longest: Int { get }
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

    func legend(on screen: TillScreen) -> Sentence { keys }

    func press(_ key: Key, on screen: inout TillScreen) {
        if let text = TillScreen.typed(text, key, most: longest) {
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
        let rows = body.rows(after: body.height - 2)
        frame.put(" " + screen.say(title(on: screen)), in: rows, style: .question)
        // If the text is too long, its end is shown, where the user types.
        let room = max(1, body.width - 5)
        let excess = max(0, frame.glyphs.columns(text) - room + 1)
        frame.put("   " + text.dropFirst(excess) + "▌", in: rows, row: 1, style: .bold)
    }
}
