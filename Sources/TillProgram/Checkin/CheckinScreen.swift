import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// A message to the check-in.
enum CheckinMessage: Hashable, Sendable {
    /// The result of a search.
    case answer(CheckinAnswer)
    /// The time for showing an answer has passed.
    case over
}

/// The input field of a self check-in terminal. A customer scans or types a code and reads that the
/// restaurant knows about the arrival. Customers can do nothing else here. Source: A1.
struct CheckinScreen: ScreenModel {
    /// The work is the search for the order that the customer typed or scanned; a message brings the result.
    typealias Effects = [ScreenEffect<CheckinMessage, OrderQuery>]

    /// How long an answer is shown.
    static let pause = Duration.seconds(6)
    /// The maximum number of keys that are held while an order is searched for. A scanner types a whole code
    /// at once; this is enough for several scans.
    static let mostHeldKeys = 64
    /// How many times in a row staff press Ctrl-\ to leave.
    static let leavingPresses = 3
    private static let timer = "answer"

    let language: Language
    /// The text of the top row.
    let title: String
    private(set) var size = ScreenSize.usual
    private(set) var field = ""
    /// The answer to the last customer, while it is shown.
    private(set) var answer: CheckinAnswer?
    private(set) var isBusy = false
    private(set) var heldKeys: [Key] = []
    private(set) var presses = 0

    /// A customer must not be able to stop the program.
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
        // A scanner that is set to the layout of another keyboard types an apostrophe for the hyphen.
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
        return [.perform(query)]
    }
}
