import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// `till print WHICH [--printer ID] [--bag [--bags N]]`.
struct PrintCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("print", TillPrintText.print)

    @OptionGroup var choice: OrderChoice

    @Option(
        help: ArgumentHelp(TillPrintText.printerHelp, value: PlaceholderText.name),
        completion: Completion.printers
    )
    var printer: String?

    @Flag(help: ArgumentHelp(TillPrintText.bagHelp))
    var bag = false

    @Option(help: ArgumentHelp(TillPrintText.bagsHelp, value: PlaceholderText.count))
    var bags: Int?

    func run() async throws {
        let common = choice.common
        let counter = common.counter
        let order = try await choice.find(in: counter)
        let kind = bag || bags != nil ? PrintedKind.bag : .receipt
        let action = OrderAction.print(kind, at: printer.map { PrinterID($0) }, bags: bags)
        let change = try await counter.perform(.order(order.id, action), as: common.member)
        guard case .order(_, .printing(let printers)) = change else { return }
        if common.json {
            return try Terminal.write(
                .object([
                    JSONValue.Member("id", .integer(order.id)), JSONValue.Member("code", .string(order.code)),
                    JSONValue.Member("printers", .array(printers.map { .string($0.description) })),
                ])
            )
        }
        try Terminal.write(OrderOutcome.printing(printers).sentence(order))
    }
}
