import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

/// `mcorderd backup FILE`: makes a checked copy of the queue while the daemon and the tills keep running.
struct BackupCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "backup",
        OperationsText.backup,
        discussion: """
            mcorderd backup /var/backups/mcorder.sqlite
            mcorderd backup --force /var/backups/mcorder-$(date +%a).sqlite
            """
    )

    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(OperationsText.backupFile, value: PlaceholderText.file), completion: .file())
    var file: String

    @Flag(help: ArgumentHelp(OperationsText.force))
    var force = false

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let path = try CommonOptions.file(file)
        let takenAt = Timestamp.now()
        let backup = Backup(configuration.paths, shared: configuration.shared)
        let outcome = try await backup.take(to: path, replacing: force)
        try answer.write(
            [OperationsText.backedUp(path, orders: outcome.counts.orders, bytes: outcome.bytes)],
            json: .object([
                JSONValue.Member("file", .string(path)),
                JSONValue.Member("bytes", .integer(outcome.bytes)),
                JSONValue.Member("orders", .integer(outcome.counts.orders)),
                JSONValue.Member("openOrders", .integer(outcome.counts.openOrders)),
                JSONValue.Member("rejections", .integer(outcome.counts.rejections)),
                JSONValue.Member("takenAt", .string(takenAt.description)),
            ])
        )
    }
}
