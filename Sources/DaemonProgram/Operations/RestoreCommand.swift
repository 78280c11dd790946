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

    @Argument(
        help: ArgumentHelp(OperationsText.restoreFile, value: PlaceholderText.file),
        completion: .file()
    )
    var file: String

    @Flag(help: ArgumentHelp(OperationsText.restoreYes))
    var yes = false

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let path = try CommonOptions.file(file)
        let outcome = try await Restoration(configuration.paths).restore(
            from: path,
            patience: .command,
            at: Timestamp.now(),
            accepting: accept
        )
        guard let outcome else { throw CommandError(.invalid, OperationsText.restoreNeedsWord) }
        try answer.write(OperationsText.restored(path, outcome), json: outcome.json(of: path))
        if let problem = outcome.receiptError {
            Terminal.report("mcorderd: \(OperationsText.receiptsStay(problem)[Terminal.language])")
        }
    }

    /// Whether the user accepts what a restore loses: names it, and asks on a terminal.
    private func accept(_ lost: QueueReplacement.Loss?) -> Bool {
        if yes { return true }
        for loss in OperationsText.losses(lost) {
            Terminal.report("mcorderd: \(loss[Terminal.language])")
        }
        guard Terminal.canAsk, !answer.json else { return false }
        return Terminal.confirm(OperationsText.restoreQuestion[Terminal.language], needsWord: true)
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
            JSONValue.Member("lostChargedOrders", .optional(exchange.lost?.chargedOrders)),
            JSONValue.Member("lostBookFacts", .optional(exchange.lost?.bookFacts)),
            JSONValue.Member("reopenedOrders", .array((exchange.lost?.reopened ?? []).map { .string($0) })),
            JSONValue.Member("lostChanges", .optional(exchange.lost?.changes)),
            JSONValue.Member("lostCloses", .array((exchange.lost?.closes ?? []).map(\.json))),
            JSONValue.Member("receiptsRemoved", .integer(receiptsRemoved)),
        ])
    }
}

extension CloseNumbers.Range {
    fileprivate var json: JSONValue {
        let place: JSONValue = ["restaurant": restaurant]
        return place.followed(by: numbers.json)
    }
}
