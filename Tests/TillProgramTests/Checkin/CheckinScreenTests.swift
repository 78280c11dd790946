import McOrderConsole
import McOrderModel
import McOrderText
import PseudoLanguage
import Testing

@testable import McOrderCounter
@testable import TillProgram

/// The self check-in without a terminal: takes keys, returns work and frames.
@Suite struct CheckinScreenTests {
    static let sizes = [ScreenSize.usual, ScreenSize(columns: 40, rows: 12)]

    private static func screen(_ language: Language = .spanish, _ size: ScreenSize = .usual) -> CheckinScreen
    {
        let title = CheckinText.title("McDonald's Garbera")[language]
        var screen = CheckinScreen(language: language, title: title)
        _ = screen.update(.resized(size))
        return screen
    }

    /// The scenes that are stored as text in Golden.
    private static let scenes: [(name: String, keys: String, answer: CheckinAnswer?)] = [
        ("empty", "", nil), ("typed", "9-62", nil), ("long", "999999999-624", nil), ("busy", "9⏎", nil),
        ("welcome", "9⏎", .welcome(code: "9-624", isReady: false)),
        ("ready", "9⏎", .welcome(code: "9-624", isReady: true)),
        ("ambiguous", "9⏎", .ambiguous(number: "9")), ("unknown", "9⏎", .unknown("9")),
        ("over", "9-624⏎", .over(code: "9-624", .cancelled)), ("unreadable", "9-⏎", nil),
        ("trouble", "9⏎", .problem),
    ]

    @Test(arguments: scenes.map(\.name), Pseudo.walked)
    func `a screen equals its golden file`(name: String, language: Language) throws {
        let scene = try #require(Self.scenes.first { $0.name == name })
        for size in Self.sizes {
            var screen = Self.screen(language, size)
            screen.type(scene.keys)
            if let answer = scene.answer { _ = screen.update(.message(.answer(answer))) }
            let variant = "\(size.columns)x\(size.rows)-\(language.rawValue)"
            let file = GoldenFile("TillProgramTests", "checkin-\(name)", variant)
            let text = screen.shown()
            #expect(try file.problems(of: text, besides: Counter.data) == [], "\(text)")
        }
    }

    @Test func `a scanned code is searched once, and its customer is welcomed for some seconds`() throws {
        var screen = Self.screen()
        let query = try #require(OrderQuery("9-624"))
        #expect(screen.type("9-624⏎") == [query])
        let effects = screen.update(.message(.answer(.welcome(code: "9-624", isReady: false))))
        #expect(
            effects.contains { if case .wake(CheckinScreen.pause, _, .over) = $0 { true } else { false } }
        )
        #expect(screen.shown().contains("Bienvenido, 9-624, te avisamos"))
        _ = screen.update(.message(.over))
        #expect(!screen.shown().contains("9-624") && screen.shown().contains("Escanea tu código"))
    }

    @Test func `codes that are scanned faster than the queue answers are all searched`() throws {
        var screen = Self.screen()
        #expect(screen.type("9-624⏎").count == 1)
        #expect(screen.type("10-001⏎").isEmpty && screen.type("11-002⏎").isEmpty)
        var asked: [OrderQuery] = []
        for code in ["9-624", "10-001", "11-002"] {
            let effects = screen.update(.message(.answer(.welcome(code: code, isReady: false))))
            asked += effects.compactMap { if case .perform(let work) = $0 { work } else { nil } }
        }
        #expect(asked == ["10-001", "11-002"].compactMap { OrderQuery($0) })
        #expect(screen.shown().contains("Bienvenido, 11-002"))
    }

    @Test func `an older answer disappears when the next customer types`() {
        var screen = Self.screen()
        screen.type("9⏎")
        _ = screen.update(.message(.answer(.unknown("9"))))
        screen.type("1")
        #expect(screen.answer == nil && screen.field == "1")
    }

    @Test(arguments: ["9'624", "9-624", "9 -6 24"])
    func `a paste, and a scanner of another layout, are read as the code`(pasted: String) {
        var screen = Self.screen()
        _ = screen.update(.key(.paste(pasted)))
        #expect(screen.field == "9-624")
    }

    @Test func `an id is shown as it is typed, and searched`() throws {
        var screen = Self.screen()
        screen.type("9#17")
        #expect(screen.field == "#17" && screen.shown().contains("#17"))
        let query = try #require(OrderQuery("#17"))
        #expect(screen.type("⏎") == [query])
    }

    @Test func `no other keys have an effect`() {
        var screen = Self.screen()
        let keys: [Key] =
            [
                .control("c"), .control("z"), .control("d"), .control("q"), .escape, .tab, .backTab, .insert,
                .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .delete, .function(1), .unknown,
                .alternate("x"), .enter, .backspace,
            ] + "abcqxn/?hrdé€ ".map { .character($0) }
        let before = screen.shown()
        for key in keys { #expect(screen.update(.key(key)).isEmpty, "\(key)") }
        #expect(screen.shown() == before)
        #expect(!screen.canBeStopped)
    }

    @Test func `a key that is pressed three times in a row ends the check-in`() {
        var screen = Self.screen()
        let press = { (key: Key, screen: inout CheckinScreen) in
            screen.update(.key(key)).contains { if case .leave = $0 { true } else { false } }
        }
        #expect(!press(.control("\\"), &screen) && !press(.control("\\"), &screen))
        #expect(!press(.character("9"), &screen))
        #expect(!press(.control("\\"), &screen) && !press(.control("\\"), &screen))
        #expect(press(.control("\\"), &screen))
    }

    @Test func `the typed text has a maximum length`() {
        var screen = Self.screen()
        screen.type(String(repeating: "9", count: 99))
        #expect(screen.field.count == NumberField.longest)
    }

    private static let open: [OrderState] = OrderState.open
    private static let others = OrderState.allCases.filter { !$0.isOpen }

    @Test func `a number or a code chooses its only open order`() throws {
        let order = Counter.order(1)
        let (number, code) = (try #require(OrderQuery("9")), try #require(OrderQuery("9-624")))
        #expect(CheckinAnswer.choose(number, among: [order]) == .success(order))
        #expect(CheckinAnswer.choose(code, among: [order]) == .success(order))
    }

    @Test func `several orders with the number need the code, and none is shown`() throws {
        let orders = [Counter.order(1), Counter.order(2, "9-001", device: "Móvil de Jon")]
        let number = try #require(OrderQuery("9"))
        let answer = CheckinAnswer.ambiguous(number: "9")
        #expect(CheckinAnswer.choose(number, among: orders) == .failure(answer))
        for language in Language.allCases {
            let text = answer.sentence[language]
            #expect(!text.contains("624") && !text.contains("001") && !text.contains("Jon"))
        }
        let code = try #require(OrderQuery("9-624"))
        let doubled = [Counter.order(1), Counter.order(2)]
        #expect(CheckinAnswer.choose(code, among: doubled) == .failure(.doubled(code: "9-624")))
    }

    @Test(arguments: others) func `for a closed order only the code is shown`(state: OrderState) throws {
        let order = Counter.order(1, state: state)
        let (number, code) = (try #require(OrderQuery("9")), try #require(OrderQuery("9-624")))
        #expect(CheckinAnswer.choose(number, among: [order]) == .failure(.unknown("9")))
        #expect(CheckinAnswer.choose(code, among: [order]) == .failure(.over(code: "9-624", state)))
        let id = try #require(OrderQuery("#1"))
        #expect(CheckinAnswer.choose(id, among: [order]) == .failure(.over(code: "#1", state)))
        #expect(CheckinAnswer.choose(id, among: []) == .failure(.unknown("#1")))
        #expect(CheckinAnswer.choose(code, among: []) == .failure(.unknown("9-624")))
    }
}

extension CheckinScreen {
    /// Presses the keys of a text, `⏎` meaning Enter, and returns the work that the last key asked for.
    @discardableResult
    fileprivate mutating func type(_ text: String) -> [OrderQuery] {
        var work: [OrderQuery] = []
        for character in text {
            let effects = update(.key(character == "⏎" ? .enter : .character(character)))
            work = effects.compactMap { if case .perform(let work) = $0 { work } else { nil } }
        }
        return work
    }

    /// The text on the screen.
    fileprivate func shown() -> String {
        var frame = Frame(size: size)
        draw(on: &frame)
        return frame.text
    }
}
