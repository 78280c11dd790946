import Logging
import McOrderCounter
import McOrderFiles
import McOrderModel
import McOrderPrinting
import McOrderText
import StaffDisplay

/// Prints the jobs of one printer, and those of others for which it stands in.
///
/// A job is *sending* in the queue before its first byte leaves, and has its end in the queue before the next
/// one begins. So after a crash at any point a ticket is printed again at most as a possible copy.
actor PrinterService: BlockingActor {
    nonisolated let executor: BlockingExecutor
    nonisolated let settings: PrinterSettings

    /// How long a printer that has nothing to do is not asked again.
    private static let calm = Duration.seconds(30)

    private let counter: Counter
    private let tickets: TicketWriter
    private let printing: PrintingSettings
    private let all: [PrinterSettings]
    private let board: PrinterBoard
    private let bytes: TicketBytes
    private let log: Logger
    private let patience: PrinterConversation.Patience
    private let access: PrinterAccess
    /// What was told while a transmission went on.
    private let reports = RunningReports()
    private var conversation: PrinterConversation?
    private var condition = PrinterCondition.unknown
    /// Whether it left the last ticket without an answer, although it says that it is well.
    private var isSilent = false
    /// Whether a ticket may be tried in this pass over the jobs.
    private var mayTry = true
    /// The condition that the queue has; `nil` if that is not known.
    private var stored: PrinterCondition?
    private var lastAsked: ContinuousClock.Instant?

    init(
        _ settings: PrinterSettings,
        among all: [PrinterSettings],
        _ printing: PrintingSettings,
        _ counter: Counter,
        _ tickets: TicketWriter,
        _ font: Unifont,
        _ board: PrinterBoard,
        _ log: Logger,
        patience: PrinterConversation.Patience = PrinterConversation.Patience(),
        access: PrinterAccess = PrinterAccess()
    ) {
        executor = BlockingExecutor(label: "printer \(settings.id)")
        self.settings = settings
        self.all = all
        self.printing = printing
        self.counter = counter
        self.tickets = tickets
        self.board = board
        self.log = log
        self.patience = patience
        self.access = access
        bytes = TicketBytes(settings, font)
    }

    /// Prints what is due, and asks for the condition if it is time for it. Called after each change of the
    /// queue, and once a second.
    func work() async throws(CounterError) {
        let jobs = try await counter.openPrintJobs(atMost: Self.mostJobs)
        mayTry = !condition.isTrouble || hasRested(for: patience.pause)
        for job in jobs {
            let owner = all.first { $0.id == job.printer }
            if job.printer == settings.id {
                try await handle(job, for: settings)
            } else if let owner, owner.fallback == settings.id,
                board.isInTrouble(owner.id, for: printing.patience, at: access.now())
            {
                try await handle(job, for: owner)
            }
        }
        let isBusy = jobs.contains { $0.printer == settings.id && !$0.isAlarm }
        let isClose = settings.isExclusive || isBusy && condition.isTrouble
        if hasRested(for: isClose ? patience.pause : Self.calm) {
            try await ask()
            talk.rest()
        }
    }

    /// Whether the printer was not asked for that long.
    private func hasRested(for pause: Duration) -> Bool {
        lastAsked.map { access.now() - $0 >= pause } ?? true
    }

    /// As many as a house has in its busiest half an hour.
    private static let mostJobs = 2000

    private var talk: PrinterConversation {
        if let conversation { return conversation }
        let new = PrinterConversation(settings, patience, access) {
            [counter, board, reports, access, id = settings.id] condition in
            board.note(condition, of: id, at: access.now())
            // The transmission blocks this actor's thread, and staff have to know meanwhile.
            let task = Task.detached { _ = try? await counter.report(id, condition) }
            reports.add(task)
        }
        conversation = new
        return new
    }

    /// Asks the printer, and leaves the connection open.
    private func ask() async throws(CounterError) {
        let found = talk.condition()
        lastAsked = access.now()
        try await note(found)
    }

    private func note(_ asked: PrinterCondition) async throws(CounterError) {
        if asked == .gone { isSilent = false }
        condition = asked
        // What it says of itself is no sign that it prints.
        let found = isSilent && !asked.isTrouble ? .stalled : asked
        board.note(found, of: settings.id, at: access.now())
        if found != stored {
            let level: Logger.Level = found.isTrouble ? .warning : .notice
            log.log(
                level: level,
                "printer",
                metadata: ["id": "\(settings.id)", "state": "\(found.rawValue)"]
            )
        }
        if found == stored { return }
        try await counter.report(settings.id, found)
        stored = found
    }

    /// Decides about a job, and prints it if the printer can.
    private func handle(_ job: PrintJob, for owner: PrinterSettings) async throws(CounterError) {
        // Its alarm stands: nobody knows whether it is on paper, and it is not printed again.
        guard job.state != .sending, !job.isAlarm else { return }
        let order = try await tickets.order(of: job)
        let kitchen = try await tickets.content(at: order?.restaurantID).stations
        guard !tickets.mustWait(job, order, at: owner.stations, kitchen) else { return }
        var jobs: [PrintJob] = []
        if let id = job.order { jobs = try await counter.printJobs(ofOrder: id) }
        let decision = JobDecision(
            job,
            of: order,
            among: jobs,
            kitchen,
            at: owner.stations,
            expiry: printing.expire,
            now: counter.now()
        )
        switch decision {
        case .drop: try await counter.end(job.id, .expired)
        case .expire: try await counter.end(job.id, .expired, isAlarm: true)
        case .giveUp: try await counter.end(job.id, .uncertain, isAlarm: true)
        case .print(let isCopy):
            let content = try await tickets.content(at: order?.restaurantID)
            guard let paper = tickets.paper(of: job, order, at: owner.stations, content) else {
                try await counter.end(job.id, .expired)
                return
            }
            // Otherwise a later ticket could come before this one.
            guard mayTry else { return }
            try await print(job, paper, content, isCopy: isCopy, for: owner)
        }
    }

    private func print(
        _ job: PrintJob,
        _ paper: [PaperElement],
        _ content: TicketContent,
        isCopy: Bool,
        for owner: PrinterSettings
    ) async throws(CounterError) {
        try await ask()
        guard !condition.isTrouble else {
            mayTry = false
            return
        }
        let instead = owner.id == settings.id ? nil : owner.id
        guard let begun = try await counter.begin(job.id, fallback: instead.map { _ in settings.id }) else {
            return
        }
        let id = TicketBytes.id(of: begun.id, attempt: begun.attempts)
        let ticket = content.complete(
            paper,
            of: begun,
            isCopy: isCopy || instead != nil,
            insteadOf: instead,
            at: counter.now()
        )
        let outcome = talk.transmit(
            job.kind == .drawer ? bytes.drawer(id: id) : bytes.bytes(of: ticket, id: id),
            id: id
        )
        talk.rest()
        let isTold = await reports.finish()
        if isTold { stored = nil }
        switch outcome {
        case .confirmed:
            try await counter.end(job.id, .confirmed)
            if isTold || isSilent {
                isSilent = false
                try await note(.ready)
            }
        case .sent: try await counter.end(job.id, .sent)
        case .uncertain(let found):
            let isLast = begun.attempts >= JobDecision.mostAttempts
            try await counter.end(job.id, .uncertain, isAlarm: isLast)
            isSilent = found == .stalled
            mayTry = false
            try await note(found)
        }
    }
}
