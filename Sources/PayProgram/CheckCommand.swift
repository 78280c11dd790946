import ArgumentParser
import Foundation
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderPaying
import McOrderService
import McOrderText

/// Asks the provider, and says what is wrong and how to fix it.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: PayProgramText.checkAbstract[Terminal.language]
    )

    @OptionGroup var options: PayOptions

    @Flag(help: ArgumentHelp(PayProgramText.checkHoldHelp[Terminal.language]))
    var hold = false

    func run() async throws {
        let (settings, pay) = try await options.settings()
        let counter = options.counter(of: settings)
        let storefront = try await counter.storefrontOrigin()
        guard let origin = pay.origin ?? storefront else {
            throw CommandError(.badConfiguration, PayProgramText.noOrigin)
        }
        try await pay.withProviders(environment: ProcessInfo.processInfo.environment) { accounts in
            for (account, provider) in accounts {
                do throws(ProviderError) {
                    try await check(account, provider, pay, "\(origin)/paid")
                } catch {
                    throw CommandError(.tryAgain, PayProgramText.doesNotAnswer("\(error)"))
                }
            }
        }
    }

    private func check(
        _ account: AccountSettings,
        _ provider: any PaymentProvider,
        _ pay: PayConfiguration,
        _ page: String
    ) async throws(ProviderError) {
        // Everything that is read while it runs, so that a key without a right is found now.
        let minute = Timestamp.now() - .seconds(60)
        _ = try await provider.checkouts(since: minute)
        _ = try await provider.intents(since: minute)
        _ = try await provider.refunds(since: minute)
        _ = try await provider.disputes(since: minute)
        _ = try await provider.declines(since: minute)
        let name = account.account.name
        try say(.answers(name.isEmpty ? pay.address : "\(pay.address) (\(name))"))
        if hold { try await hold(by: provider, pay, page) }
    }

    private func say(_ sentence: PayProgramText) throws(ProviderError) {
        do {
            try Terminal.writeLine(sentence[Terminal.language])
        } catch {
            throw .unreadable(cause: "\(error)")
        }
    }

    /// Holds the least amount on a card of the owner's, and releases it. No order and no row of the queue
    /// belongs to it.
    private func hold(
        by provider: any PaymentProvider,
        _ pay: PayConfiguration,
        _ page: String
    ) async throws(ProviderError) {
        let offer = CheckoutOffer(
            payment: PaymentID(),
            house: "check",
            restaurant: "McOrder",
            code: "check",
            amount: pay.rules.amounts.lowerBound,
            currency: pay.currency,
            returnsTo: page,
            until: Timestamp.now() + PayRules.checkout
        )
        let made = try await provider.send(
            provider.request(.checkout(offer)),
            key: PaymentID().description
        )
        guard case .checkout(let checkout) = made.value, let url = checkout.url else {
            throw .unreadable(cause: "no page")
        }
        try say(.holdPage(url))
        for _ in 0..<200 {
            let seen = try await provider.checkout(checkout.id).value
            if let intent = seen.intent, intent.state == .held {
                try say(.holdSeen)
                let request = provider.request(.void(intent: intent.id))
                _ = try await provider.send(request, key: PaymentID().description)
                return try say(.holdReleased)
            }
            // A cancelled check leaves a page that ends by itself.
            do { try await Task.sleep(for: .seconds(3)) } catch { return }
        }
        let request = provider.request(.expire(checkout: checkout.id))
        _ = try await provider.send(request, key: PaymentID().description)
        try say(.holdNotSeen)
    }
}
