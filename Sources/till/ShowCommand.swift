import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till show WHICH`: one order.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: TillText.show[Terminal.language]
    )

    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OrderChoice

    func run() async throws {
        let view = try await common.openView()
        try await common.write(try await choice.find(in: view, common), view)
    }
}

extension CommonOptions {
    /// Writes an order as the options want it.
    func write(_ order: QueuedOrder, _ view: QueueView) async throws {
        if json {
            return try Terminal.writeLine(JSONWriter.text(order.json(at: Self.now())))
        }
        let zone = try await view.restaurants().first { $0.id == order.restaurantID }?.zone
        let price = PriceText(currency: try await view.currency(), language: Terminal.language)
        try Terminal.write(order.text(price, zone: zone, language: Terminal.language))
    }
}
