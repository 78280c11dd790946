import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderModel
import McOrderSettings
import McOrderSetup
import McOrderText

/// `mcorderd check`: prints every problem of configuration, catalogue, folders, permissions and database,
/// with advice.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration("check", DaemonText.checkAbstract)

    /// Where there are several problems, the first status of this list that occurs is the exit code. Source:
    /// commands.md.
    private static let order: [ExitStatus] = [.badConfiguration, .notFound, .invalid, .storage]

    @OptionGroup var common: CommonOptions

    @OptionGroup var answer: AnswerOptions
    func run() async throws {
        let (errors, warnings) = try await find()
        // A warning is not a failure, so its exit code is 0.
        let problems = errors.map { (exit: $0.status.rawValue, $0.sentence) } + warnings.map { (0, $0) }
        let objects = problems.map { exit, sentence in
            JSONValue.object([
                JSONValue.Member("exit", .integer(exit)),
                JSONValue.Member("message", .string(sentence[Terminal.language])),
            ])
        }
        let sentences = problems.map(\.1) + (errors.isEmpty ? [DaemonText.allWell] : [])
        try answer.write(sentences, json: .array(objects))
        guard let first = errors.first else { return }
        let status = Self.order.first { status in errors.contains { $0.status == status } } ?? first.status
        throw CommandError(status, DaemonText.problemCount(errors.count))
    }

    private func find() async throws -> (errors: [CommandError], warnings: [Sentence]) {
        let configuration: DaemonConfiguration
        do {
            configuration = try await common.configuration()
        } catch let errors as ConfigurationErrors {
            return (errors.sentences.map { CommandError(.badConfiguration, $0) }, [])
        }
        let inspection = Inspection(paths: configuration.paths, settings: configuration.settings)
        // A path that cannot be read may be reported by several checks.
        var reported: Set<String> = []
        let (findings, serverWarnings, catalogue) = await inspection.inspect()
        let errors = findings.map(CommandError.init(finding:)).filter {
            reported.insert($0.sentence[Terminal.language]).inserted
        }
        let trust = await inspection.unsignedTrust().map { device, label -> Sentence in
            KeyText.unsignedTrust(HarmlessText.clean(label), device)
        }
        var seals = await inspection.missingSealKeys(at: .now()).map { kid -> Sentence in
            KeyText.missingSealKey(kid)
        }
        if await inspection.requiresSealsInVain() { seals.append(KeyText.sealingWithoutIdentity) }
        let warnings: [Sentence] =
            await (inspection.serverWarnings() + serverWarnings).map(\.sentence) + trust + seals
        guard let catalogue else { return (errors, warnings) }
        let currency = catalogue.company.currency
        return (errors, warnings + catalogue.warnings.map { $0.sentence(currency: currency) })
    }
}
