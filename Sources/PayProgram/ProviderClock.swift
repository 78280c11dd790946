import McOrderModel
import Synchronization

/// The provider's clock, as its last answer showed it. The ends of checkouts and holds are in its terms.
final class ProviderClock: Sendable {
    private let offset = Mutex(Duration.zero)
    private let local: @Sendable () -> Timestamp

    init(_ local: @escaping @Sendable () -> Timestamp) {
        self.local = local
    }

    var now: Timestamp { local() + offset.withLock { $0 } }

    /// Notes the time of an answer. The provider's times are whole seconds.
    func note(_ instant: Timestamp) {
        let found = instant - local()
        offset.withLock { if abs(($0 - found).milliseconds) > 1500 { $0 = found } }
    }
}

/// A provider whose answers set the clock, and are noted.
struct NotedProvider: PaymentProvider {
    let provider: any PaymentProvider
    let clock: ProviderClock
    /// Called after each answer.
    let note: @Sendable () -> Void

    func request(_ action: ProviderAction) -> ProviderRequest { provider.request(action) }

    func send(_ request: ProviderRequest, key: String) async throws(ProviderError) -> Dated<ProviderAnswer> {
        noted(try await provider.send(request, key: key))
    }

    func checkout(_ id: String) async throws(ProviderError) -> Dated<ProviderCheckout> {
        noted(try await provider.checkout(id))
    }

    func intent(_ id: String) async throws(ProviderError) -> Dated<ProviderIntent> {
        noted(try await provider.intent(id))
    }

    func refunds(ofIntent id: String) async throws(ProviderError) -> Dated<[ProviderRefund]> {
        noted(try await provider.refunds(ofIntent: id))
    }

    func checkouts(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderCheckout]> {
        noted(try await provider.checkouts(since: since))
    }

    func intents(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderIntent]> {
        noted(try await provider.intents(since: since))
    }

    func refunds(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderRefund]> {
        noted(try await provider.refunds(since: since))
    }

    func disputes(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDispute]> {
        noted(try await provider.disputes(since: since))
    }

    func declines(since: Timestamp) async throws(ProviderError) -> Dated<[ProviderDecline]> {
        noted(try await provider.declines(since: since))
    }

    private func noted<Value>(_ answer: Dated<Value>) -> Dated<Value> {
        clock.note(answer.at)
        note()
        return answer
    }
}
