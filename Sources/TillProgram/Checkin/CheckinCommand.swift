import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderFiles
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
        let member = try common.member
        let mailbox = Mailbox<CheckinMessage>()
        // Arrivals are noted one after the other, outside the event loop.
        let executor = BlockingExecutor(label: "check-in")
        let language = Terminal.language
        var screen = CheckinScreen(
            language: language,
            title: CheckinText.title(restaurant?.name)[language]
        )
        let loop = try ScreenLoop<CheckinScreen>(mailbox: mailbox) { query in
            executor.perform {
                do throws(CounterError) {
                    let answer = try await counter.checkIn(query, at: restaurant, as: member)
                    mailbox.post(.answer(answer))
                } catch {
                    // The cause does not matter to the customer, who can only go to the counter.
                    mailbox.post(.answer(.problem))
                }
            }
        }
        if case .signal(let number) = try loop.run(&screen) { throw ExitCode(128 + number) }
    }
}
