import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till show WHICH`: one order.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("show", TillHelpText.show)

    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OrderChoice

    func run() async throws {
        let counter = common.counter
        try await common.write(try await choice.find(in: counter, common), of: counter)
    }
}

extension CommonOptions {
    /// Writes an order as text, or as JSON with `--json`.
    func write(_ order: QueuedOrder, of counter: Counter) async throws {
        if json {
            return try Terminal.writeLine(JSONWriter.text(order.json(at: counter.now())))
        }
        let zone = try await counter.restaurants().first { $0.id == order.restaurantID }?.zone
        let price = PriceText(currency: try await counter.currency(), language: Terminal.language)
        let names = await names(of: counter)
        try Terminal.write(order.text(price, zone: zone, language: Terminal.language, names: names))
    }

    /// The names of products and choices in the staff's language.
    func names(of counter: Counter) async -> ShownNames {
        await counter.names(in: Terminal.language.rawValue)
    }
}
