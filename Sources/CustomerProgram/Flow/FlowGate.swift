import McOrderClient
import McOrderConsole
import McOrderText

/// The screen that is shown instead of the flow if there is no folder or no catalogue. It explains what to
/// do.
struct FlowGate: ScreenModel {
    /// The result of reading folder and catalogue.
    enum Finding: Equatable, Sendable {
        /// Both exist; ordering is possible.
        case open(FlowWorld)
        /// No folder has been joined; the message says why the last attempt to join one failed. If there is a
        /// catalogue, it can be browsed.
        case unjoined(FlowWorld?, problem: Wording? = nil)
        /// There is no catalogue.
        case closed(Wording)
    }

    let language: Language
    private(set) var finding: Finding
    /// The data to continue with; nil until it was read.
    private(set) var world: FlowWorld?
    private var cursor = 0
    /// The path of the folder to join, as typed.
    private(set) var field = FlowField(Self.usualFolder)

    /// The folder that is offered to join: where `docs/tour.md` has it.
    static let usualFolder = "~/McOrder"

    init(_ finding: Finding, language: Language) {
        self.finding = finding
        self.language = language
    }

    mutating func update(_ event: ScreenEvent<Finding>) -> [ScreenEffect<Finding, Work>] {
        switch event {
        case .resized: return []
        case .resumed: return [.perform(.retry)]
        case .message(let finding):
            self.finding = finding
            guard case .open(let world) = finding else { return [] }
            self.world = world
            return [.leave]
        case .key(let key): return press(key)
        }
    }

    /// Work outside the model.
    enum Work: Equatable, Sendable {
        /// Reads folder and catalogue again.
        case retry
        /// Joins the folder with this path, as typed, and reads it.
        case join(String)
    }

    /// Whether a folder is asked for, so that letters and digits belong to its path.
    private var asksForFolder: Bool {
        if case .unjoined = finding { return true }
        return false
    }

    private mutating func press(_ key: Key) -> [ScreenEffect<Finding, Work>] {
        switch key {
        case .control("c"), .escape: return [.leave]
        case .up: cursor = max(0, cursor - 1)
        case .down: cursor = min(page.entries.count - 1, cursor + 1)
        case .enter, .right: return choose(cursor)
        default:
            if asksForFolder {
                if field.press(key, .sentence) != .ignored { cursor = 0 }
            } else if case .character(let character) = key {
                if character == "q" || character == "Q" { return [.leave] }
                if character.isASCII, let number = character.wholeNumberValue { return choose(number - 1) }
            }
        }
        return []
    }

    private mutating func choose(_ place: Int) -> [ScreenEffect<Finding, Work>] {
        switch (place, finding) {
        case (0, .unjoined): return field.text.isEmpty ? [] : [.perform(.join(field.text))]
        case (1, .unjoined(let world?, _)):
            self.world = world
            return [.leave]
        case (0, _): return [.perform(.retry)]
        default: return []
        }
    }

    var page: FlowPage {
        var page = FlowPage(
            title: FlowSendingText.noOrdering[language],
            entries: [FlowEntry(name: FlowSendingText.tryAgain[language], action: .leave)],
            hasTicket: false,
            hint: Wording(FlowSendingText.gateHint)
        )
        switch finding {
        case .open: break
        case .unjoined(let world, let problem):
            page.hint = Wording(FlowSendingText.joinHint)
            page.lines = [
                FlowLine(FlowSendingText.joinFirst[language], .bold), FlowLine(""), .field(field.text),
                FlowLine(""),
            ]
            if let problem {
                page.lines += [FlowLine(FlowSendingText.alone(problem)[language], .bad), FlowLine("")]
            }
            page.entries[0].name = FlowSendingText.joinThis[language]
            if world != nil {
                page.entries.append(FlowEntry(name: FlowSendingText.browse[language], action: .leave))
            }
        case .closed(let sentence):
            page.lines = [FlowLine(sentence[language], .bold), FlowLine("")]
        }
        return page
    }

    func draw(on frame: inout Frame) {
        FlowPainter(language: language, page: page, cursor: cursor).draw(on: &frame)
    }
}
