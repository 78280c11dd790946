import ArgumentParser
import Glibc
import McOrderConsole
import McOrderFiles
import McOrderModel
import McOrderQueue

/// Bare `till`: the live screen.
struct ScreenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "screen",
        abstract: ScreenText.abstract[Terminal.language],
        shouldDisplay: false
    )

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(ScreenText.noBellHelp[Terminal.language]))
    var noBell = false

    func run() async throws {
        guard Terminal.canAsk, !common.json else {
            Terminal.tell(Till.helpMessage())
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let state = common.stateFolder
        try QueuePlace.requireOwnMachine(state)
        let traits = TerminalTraits.current
        if traits.isDumb {
            Terminal.tell(ScreenText.dumb[Terminal.language])
            return try await ListCommand.write(common, all: false)
        }
        let till = try common.holder
        let mailbox = Mailbox<TillMessage>()
        let feed = TillFeed(state: state, mailbox: mailbox, now: CommonOptions.now)
        let backroom = TillBackroom(
            state: state,
            holder: till,
            mailbox: mailbox,
            feed: feed,
            now: CommonOptions.now
        )
        var screen = TillScreen(settings: settings(of: till))
        let loop = ScreenLoop<TillScreen>(
            terminal: try RawTerminal(),
            traits: traits,
            mailbox: mailbox,
            idle: Terminal.idleMarks,
            quietly: backroom.quietly,
            follow: feed.tellSeconds,
            perform: backroom.perform
        )
        EventPump.countPolls()
        let task = Task.detached { await feed.run() }
        defer { task.cancel() }
        if case .signal(let number) = try loop.run(&screen) { throw ExitCode(128 + number) }
    }

    private func settings(of till: String) -> TillScreen.Settings {
        TillScreen.Settings(
            language: Terminal.language,
            till: till,
            wanted: common.wantedRestaurant,
            hasBell: !noBell && Terminal.environment("MCORDER_BELL") != "0"
        )
    }
}
