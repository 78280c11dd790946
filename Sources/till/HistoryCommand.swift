import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till history WHICH`: every change of an order.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: TillText.history[Terminal.language]
    )

    @OptionGroup var common: CommonOptions
    @OptionGroup var choice: OrderChoice

    func run() throws {
        let view = try common.openView()
        let order = try choice.find(in: view, common)
        let changes = try view.history(of: order.id)
        if common.json {
            return try Terminal.writeLine(JSONWriter.text(.array(changes.map(\.json))))
        }
        let language = Terminal.language
        let zone = try view.restaurants().first { $0.id == order.restaurantID }?.zone
        let rows = changes.map { change in
            [
                zone.map {
                    "\($0.civilTime(at: change.at).dateText) \($0.civilTime(at: change.at).clockText)"
                }
                    ?? change.at.description,
                change.from?.word[language] ?? "", change.to.word[language], change.author[language],
                [change.editText, change.explanation].compactMap { $0?[language] }.joined(separator: ": "),
            ]
        }
        try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
    }
}
