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
    func find(in view: QueueView, _ options: CommonOptions) async throws -> QueuedOrder {
        guard let query = OrderQuery(which) else {
            throw CommandFailure(
                .invalid,
                es:
                    "\(HarmlessText.quoted(which)) no es un código (9-624), un número de pedido ni un id (#17)",
                en:
                    "\(HarmlessText.quoted(which, .english)) is neither a code (9-624) nor an order number nor an id (#17)"
            )
        }
        let restaurant = try await options.restaurant(in: view)
        let now = CommonOptions.now()
        let zone = try await options.zone(of: restaurant, in: view)
        let found = try await view.candidates(
            for: query,
            at: restaurant?.id,
            device: device,
            dayStart: RestaurantZone.dayStart(in: zone, at: now)
        )
        guard let first = found.first else {
            throw CommandFailure(
                .notFound,
                es: "no hay ningún pedido \(HarmlessText.quoted(which))",
                en: "there is no order \(HarmlessText.quoted(which, .english))"
            )
        }
        guard found.count == 1 else { throw Self.ambiguous(which, found) }
        return first
    }

    private static func ambiguous(_ which: String, _ orders: [QueuedOrder]) -> CommandFailure {
        let list = orders.map { order in
            "  #\(order.id)  \(order.code)  \(order.shownDeviceName)  \(HarmlessText.clean(order.restaurant))"
        }.joined(separator: "\n")
        // A shell takes what stands behind a bare # for a comment.
        let example = orders.first.map { "'#\($0.id)'" } ?? ""
        return CommandFailure(
            .invalid,
            es:
                "varios dispositivos tienen el pedido \(which); di su id entre comillas (\(example)), el código "
                + "o --device:\n\(list)",
            en: "several devices have order \(which); give its id in quotes (\(example)), the code or "
                + "--device:\n\(list)"
        )
    }
}
