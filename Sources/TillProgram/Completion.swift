import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel

/// The values that a shell offers while a command of `till` is typed.
///
/// Nothing is printed and nothing fails: without a queue there is nothing to offer.
enum Completion {
    static let openOrders = values { counter in
        let ids = try await counter.orderIDs(of: nil, in: OrderState.open, receivedSince: nil)
        // More than a shell can list help nobody.
        return try await counter.orders(ids: Array(ids.suffix(500))).map(\.code)
    }
    static let restaurants = values { try await $0.restaurants().map(\.id.description) }
    static let products = values { try await $0.catalogue().products.map(\.id.description) }
    /// What can be sold out: products, and choices of options.
    static let items = values { counter in
        let catalogue = try await counter.catalogue()
        let choices = catalogue.optionGroups.flatMap(\.choices)
        let items = catalogue.products.map { SellableID.product($0.id) } + choices.map { .choice($0.id) }
        return items.map(\.description)
    }
    static let services = values { counter in
        Set(try await counter.catalogue().restaurants.flatMap { $0.services.map(\.id.description) }).sorted()
    }
    /// The devices of open orders, and those on the blacklist.
    static let devices = values { counter in
        let ids = try await counter.orderIDs(of: nil, in: OrderState.open, receivedSince: nil)
        let known = try await counter.orders(ids: Array(ids.suffix(500))).map(\.udid)
        return Set(known + (try await counter.blacklist().map(\.key.description))).sorted()
    }
    static let rejections = values { counter in
        try await counter.rejectionsToday(of: nil).map { String($0.id) }
    }
    static let printers = values { try await $0.printing(of: nil).printers.map(\.id.description) }
    static let browsers = values { try await $0.browsers().map(\.name) }
    static let states = CompletionKind.list(OrderState.allCases.map(\.rawValue))
    static let payments = CompletionKind.list(Payment.allCases.map(\.rawValue))

    private static func values(
        _ values: @escaping @Sendable (Counter) async throws -> [String]
    ) -> CompletionKind {
        .custom { words, _, _ async in
            // The option says where the queue is. `CommonOptions` cannot be parsed here: the parser refuses
            // options with completions like this one outside of its own run.
            let counter = CommonOptions.counter(state: CompletionWords.values(of: "--state", among: words))
            return CompletionWords.offered((try? await values(counter)) ?? [])
        }
    }
}
