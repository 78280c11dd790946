import ArgumentParser
import Glibc
import McOrderConsole
import McOrderFiles
import McOrderModel
import McOrderQueue

/// Bare `till`: the live screen.
struct ScreenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen",
        abstract: ScreenText.abstract[Terminal.language],
        shouldDisplay: false
    )

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(ScreenText.noBellHelp[Terminal.language]))
    var noBell = false

    func run() throws {
        guard Terminal.canAsk, !common.json else {
            Terminal.tell(Till.helpMessage())
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let state = common.stateFolder
        try Self.requireOwnMachine(state)
        let traits = TerminalTraits.current
        if traits.isDumb {
            Terminal.tell(ScreenText.dumb[Terminal.language])
            return try ListCommand.write(common, all: false)
        }
        let mailbox = Mailbox<TillMessage>()
        let feed = TillFeed(state: state, mailbox: mailbox, now: CommonOptions.now)
        let backroom = TillBackroom(
            state: state,
            holder: common.holder,
            mailbox: mailbox,
            feed: feed,
            now: CommonOptions.now
        )
        var screen = TillScreen(settings: settings)
        let loop = ScreenLoop<TillScreen>(
            terminal: try RawTerminal(),
            traits: traits,
            mailbox: mailbox,
            idle: Terminal.idleMarks,
            perform: backroom.perform
        )
        let task = Task.detached { await feed.run() }
        defer { task.cancel() }
        if case .signal(let number) = try loop.run(&screen) { throw ExitCode(128 + number) }
    }

    private var settings: TillScreen.Settings {
        TillScreen.Settings(
            language: Terminal.language,
            till: common.holder,
            wanted: common.wantedRestaurant,
            hasBell: !noBell && Terminal.environment("MCORDER_BELL") != "0"
        )
    }

    /// Refuses a queue on another machine's disk, whose locks nobody can rely on.
    static func requireOwnMachine(_ state: String) throws {
        let kind: FileSystemKind
        do throws(FileError) {
            kind = try StateLocation.fileSystemKind(of: state)
        } catch {
            // Where there is no folder yet, the screen waits for it.
            if error.isAbsent { return }
            throw QueueError.file(error)
        }
        guard case .network(let name) = kind else { return }
        throw CommandFailure(
            .badConfiguration,
            es: "\(state) está en red (\(name)), y ahí la cola se estropearía: entra por SSH en la máquina "
                + "de mcorderd y abre till allí",
            en:
                "\(state) is on a network (\(name)), where the queue would be damaged: use SSH to the machine "
                + "of mcorderd and start till there"
        )
    }
}
