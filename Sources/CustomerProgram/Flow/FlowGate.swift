internal import McOrderConsole
internal import McOrderText

/// The screen that is shown instead of the flow if there is no folder or no catalogue. It explains what to
/// do.
struct FlowGate: ScreenModel {
    /// The result of reading folder and catalogue.
    enum Finding: Equatable, Sendable {
        /// Both exist; ordering is possible.
        case open(FlowWorld)
        /// No folder has been joined. If there is a catalogue, it can be browsed.
        case unjoined(FlowWorld?)
        /// There is no catalogue.
        case closed(Wording)
    }

    let language: Language
    private(set) var finding: Finding
    /// The data to continue with; nil until it was read.
    private(set) var world: FlowWorld?
    private var cursor = 0

    init(_ finding: Finding, language: Language) {
        self.finding = finding
        self.language = language
    }

    mutating func update(_ event: ScreenEvent<Finding>) -> [ScreenEffect<Finding, Retry>] {
        switch event {
        case .resized: return []
        case .resumed: return [.perform(Retry())]
        case .message(let finding):
            self.finding = finding
            guard case .open(let world) = finding else { return [] }
            self.world = world
            return [.leave]
        case .key(let key): return press(key)
        }
    }

    /// The work of reading folder and catalogue again.
    struct Retry: Equatable, Sendable {}

    private mutating func press(_ key: Key) -> [ScreenEffect<Finding, Retry>] {
        switch key {
        case .control("c"), .escape, .character("q"), .character("Q"): return [.leave]
        case .up: cursor = max(0, cursor - 1)
        case .down: cursor = min(page.entries.count - 1, cursor + 1)
        case .enter, .right: return choose(cursor)
        case .character(let character):
            if character.isASCII, let number = character.wholeNumberValue { return choose(number - 1) }
        default: break
        }
        return []
    }

    private mutating func choose(_ place: Int) -> [ScreenEffect<Finding, Retry>] {
        switch (place, finding) {
        case (0, _): return [.perform(Retry())]
        case (1, .unjoined(let world?)):
            self.world = world
            return [.leave]
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
        case .unjoined(let world):
            page.lines = [
                FlowLine(FlowSendingText.joinFirst[language], .bold), FlowLine(""),
                FlowLine("    " + FlowSendingText.joinCommand[language], .bold), FlowLine(""),
            ]
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
