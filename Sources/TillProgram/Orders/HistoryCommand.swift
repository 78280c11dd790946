import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// `till history WHICH`: every change of an order.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("history", TillHelpText.history)

    @OptionGroup var choice: OrderChoice

    func run() async throws {
        let common = choice.common
        let counter = common.counter
        let order = try await choice.find(in: counter)
        // With `--json` only changes are printed; scripts find arrivals in `till events`.
        let changes = try await counter.history(of: order.id, includesArrivals: !common.json)
        if common.json { return try Terminal.write(.array(changes.map(\.json))) }
        let zone = try await counter.restaurants().first { $0.id == order.restaurantID }?.zone
        let names = await common.names(of: counter)
        let (language, isForPerson) = (Terminal.language, Terminal.isInteractive)
        try Terminal.write(
            changes.map { HistoryLine($0, in: zone, names).columns(language, isForPerson: isForPerson) }
        )
    }
}
