import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder` without a command: runs the guided flow on this process's terminal.
struct Flow {
    private let source: FlowSource
    private let session: Session

    init(_ options: CommonOptions) throws {
        session = try Session(options)
        source = FlowSource(home: session.home, settings: session.settings, place: try session.place(nil))
    }

    /// Runs until the user leaves. Afterwards the terminal is restored and the ticket is kept.
    ///
    /// - Throws: an `ExitCode` if a signal ended the flow.
    func run() throws {
        guard let world = try enter() else { return }
        let mailbox = Mailbox<FlowMessage>()
        let runner = FlowRunner(source, mailbox)
        var model = FlowModel(world, language: session.language)
        let loop = try ScreenLoop<FlowModel>(
            mailbox: mailbox,
            quietly: runner.quietly,
            perform: runner.perform
        )
        let last = world.state.lastOrder
        let ending = try loop.run(&model)
        if !runner.finish() { session.note(FlowSendingText.sendingContinues) }
        let state = try session.home.state()
        // A customer who leaves right after sending still needs the code for the counter.
        if let sent = state.lastOrder, sent.number != last?.number {
            try session.say(SentOrderText.sent(sent))
        }
        if !state.ticket.isEmpty { session.note(FlowSendingText.ticketKept(state.ticket.items.count)) }
        try end(ending)
    }

    /// The data to order with, as soon as there is a folder and a catalogue; nil if the user leaves.
    private func enter() throws -> FlowWorld? {
        let finding = check()
        if case .open(let world) = finding { return world }
        let mailbox = Mailbox<FlowGate.Finding>()
        var gate = FlowGate(finding, language: session.language)
        let loop = try ScreenLoop<FlowGate>(mailbox: mailbox) { work in
            switch work {
            case .retry: mailbox.post(check())
            case .join(let path): mailbox.post(join(path))
            }
        }
        try end(try loop.run(&gate))
        return gate.world
    }

    private func join(_ path: String) -> FlowGate.Finding {
        do throws(ClientError) {
            try source.join(path)
            return check()
        } catch {
            let sentence = CommandError(error, on: .screen).sentence
            // What can be shown without the folder; the sentence says what is wrong.
            return .unjoined(try? source.read(), problem: Wording(sentence))
        }
    }

    private func check() -> FlowGate.Finding {
        do throws(ClientError) {
            // Without a folder the user must join one first, and the joined folder has a catalogue. What can be
            // shown before that may be missing.
            return try source.isJoined() ? .open(try source.read()) : .unjoined(try? source.read())
        } catch {
            return .closed(Wording(FlowSendingText.alone(CommandError(error, on: .screen).sentence)))
        }
    }

    private func end(_ ending: ScreenEnding) throws {
        guard case .signal(let number) = ending else { return }
        throw ExitCode(128 + number)
    }
}
