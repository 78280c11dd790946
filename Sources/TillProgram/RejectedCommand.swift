import ArgumentParser
import McOrderConsole
import McOrderCounter
package import McOrderModel
import McOrderText

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
            if common.json {
                return try Terminal.writeLine(JSONWriter.text(.array(files.map(\.json))))
            }
            let now = counter.now()
            let names = await common.names(of: counter)
            let rows = files.map { file in
                [
                    String(file.id), file.at.description, file.reason.rawValue, HarmlessText.clean(file.file),
                    file.sentence(now: now, names)[Terminal.language],
                ]
            }
            try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
        }
    }

    /// `till rejected show ID`: prints the raw file.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration("show", TillHelpText.rejectedShow)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.rejectionHelp))
        var id: Int64

        func run() async throws {
            let (file, raw) = try await common.counter.rejection(id: id)
            if common.json {
                guard case .object(let members) = file.json else { return }
                let text = raw.map { String(decoding: $0, as: UTF8.self) }
                let whole = members + [JSONValue.Member("raw", .optional(text))]
                return try Terminal.writeLine(JSONWriter.text(.object(whole)))
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

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.rejectionHelp))
        var id: Int64

        func run() async throws {
            try await common.request(.retry, rejection: id)
        }
    }

    /// `till rejected accept ID`.
    struct Accept: AsyncParsableCommand {
        static let configuration = CommandConfiguration("accept", TillHelpText.rejectedAccept)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.rejectionHelp))
        var id: Int64

        func run() async throws {
            try await common.request(.accept, rejection: id)
        }
    }
}

extension CommonOptions {
    /// How long a command waits for the daemon's answer.
    private static let patience = Duration.seconds(5)

    /// Asks the daemon to decide a refused file again, and prints its decision.
    fileprivate func request(_ request: RejectionRequest, rejection id: Int64) async throws {
        let counter = counter
        _ = try await counter.perform(.decideAgain(rejection: id, request), as: member)
        let deadline = ContinuousClock.now + Self.patience
        repeat {
            switch try await counter.answer(toRejection: id) {
            case .waiting: Terminal.pause(.milliseconds(20))
            case .takenIn(let order): return try await write(order, of: counter)
            case .refused(let reason):
                let file = try await counter.rejection(id: id).file
                let sentence = file.sentence(now: counter.now(), await names(of: counter))
                throw CommandError(.invalid, TillCommandErrorText.stillRefused(reason.rawValue, sentence))
            }
        } while ContinuousClock.now < deadline
        throw CommandError(.tryAgain, TillCommandErrorText.noAnswer)
    }
}

extension RejectedFile {
    /// The reason, with the words of the receipt.
    ///
    /// - Parameters:
    ///   - now: the time of reading; `nil` for a text that may be read at any time.
    ///   - names: the names of products and choices in the reader's language.
    func sentence(now: Timestamp?, _ names: ShownNames = .own) -> Sentence {
        reason.sentence(detail, now: now, isNotice: isNotice, names: names)
    }

    /// The file as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        .object(
            [
                JSONValue.Member("id", .integer(id)),
                JSONValue.Member("file", .string(file)),
                JSONValue.Member("reason", .string(reason.rawValue)),
                JSONValue.Member("message", .string(sentence(now: nil)[Terminal.language])),
                JSONValue.Member("udid", .optional(udid.map(DeviceKey.printed))),
                JSONValue.Member("number", .optional(number.map(String.init))),
                JSONValue.Member("at", .string(at.description)),
                JSONValue.Member("bytes", .integer(bytes)),
            ] + passing
        )
    }

    /// The unavailable products, and the end of the reason if it is temporary.
    private var passing: [JSONValue.Member] {
        let products = detail.products.map { JSONValue.string($0) }
        return (products.isEmpty ? [] : [JSONValue.Member("products", .array(products))])
            + (detail.until.map { [JSONValue.Member("until", .string($0.description))] } ?? [])
    }
}
