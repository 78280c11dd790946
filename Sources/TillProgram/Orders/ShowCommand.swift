import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import StaffDisplay

/// `till show WHICH`: one order.
struct ShowCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("show", TillHelpText.show)

    @OptionGroup var choice: OrderChoice

    func run() async throws {
        let counter = choice.common.counter
        try await choice.common.write(try await choice.find(in: counter), of: counter)
    }
}

extension CommonOptions {
    /// Writes an order as text, or as JSON with `--json`.
    func write(_ order: QueuedOrder, of counter: Counter) async throws {
        if json { return try Terminal.write(order.json(at: counter.now())) }
        let zone = try await counter.restaurants().first { $0.id == order.restaurantID }?.zone
        let price = try await price(of: counter)
        let names = await names(of: counter)
        try Terminal.write(
            OrderSheet(order, names, Terminal.language).text(price, zone: zone, now: counter.now())
        )
    }

    /// The format of amounts, in the user's language.
    func price(of counter: Counter) async throws -> PriceText {
        PriceText(currency: try await counter.currency(), language: Terminal.language)
    }

    /// The names of products and choices in the staff's language.
    func names(of counter: Counter) async -> ShownNames {
        await counter.names(in: Terminal.language)
    }
}
