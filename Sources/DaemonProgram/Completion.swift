import ArgumentParser
import McOrderConfiguration
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderQueue
import McOrderSetup

/// The values that a shell offers while a command of `mcorderd` is typed.
///
/// Nothing is printed and nothing fails: without a configuration, a catalogue or a queue there is nothing to
/// offer.
enum Completion {
    /// The products and restaurants of the owner's catalogue.
    static let products = catalogue { $0.products.map(\.id.description) }
    static let restaurants = catalogue { $0.restaurants.map(\.id.description) }

    /// The devices of the latest orders, the last one first, and those on the blacklist.
    static let devices = values { configuration in
        let place = configuration.paths.queue
        let view = try await QueueView(state: place)
        let ids = try await view.orderIDs(at: nil, in: OrderState.allCases, receivedSince: nil)
        // More than a shell can list help nobody.
        let latest = try await view.orders(ids: Array(ids.suffix(500))).map(\.udid)
        let now = QueueClock.of(place, Timestamp.now)()
        let listed = try await view.blacklist(at: now).map(\.key.description)
        try await view.close()
        var seen: Set<String> = []
        return (latest.reversed() + listed).filter { seen.insert($0).inserted }
    }

    private static func catalogue(_ values: @escaping @Sendable (Catalogue) -> [String]) -> CompletionKind {
        self.values { values(try OwnerCatalogue($0.paths.catalogue).read()) }
    }

    private static func values(
        _ values: @escaping @Sendable (DaemonConfiguration) async throws -> [String]
    ) -> CompletionKind {
        .custom { words, _, _ async in
            let names = ["--config", "--cloud", "--state", "--queue", "--catalog"]
            // A completion cannot show an error.
            guard let options = try? CommonOptions.parse(CompletionWords.options(names, among: words)),
                let configuration = try? await options.configuration()
            else { return [] }
            return CompletionWords.offered((try? await values(configuration)) ?? [])
        }
    }
}
