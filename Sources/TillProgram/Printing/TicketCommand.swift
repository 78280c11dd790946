import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderPrinting
import McOrderText
import StaffDisplay

/// `till ticket WHICH [--bag | --receipt]`: a ticket as text.
struct TicketCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("ticket", TillPrintText.ticket)

    /// The columns of a paper of 80 mm.
    private static let columns = 48

    @OptionGroup var choice: OrderChoice

    @Flag(help: ArgumentHelp(TillPrintText.bagHelp))
    var bag = false

    @Flag(help: ArgumentHelp(TillPrintText.receiptHelp))
    var receipt = false

    func run() async throws {
        let counter = choice.common.counter
        let order = try await choice.find(in: counter)
        let catalogue = try? await counter.catalogue()
        let restaurant = catalogue?.restaurant(order.restaurantID)
        let content = TicketContent(
            Terminal.language,
            await choice.common.names(of: counter),
            try await choice.common.price(of: counter),
            KitchenStations(restaurant, in: catalogue),
            restaurant?.zone
        )
        let paper =
            if bag {
                content.bag(order, BagNumber(1))
            } else if receipt {
                content.receipt(order)
            } else {
                content.kitchen(
                    order,
                    at: [],
                    firedAt: order.firedAt(.received, at: .now()) ?? order.receivedAt
                ) ?? []
            }
        try Terminal.write(TicketLayout.text(TicketLayout.lines(of: paper, columns: Self.columns)))
    }
}
