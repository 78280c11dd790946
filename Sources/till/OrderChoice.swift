import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// The order that the cashier means.
struct OrderChoice: ParsableArguments {
    @Argument(help: ArgumentHelp(TillText.whichHelp[Terminal.language], valueName: "which"))
    var which: String

    @Option(help: ArgumentHelp(TillText.deviceHelp[Terminal.language], valueName: "name"))
    var device: String?

    /// Finds the order.
    ///
    /// - Throws: ``CommandFailure``: ``ExitStatus/notFound`` when there is none, ``ExitStatus/invalid``
    ///   when several devices have the number; those are listed.
    func find(in view: QueueView, _ options: CommonOptions) throws -> QueuedOrder {
        guard let query = OrderQuery(which) else {
            throw CommandFailure(
                .invalid,
                es: "\(HarmlessText.quoted(which)) no es un código (9-624) ni un número de pedido",
                en: "\(HarmlessText.quoted(which)) is neither a code (9-624) nor an order number"
            )
        }
        let restaurant = try options.restaurant(in: view)
        let now = CommonOptions.now()
        let zone = try restaurant?.zone ?? view.restaurants().first?.zone
        let found = try view.candidates(
            for: query,
            at: restaurant?.id,
            device: device,
            dayStart: RestaurantZone.dayStart(in: zone, at: now)
        )
        guard let first = found.first else {
            throw CommandFailure(
                .notFound,
                es: "no hay ningún pedido \(HarmlessText.quoted(which))",
                en: "there is no order \(HarmlessText.quoted(which))"
            )
        }
        guard found.count == 1 else { throw Self.ambiguous(which, found) }
        return first
    }

    private static func ambiguous(_ which: String, _ orders: [QueuedOrder]) -> CommandFailure {
        let list = orders.map { order in
            "  \(order.code)  \(order.shownDeviceName)  \(HarmlessText.clean(order.restaurant))"
        }.joined(separator: "\n")
        return CommandFailure(
            .invalid,
            es: "varios dispositivos tienen el pedido \(which); di el código o --device:\n\(list)",
            en: "several devices have order \(which); give the code or --device:\n\(list)"
        )
    }
}
