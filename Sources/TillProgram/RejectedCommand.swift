import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// `till rejected`: the refused files and the reasons.
struct RejectedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "rejected",
        TillHelpText.rejected,
        subcommands: [List.self, Show.self, Retry.self, Accept.self],
        defaultSubcommand: List.self
    )

    /// `till rejected [--since WHEN]`.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            "list",
            TillHelpText.rejectedList,
            shouldDisplay: false
        )

        @OptionGroup var common: CommonOptions

        @Option(help: ArgumentHelp(TillHelpText.sinceHelp, value: PlaceholderText.when))
        var since: String?

        func run() async throws {
            let counter = common.counter
            let start = try await common.instant(ifSaid: since, of: counter)
            let files = try await counter.rejections(since: start)
            if common.json { return try Terminal.write(.array(files.map { $0.json(in: Terminal.language) })) }
            let now = counter.now()
            let names = await common.names(of: counter)
            let moment = try await common.moments(of: counter)
            let rows = files.map { file in
                [
                    String(file.id), moment(file.at), file.reason.rawValue, HarmlessText.clean(file.file),
                    file.sentence(now: now, names)[Terminal.language],
                ]
            }
            try Terminal.write(rows)
        }
    }

    /// The common options, and the argument that names a refused file.
    struct Options: ParsableArguments {
        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.rejectionHelp), completion: Completion.rejections)
        var id: Int64
    }

    /// `till rejected show ID`: prints the raw file.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration("show", TillHelpText.rejectedShow)

        @OptionGroup var options: Options

        func run() async throws {
            let (file, raw) = try await options.common.counter.rejection(id: options.id)
            if options.common.json {
                guard case .object(let members) = file.json(in: Terminal.language) else { return }
                let text = raw.map { String(decoding: $0, as: UTF8.self) }
                return try Terminal.write(.object(members + [JSONValue.Member("raw", .optional(text))]))
            }
            guard let raw else { throw CounterError.notAcceptable(file.reason) }
            // At a terminal the file is written line by line, cleaned with `HarmlessText`; for scripts byte
            // for byte.
            guard Terminal.isInteractive else { return try Terminal.write(bytes: raw) }
            for line in String(decoding: raw, as: UTF8.self).split(separator: "\n") {
                try Terminal.writeLine(HarmlessText.clean(String(line)))
            }
        }
    }

    /// `till rejected retry ID`.
    struct Retry: AsyncParsableCommand {
        static let configuration = CommandConfiguration("retry", TillHelpText.rejectedRetry)

        @OptionGroup var options: Options

        func run() async throws { try await options.request(.retry) }
    }

    /// `till rejected accept ID`.
    struct Accept: AsyncParsableCommand {
        static let configuration = CommandConfiguration("accept", TillHelpText.rejectedAccept)

        @OptionGroup var options: Options

        func run() async throws { try await options.request(.accept) }
    }
}

extension RejectedCommand.Options {
    /// How long a command waits for the daemon's answer.
    private static let patience = Duration.seconds(5)

    /// Asks the daemon to decide the file again, and prints its decision.
    fileprivate func request(_ request: RejectionRequest) async throws {
        let counter = common.counter
        _ = try await counter.perform(.decideAgain(rejection: id, request), as: common.member)
        let deadline = ContinuousClock.now + Self.patience
        repeat {
            switch try await counter.answer(toRejection: id) {
            case .waiting: Terminal.pause(.milliseconds(20))
            case .takenIn(let order): return try await common.write(order, of: counter)
            case .refused(let reason):
                let file = try await counter.rejection(id: id).file
                let sentence = file.sentence(now: counter.now(), await common.names(of: counter))
                throw CommandError(.invalid, TillCommandErrorText.stillRefused(reason.rawValue, sentence))
            }
        } while ContinuousClock.now < deadline
        throw CommandError(.tryAgain, TillCommandErrorText.noAnswer)
    }
}
