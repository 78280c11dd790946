import McOrderCounter
import McOrderModel
import McOrderPrinting
import McOrderText
import Synchronization

/// Finds what the tickets of jobs say.
final class TicketWriter: Sendable {
    /// How long the catalogue is not read again.
    private static let memory = Duration.seconds(10)

    private let counter: Counter
    private let language: Language
    private let fire: FirePolicy
    private let catalogue = Mutex<(at: ContinuousClock.Instant, catalogue: Catalogue?)?>(nil)

    init(_ counter: Counter, _ language: Language, _ fire: FirePolicy) {
        self.counter = counter
        self.language = language
        self.fire = fire
    }

    /// Whether a job has to wait until the kitchen has its order again.
    ///
    /// - Parameter stations: those whose lines a printer of the kitchen prints; empty for all.
    func mustWait(
        _ job: PrintJob,
        _ order: QueuedOrder?,
        at stations: [StationID],
        _ kitchen: KitchenStations
    ) -> Bool {
        guard let order, order.state.isOpen, job.kind == .kitchen else { return false }
        return firedAt(order, at: stations, kitchen) == nil
    }

    /// When the kitchen got an order, or the first of some stations its part; `nil` while that is for later.
    private func firedAt(_ order: QueuedOrder, at stations: [StationID], _ kitchen: KitchenStations)
        -> Timestamp?
    {
        let now = counter.now()
        let parts = kitchen.stations(of: order, among: stations)
        if parts.isEmpty { return order.firedAt(fire, at: now) }
        return parts.compactMap { order.firedAt(fire, at: $0, now) }.min()
    }

    func order(of job: PrintJob) async throws(CounterError) -> QueuedOrder? {
        guard let id = job.order else { return nil }
        return try await counter.order(id: id)
    }

    /// The names and stations of a restaurant. Without a catalogue orders can still be printed.
    func content(at restaurant: RestaurantID?) async throws(CounterError) -> TicketContent {
        let catalogue = await currentCatalogue()
        let here = restaurant.flatMap { catalogue?.restaurant($0) }
        return TicketContent(
            language,
            ShownNames(catalogue, in: language),
            PriceText(currency: catalogue?.company.currency ?? "EUR", language: language),
            KitchenStations(here, in: catalogue),
            here?.zone ?? catalogue?.company.zone
        )
    }

    private func currentCatalogue() async -> Catalogue? {
        let known = catalogue.withLock { known in
            known.flatMap { ContinuousClock.now - $0.at < Self.memory ? $0 : nil }
        }
        if let known { return known.catalogue }
        let read = try? await counter.catalogue()
        catalogue.withLock { $0 = (.now, read) }
        return read
    }

    /// What a job prints; `nil` if that is nothing.
    ///
    /// - Parameter stations: those whose lines a printer of the kitchen prints; empty for all.
    func paper(
        of job: PrintJob,
        _ order: QueuedOrder?,
        at stations: [StationID],
        _ content: TicketContent
    ) -> [PaperElement]? {
        switch job.kind {
        case .test: return content.testPage(job.printer)
        case .drawer: return []
        case .kitchen, .change, .bag, .receipt: break
        }
        guard let order else { return nil }
        switch job.kind {
        case .change:
            let isFired = firedAt(order, at: stations, content.stations) != nil
            return job.event.flatMap { content.change(order, by: $0, at: stations, isFired: isFired) }
        case .bag: return job.bag.map { content.bag(order, $0) }
        case .receipt: return content.receipt(order)
        case .kitchen, .test, .drawer:
            return content.kitchen(
                order,
                at: stations,
                firedAt: firedAt(order, at: stations, content.stations) ?? order.receivedAt
            )
        }
    }
}
