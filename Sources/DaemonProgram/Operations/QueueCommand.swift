import ArgumentParser
import Glibc
import McOrderConfiguration
import McOrderConsole
import McOrderFiles
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSetup
import McOrderText

/// `mcorderd queue`: what is done with the queue as a whole.
struct QueueCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "queue",
        OperationsText.queue,
        subcommands: [QueueCopyCommand.self]
    )
}

/// `mcorderd queue copy --to ADDRESS`: copies the queue to a PostgreSQL server, or from there into a folder.
struct QueueCopyCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        "copy",
        OperationsText.queueCopy,
        discussion: """
            systemctl stop mcorderd
            mcorderd queue copy --to postgresql://mcorder@db.example/mcorder
            """
    )

    @OptionGroup var common: CommonOptions

    @Option(
        help: ArgumentHelp(OperationsText.queueCopyTarget, value: PlaceholderText.address),
        completion: .directory
    )
    var to: String

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let configuration = try await common.configuration()
        let paths = configuration.paths
        // The daemon must not change the queue meanwhile.
        let instance = try InstanceLock.take(state: paths.state, as: "mcorderd queue copy")
        let isServer = ServerAddress.isAddress(to)
        let target = isServer ? to : try CommonOptions.file(to)
        if !isServer {
            _ = try Directory.create(target, mode: FolderRights.state, parents: FolderRights.answers)
        }
        let progress = CopyProgress()
        let tables = try await OrderQueue.transfer(
            from: paths.queue,
            to: target,
            as: "mcorderd queue copy",
            at: Timestamp.now(),
            progress: progress.show
        )
        try instance.release()
        let rows = tables.reduce(0) { $0 + $1.rows }
        try answer.write(
            [OperationsText.queueCopied(rows: rows, to: HarmlessText.clean(to))],
            json: .object(tables.map { JSONValue.Member($0.table, .integer($0.rows)) })
        )
    }
}

/// Shows the progress of a copy to a user at a terminal, once a second.
private final class CopyProgress {
    private let isInteractive = isatty(STDERR_FILENO) == 1
    private var shownAt = ContinuousClock.now

    func show(_ rows: Int) {
        guard isInteractive, .now - shownAt >= .seconds(1) else { return }
        shownAt = .now
        Terminal.report(OperationsText.queueCopying(rows: rows)[Terminal.language])
    }
}
