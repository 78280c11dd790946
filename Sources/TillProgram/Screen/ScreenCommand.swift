import ArgumentParser
import Foundation
import Glibc
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till` without a command: the live screen.
struct ScreenCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("screen", ScreenText.abstract, shouldDisplay: false)

    @OptionGroup var common: CommonOptions

    @Flag(help: ArgumentHelp(ScreenText.noBellHelp))
    var noBell = false

    func run() async throws {
        guard Terminal.canAsk, !common.json else {
            Terminal.report(Till.helpMessage())
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        try Counter.requireOwnMachine(common.stateFolder)
        let traits = TerminalTraits.current
        if traits.isDumb {
            Terminal.report(ScreenText.dumb)
            return try await ListCommand.write(common, all: false)
        }
        let member = try common.member
        let counter = common.counter
        let mailbox = Mailbox<TillMessage>()
        let feed = TillFeed(counter, mailbox: mailbox)
        let worker = TillWorker(counter, as: member, mailbox: mailbox, feed: feed)
        var screen = TillScreen(
            settings: TillScreen.Settings(
                language: Terminal.language,
                till: member.name,
                wanted: common.wantedRestaurant,
                hasBell: !noBell && Terminal.environment("MCORDER_BELL") != "0"
            )
        )
        do {
            let kitchen = try await DaemonConfiguration.read(
                file: nil,
                options: [:],
                environment: ProcessInfo.processInfo.environment
            ).kitchen
            (screen.settings.firePolicy, screen.settings.kitchenWarn) = (kitchen.fire, kitchen.warn)
        } catch {
            // Orders can be served without the configuration, which only says when the kitchen gets them.
            screen.report(CommandError(till: error).sentence, as: .bad)
        }
        let loop = try ScreenLoop<TillScreen>(
            traits: traits,
            mailbox: mailbox,
            quietly: worker.quietly,
            follow: counter.reportsEachSecond,
            perform: worker.perform
        )
        let reading = Task.detached { await counter.run() }
        feed.serve(nil)
        defer { reading.cancel() }
        if case .signal(let number) = try loop.run(&screen) { throw ExitCode(128 + number) }
    }
}
