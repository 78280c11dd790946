import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// The common options, and the arguments that name one order.
struct OrderChoice: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(TillHelpText.whichHelp, value: PlaceholderText.order),
        completion: Completion.openOrders
    )
    var which: String

    @Option(
        help: ArgumentHelp(TillHelpText.deviceHelp, value: PlaceholderText.name),
        completion: Completion.devices
    )
    var device: String?

    /// Finds the order; see ``Counter/order(_:of:device:)``.
    func find(in counter: Counter) async throws -> QueuedOrder {
        try await counter.order(which, of: try await common.restaurant(of: counter), device: device)
    }
}
