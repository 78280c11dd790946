import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

/// `mcorderd restore FILE`: replaces the queue with a backup.
struct RestoreCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "restore",
        OperationsText.restore,
        discussion: """
            systemctl stop mcorderd
            mcorderd restore /var/backups/mcorder.sqlite
            systemctl start mcorderd
            """
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OperationsText.restoreFile, value: PlaceholderText.file))
    var file: String

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let path = try CommonOptions.file(file)
        let outcome = try await Restoration(configuration.paths).restore(
            from: path,
            patience: .command,
            at: Timestamp.now()
        )
        try answer.write(OperationsText.restored(path, outcome), json: outcome.json(of: path))
        if let problem = outcome.receiptError {
            Terminal.report("mcorderd: \(OperationsText.receiptsStay(problem)[Terminal.language])")
        }
    }
}

extension Restoration.Outcome {
    fileprivate func json(of path: String) -> JSONValue {
        .object([
            JSONValue.Member("file", .string(path)),
            JSONValue.Member("orders", .integer(exchange.counts.orders)),
            JSONValue.Member("openOrders", .integer(exchange.counts.openOrders)),
            JSONValue.Member("rejections", .integer(exchange.counts.rejections)),
            JSONValue.Member("kept", .optional(exchange.kept)),
            JSONValue.Member("lostOrders", .optional(exchange.lost?.orders)),
            JSONValue.Member("lostOpenOrders", .optional(exchange.lost?.openOrders)),
            JSONValue.Member("receiptsRemoved", .integer(receiptsRemoved)),
        ])
    }
}
