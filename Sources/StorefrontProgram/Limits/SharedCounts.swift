import Hummingbird
import McOrderModel
import McOrderWeb
import Synchronization

/// What was sent lately, by the addresses of requests.
final class SharedCounts: Sendable {
    private let counts: Mutex<SendingCounts>
    private let trusted: [NetworkRange]

    init(limits: SendingLimits, trusted: [NetworkRange]) {
        counts = Mutex(SendingCounts(limits: limits))
        self.trusted = trusted
    }

    func address(_ request: Request, _ context: StorefrontContext) -> String {
        ClientAddress.of(request, on: context.channel, trusted: trusted)
    }

    func countDraft(_ request: Request, _ context: StorefrontContext) throws(StorefrontError) {
        let address = address(request, context)
        do throws(SendingCounts.Refusal) {
            try counts.withLock { counts throws(SendingCounts.Refusal) in
                try counts.countDraft(of: address, at: .now)
            }
        } catch {
            throw .tooMany(wait: error.wait)
        }
    }

    func countOrder(
        to restaurant: RestaurantID,
        _ request: Request,
        _ context: StorefrontContext
    ) throws(StorefrontError) -> SendingCounts.CountedOrder {
        let address = address(request, context)
        do throws(SendingCounts.Refusal) {
            return try counts.withLock { counts throws(SendingCounts.Refusal) in
                try counts.countOrder(of: address, to: restaurant, at: .now)
            }
        } catch {
            throw .tooMany(wait: error.wait)
        }
    }

    /// Takes back an order that was counted and could not be written.
    func takeBack(_ order: SendingCounts.CountedOrder) {
        counts.withLock { $0.takeBack(order) }
    }
}
