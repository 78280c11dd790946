import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till history WHICH`: every change of an order.
struct HistoryCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: TillText.history[Terminal.language]
    )

    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OrderChoice

    func run() async throws {
        let view = try await common.openView()
        let order = try await choice.find(in: view, common)
        // Scripts get the changes alone; arrivals are in `till events`.
        if common.json {
            let changes = try await view.history(of: order.id)
            return try Terminal.writeLine(JSONWriter.text(.array(changes.map(\.json))))
        }
        let zone = try await view.restaurants().first { $0.id == order.restaurantID }?.zone
        let rows = HistoryLine.lines(try await view.history(of: order.id, withArrivals: true), in: zone)
            .map { $0.columns(Terminal.language) }
        try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
    }
}
