import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// What the check-in wants done outside; it is answered by a message.
struct CheckinWork: Hashable, Sendable {
    /// What was typed or scanned.
    let query: OrderQuery
}

/// What is reported to the check-in.
enum CheckinMessage: Hashable, Sendable {
    /// What came of it.
    case answer(CheckinAnswer)
    /// The answer was shown long enough.
    case over
}

/// A field for a self check-in terminal: a customer scans or types his code, and is told that the restaurant
/// knows that he is there. Nothing else can be done. Source: A1.
struct CheckinScreen: ScreenModel {
    typealias Effects = [ScreenEffect<CheckinMessage, CheckinWork>]

    /// How long an answer is shown.
    static let pause = Duration.seconds(6)
    /// How many keys wait while an order is looked for: what a scanner types at once, several times.
    static let mostHeldKeys = 64
    /// How often staff press Ctrl-\ in a row to leave.
    static let leavingPresses = 3
    private static let timer = "answer"

    let language: Language
    /// What stands in the top row.
    let title: String
    private(set) var size = ScreenSize.usual
    private(set) var field = ""
    /// What the last customer is told, while that is shown.
    private(set) var answer: CheckinAnswer?
    private(set) var isBusy = false
    private var heldKeys: [Key] = []
    private var presses = 0

    init(language: Language, title: String) {
        self.language = language
        self.title = title
    }

    /// No key of a customer's stops the program.
    var canBeStopped: Bool { false }

    mutating func update(_ event: ScreenEvent<CheckinMessage>) -> Effects {
        switch event {
        case .resized(let size):
            self.size = size
            return []
        case .resumed: return []
        case .key(let key): return press(key)
        case .message(.over):
            answer = nil
            return []
        case .message(.answer(let answer)):
            isBusy = false
            self.answer = answer
            var effects: Effects = [.wake(after: Self.pause, timer: Self.timer, .over)]
            while !isBusy, !heldKeys.isEmpty { effects += press(heldKeys.removeFirst()) }
            return effects
        }
    }

    private mutating func press(_ key: Key) -> Effects {
        presses = key == .control("\\") ? presses + 1 : 0
        if presses == Self.leavingPresses { return [.leave] }
        if isBusy {
            if heldKeys.count < Self.mostHeldKeys { heldKeys.append(key) }
            return []
        }
        switch key {
        case .character(let character): type(String(character))
        case .paste(let text): type(text)
        case .backspace:
            answer = nil
            field = String(field.dropLast())
        case .enter where !field.isEmpty: return enter()
        default: break
        }
        return []
    }

    private mutating func type(_ text: String) {
        // A scanner that is set to another keyboard's layout types an apostrophe for the hyphen.
        let sign = { (character: Character) in character == "'" ? "-" : character }
        let signs = String(text.map(sign))
        guard signs.contains(where: NumberField.accepts) else { return }
        answer = nil
        field = NumberField.typed(field, adding: signs)
    }

    private mutating func enter() -> Effects {
        let typed = field
        field = ""
        guard let query = OrderQuery(typed) else {
            answer = .unreadable(typed)
            return [.wake(after: Self.pause, timer: Self.timer, .over)]
        }
        answer = nil
        isBusy = true
        return [.perform(CheckinWork(query: query))]
    }
}
