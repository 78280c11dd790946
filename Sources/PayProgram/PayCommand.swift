package import ArgumentParser
import CLinux
import Foundation
import Logging
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderIntake
import McOrderModel
import McOrderPaying
import McOrderService
import McOrderSettings
import McOrderText
import ServiceLifecycle
import UnixSignals

/// `mcorder-pay`: holds money for orders that are paid ahead, and takes it when the customer is there.
package struct PayCommand: AsyncParsableCommand {
    package static let configuration = CommandConfiguration(
        commandName: "mcorder-pay",
        abstract: PayProgramText.abstract[Terminal.language],
        version: ProgramVersion.current,
        subcommands: [
            ServeCommand.self, CheckCommand.self, ListCommand.self, LookedCommand.self, RefundCommand.self,
        ],
        defaultSubcommand: ServeCommand.self
    )

    package init() {}

    /// Runs the program to its end.
    @MainActor package static func main() async {
        await runProgram(
            arrange: {
                ProgramArguments.arranged($0, options: ["--config", "--state", "--queue", "--lang", "--pay"])
            },
            without: ServeCommand._commandName
        ) {
            CommandError(staff: $0)
        }
    }
}

/// The options of all commands.
struct PayOptions: ParsableArguments {
    @OptionGroup var service: ServiceOptions

    @Option(help: ArgumentHelp(PayProgramText.payHelp, value: PlaceholderText.file), completion: .file())
    var pay: String?
}

extension PayOptions {
    /// The settings of `mcorderd`, of which the queue is used, and those of `pay.yaml`.
    func settings() async throws -> (daemon: DaemonConfiguration, pay: PayConfiguration) {
        let environment = ProcessInfo.processInfo.environment
        return (
            try await service.configuration(environment: environment),
            try await PayConfiguration.read(file: pay, environment: environment)
        )
    }

    /// The counter of the queue.
    func counter(of settings: DaemonConfiguration) -> Counter {
        Counter(state: settings.paths.queue, program: "mcorder-pay", now: Timestamp.now)
    }
}

extension PayConfiguration {
    /// An account's secret key, from its file or the systemd credential.
    private func secret(of account: AccountSettings, _ environment: [String: String]) throws -> SecretKey {
        let folder = environment["CREDENTIALS_DIRECTORY"]
        guard let path = account.secretFile ?? folder.map({ "\($0)/\(account.credential)" }) else {
            throw CommandError(.badConfiguration, PayProgramText.noSecret)
        }
        guard let bytes = FileManager.default.contents(atPath: path) else {
            throw CommandError(.badConfiguration, PayProgramText.secretUnreadable(path))
        }
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        guard let secret = SecretKey(text) else {
            throw CommandError(.badConfiguration, PayProgramText.secretMalformed(path))
        }
        return secret
    }

    /// Runs a function with the provider of each account.
    func withProviders<Value: Sendable>(
        environment: [String: String],
        _ body: @escaping @Sendable ([(AccountSettings, any PaymentProvider)]) async throws -> Value
    ) async throws -> Value {
        try await withProviders(of: allAccounts[...], [], environment, body)
    }

    private func withProviders<Value: Sendable>(
        of accounts: ArraySlice<AccountSettings>,
        _ open: [(AccountSettings, any PaymentProvider)],
        _ environment: [String: String],
        _ body: @escaping @Sendable ([(AccountSettings, any PaymentProvider)]) async throws -> Value
    ) async throws -> Value {
        guard let account = accounts.first else { return try await body(open) }
        let settings = StripeSettings(
            address: address,
            secret: try secret(of: account, environment),
            statement: account.statement
        )
        return try await StripeProvider.withProvider(settings) { provider in
            try await withProviders(of: accounts.dropFirst(), open + [(account, provider)], environment, body)
        }
    }
}

/// Drives payments until a signal ends it.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: PayProgramText.serveAbstract[Terminal.language]
    )

    @OptionGroup var options: PayOptions

    func run() async throws {
        signal(SIGPIPE, SIG_IGN)
        clinux_share_heap()
        let environment = ProcessInfo.processInfo.environment
        let (settings, pay) = try await options.settings()
        let log = Logger(program: "mcorder-pay", LogThreshold(settings.logLevel), environment: environment)
        let counter = options.counter(of: settings)
        guard let origin = try await origin(pay, counter) else {
            throw CommandError(.badConfiguration, PayProgramText.noOrigin)
        }
        try await pay.withProviders(environment: environment) { accounts in
            _ = try await counter.adopt { pay.terms(of: $0) }
            let (answers, answered) = AsyncStream.makeStream(
                of: Void.self,
                bufferingPolicy: .bufferingNewest(1)
            )
            var services: [any Service] = [AnswerService(counter: counter, answers: answers)]
            for (account, provider) in accounts {
                let clock = ProviderClock(Timestamp.now)
                let noted = NotedProvider(provider: provider, clock: clock) { answered.yield() }
                let name = PaymentID().description
                let ledger = QueueLedger(counter: counter, account: account.account.name, worker: name)
                let house = try await counter.house(ofAccount: account.account.name)
                let worker = PaymentWorker(
                    ledger,
                    noted,
                    by: pay.rules,
                    offering: CheckoutOffers(
                        house: house,
                        currency: pay.currency,
                        returnsTo: "\(origin)/paid"
                    ),
                    name: name
                ) { clock.now }
                services.append(
                    PayService(
                        counter: counter,
                        ledger: ledger,
                        provider: noted,
                        worker: worker,
                        sweep: PaymentSweep(ledger, noted, of: house, account: account.account.name),
                        clock: clock,
                        house: house,
                        log: log
                    )
                )
            }
            // Nobody takes or releases their money.
            let names = Set(accounts.map(\.0.account.name))
            for one in try await counter.paymentsUnderWay(taken: counter.now())
            where !names.contains(one.payment.account) {
                log.error(
                    "the account of a payment is not in the configuration",
                    metadata: ["payment": "\(one.payment.id)", "account": "\(one.payment.account)"]
                )
            }
            let manager = ServiceManager(environment: environment)
            log.notice("holding payments", metadata: ["provider": "\(pay.address)", "origin": "\(origin)"])
            manager.ready()
            let group = ServiceGroup(
                services: services,
                gracefulShutdownSignals: [.sigterm, .sigint],
                logger: log
            )
            try await group.run()
        }
    }

    private func origin(_ pay: PayConfiguration, _ counter: Counter) async throws -> WebOrigin? {
        if let origin = pay.origin { return origin }
        return try await counter.storefrontOrigin()
    }
}

/// Tells the queue that the provider answers, at most once a minute.
struct AnswerService: Service {
    private static let interval = Duration.seconds(60)

    let counter: Counter
    let answers: AsyncStream<Void>

    func run() async throws {
        await cancelWhenGracefulShutdown {
            var noted: ContinuousClock.Instant?
            for await _ in answers {
                if let noted, noted.duration(to: .now) < Self.interval { continue }
                // An answer that cannot be noted is followed by another one.
                if (try? await counter.notePayAnswer()) != nil { noted = .now }
            }
        }
    }
}
