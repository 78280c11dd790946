import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till checkin [--restaurant NAME]`: the self check-in for customers, full screen.
struct CheckinCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "checkin",
        CheckinText.abstract,
        discussion: CheckinText.discussion[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    func run() async throws {
        guard Terminal.canAsk, !common.json, !TerminalTraits.current.isDumb else {
            Terminal.report(Till.helpMessage(for: Self.self))
            throw ExitCode(ExitStatus.usage.rawValue)
        }
        let counter = common.counter
        _ = try await counter.restaurants()
        let restaurant = try await common.restaurant(of: counter)
        let mailbox = Mailbox<CheckinMessage>()
        let desk = CheckinDesk(
            counter,
            as: try common.member,
            restaurant: restaurant,
            mailbox: mailbox
        )
        let language = Terminal.language
        var screen = CheckinScreen(
            language: language,
            title: CheckinText.title(restaurant?.name)[language]
        )
        let loop = try ScreenLoop<CheckinScreen>(mailbox: mailbox, perform: desk.perform)
        if case .signal(let number) = try loop.run(&screen) { throw ExitCode(128 + number) }
    }
}
