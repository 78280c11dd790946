import McOrderModel
import McOrderPrinting

/// Talks with one printer. Its calls block.
///
/// What a broken transmission leaves in the printer's buffer is cleared before the next one.
final class PrinterConversation {
    /// How a transmission ended.
    enum Outcome: Equatable {
        /// The printer said that everything is done.
        case confirmed
        /// All bytes are with a printer that answers nothing.
        case sent
        /// Some bytes may be with it.
        case uncertain(PrinterCondition)
    }

    /// How long the program waits for a printer.
    struct Patience {
        /// How long it may take no bytes, or leave the question about a ticket without answer.
        var ticket = Duration.seconds(20)
        /// After this time without answer it counts as stalled, and is waited for on.
        var quick = Duration.seconds(3)
        /// How long it may take to answer a question in real time.
        var answer = Duration.seconds(2)
        /// How long it is not asked again if its connection is kept, or if tickets wait for the end of its
        /// trouble.
        var pause = Duration.seconds(1)
    }

    private let settings: PrinterSettings
    private let patience: Patience
    private let access: PrinterAccess
    private let report: (PrinterCondition) -> Void
    private var link: (any PrinterLink)?
    private var reader = AnswerReader()
    /// Whether the printer may have a part of a ticket in its buffer.
    private var mayHaveRest: Bool

    /// - Parameter report: called with what is learned of the printer while a transmission goes on.
    init(
        _ settings: PrinterSettings,
        _ patience: Patience = Patience(),
        _ access: PrinterAccess = PrinterAccess(),
        report: @escaping (PrinterCondition) -> Void
    ) {
        self.settings = settings
        self.patience = patience
        self.access = access
        self.report = report
        mayHaveRest = settings.answers
    }

    deinit { link?.close() }

    /// Asks the printer for its condition, and leaves the connection open. A command is not asked: it would
    /// print.
    func condition() -> PrinterCondition {
        guard settings.address.hasBackChannel else { return .ready }
        do throws(LinkError) {
            let link = try connected()
            guard settings.answers else { return .ready }
            var bytes: [UInt8] = []
            for query in EscPos.stateQueries {
                try link.write(query, patience: patience.answer)
                guard let answer = try state(over: link) else {
                    hangUp()
                    return .stalled
                }
                bytes.append(answer)
            }
            return AnswerReader.condition(printer: bytes[0], cause: bytes[1], paper: bytes[2])
        } catch {
            hangUp()
            return error == .stalled ? .stalled : .gone
        }
    }

    /// The next answer in real time; `nil` if there is none in time.
    private func state(over link: any PrinterLink) throws(LinkError) -> UInt8? {
        let deadline = access.now() + patience.answer
        var found: UInt8?
        while found == nil, case let rest = deadline - access.now(), rest > .zero {
            let bytes = try link.read(within: rest)
            for case .state(let byte) in reader.read(bytes) where found == nil { found = byte }
        }
        return found
    }

    /// Transmits a ticket over the open connection.
    ///
    /// - Parameter id: what the answer has that says the ticket is on paper.
    func transmit(_ ticket: [UInt8], id: [UInt8]) -> Outcome {
        do throws(LinkError) {
            let link = try connected()
            if mayHaveRest { try link.write(EscPos.clear, patience: patience.answer) }
            mayHaveRest = settings.answers
            try link.write(ticket, patience: settings.isExclusive ? patience.quick : patience.ticket)
            guard settings.confirmation != nil else {
                self.link = nil
                try link.finish()
                return .sent
            }
            if let trouble = try trouble(before: id, over: link) {
                hangUp()
                return .uncertain(trouble)
            }
            mayHaveRest = false
            return .confirmed
        } catch {
            hangUp()
            return .uncertain(error == .stalled ? .stalled : .gone)
        }
    }

    /// Waits until the printer says that a ticket is on paper; returns what kept it from saying so, or `nil`.
    private func trouble(before id: [UInt8], over link: any PrinterLink) throws(LinkError)
        -> PrinterCondition?
    {
        let start = access.now()
        var found: PrinterCondition?
        var states: [UInt8] = []
        var isAsked = false
        while access.now() < start + patience.ticket {
            for answer in reader.read(try link.read(within: patience.quick / 8)) {
                switch answer {
                case .processed(let other) where settings.confirmation == .process:
                    if other == id { return nil }
                case .sensor(let hasPaper) where settings.confirmation == .sensor:
                    if hasPaper { return nil }
                    return .paperOut
                case .change(let condition) where condition.isTrouble: found = condition
                case .state(let byte): states.append(byte)
                case .change, .processed, .sensor: continue
                }
                if states.count == 3 {
                    let now = AnswerReader.condition(printer: states[0], cause: states[1], paper: states[2])
                    if now.isTrouble { found = now }
                    states = []
                }
                if let found { report(found) }
            }
            // It is silent for too long: staff have to know, and it may say why.
            if !isAsked, access.now() >= start + patience.quick {
                isAsked = true
                if found == nil { report(.stalled) }
                for query in EscPos.stateQueries { try link.write(query, patience: patience.answer) }
            }
        }
        return found ?? .stalled
    }

    /// Ends the connection, unless it is kept between tickets.
    func rest() {
        if !settings.isExclusive { hangUp() }
    }

    private func connected() throws(LinkError) -> any PrinterLink {
        if let link { return link }
        let new = try access.connect(settings.address)
        reader = AnswerReader()
        link = new
        if settings.isExclusive, settings.answers {
            try new.write(EscPos.reportChanges, patience: patience.answer)
        }
        return new
    }

    private func hangUp() {
        link?.close()
        link = nil
    }
}
