/// What a restaurant sold in a span of time, and how fast. Source: product.md, *the numbers that the trade
/// measures*; A8.
package struct Statistics: Sendable {
    /// What is known of one order.
    package struct Entry: Sendable {
        let udid: String
        let state: OrderState
        let total: Money
        let receivedAt: Timestamp
        let arrivedAt: Timestamp?
        let firstPreparingAt: Timestamp?
        let collectedAt: Timestamp?
        let isNewDevice: Bool
        let lines: [(name: String, price: Money)]

        /// An order of those values.
        package init(
            udid: String,
            state: OrderState,
            total: Money,
            receivedAt: Timestamp,
            arrivedAt: Timestamp?,
            firstPreparingAt: Timestamp?,
            collectedAt: Timestamp?,
            isNewDevice: Bool,
            lines: [(name: String, price: Money)]
        ) {
            self.udid = udid
            self.state = state
            self.total = total
            self.receivedAt = receivedAt
            self.arrivedAt = arrivedAt
            self.firstPreparingAt = firstPreparingAt
            self.collectedAt = collectedAt
            self.isNewDevice = isNewDevice
            self.lines = lines
        }
    }

    /// What was sold of one product or menu.
    package struct Sale: Hashable, Sendable {
        /// The line's text.
        package let name: String
        /// How many.
        package let count: Int
        /// For how much.
        package let money: Money
    }

    /// What was ordered and taken in one hour of the day, by the time at which the orders were received.
    package struct Hour: Hashable, Sendable {
        /// From 0 to 23, as the restaurant's clocks show it.
        package let hour: Int
        /// How many orders were received, whatever became of them.
        package let orders: Int
        /// For how much.
        package let ordered: Money
        /// How many of them were collected.
        package let collected: Int
        /// For how much.
        package let takings: Money

        init(_ hour: Int, _ entries: [Entry]) {
            let taken = entries.filter { $0.state == .collected }
            self.hour = hour
            orders = entries.count
            ordered = entries.lazy.map(\.total).total()
            collected = taken.count
            takings = taken.lazy.map(\.total).total()
        }
    }

    /// How long something took, over all orders that were collected.
    package struct Times: Hashable, Sendable {
        /// The target.
        package let target: Duration
        /// How many orders were measured.
        package let count: Int
        /// Of those, how many where nobody saw the customer arrive.
        package let estimated: Int
        /// Half of the orders took no longer; `nil` without any.
        package let median: Duration?
        /// Nine in ten took no longer.
        package let percentile90: Duration?
        /// Nineteen in twenty took no longer.
        package let percentile95: Duration?
        /// How many kept the target.
        package let withinTarget: Int

        init(_ measured: [(duration: Duration, isEstimated: Bool)], target: Duration) {
            let sorted = measured.map(\.duration).sorted()
            self.target = target
            count = sorted.count
            estimated = measured.count { $0.isEstimated }
            median = Self.percentile(50, of: sorted)
            percentile90 = Self.percentile(90, of: sorted)
            percentile95 = Self.percentile(95, of: sorted)
            withinTarget = sorted.count { $0 <= target }
        }

        /// The nearest-rank percentile.
        private static func percentile(_ percent: Int, of sorted: [Duration]) -> Duration? {
            guard !sorted.isEmpty else { return nil }
            let rank = (sorted.count * percent + 99) / 100
            return sorted[max(0, rank - 1)]
        }
    }

    /// From the amount to the order in hand. Source: architecture.md, *States of an order*.
    package static let serviceTarget = Duration.seconds(60)
    /// From joining the line to the order in hand.
    package static let totalTarget = Duration.seconds(210)

    /// Orders received in the span, by state.
    package let states: [OrderState: Int]
    /// What all of them were for, whatever became of them.
    package let ordered: Money
    /// What the collected ones brought in.
    package let takings: Money
    /// Products that were sold by themselves, the most frequent first; of collected orders.
    package let products: [Sale]
    /// Menus that were sold, the most frequent first; of collected orders.
    package let menus: [Sale]
    /// The hours in which orders were received, those without any left out.
    package let hours: [Hour]
    /// How long serving took.
    package let service: Times
    /// How long the customer waited.
    package let total: Times
    /// Devices that ordered for the first time.
    package let newDevices: Int
    /// Devices that had ordered before.
    package let returningDevices: Int

    /// All orders of the span.
    package var orders: Int {
        states.values.reduce(0, +)
    }

    /// The average of the collected orders; zero without any.
    package var averageTicket: Money {
        let count = states[.collected] ?? 0
        return count == 0 ? .zero : Money(cents: (takings.cents + count / 2) / count)
    }

    /// The statistics of those orders.
    ///
    /// - Parameter zone: the time zone in which the hours of the day are counted.
    package init(_ entries: [Entry], zone: RestaurantZone?) {
        states = Dictionary(grouping: entries, by: \.state).mapValues(\.count)
        let collected = entries.filter { $0.state == .collected }
        ordered = entries.lazy.map(\.total).total()
        takings = collected.lazy.map(\.total).total()
        let sales = Self.sales(collected)
        menus = sales.filter { MenuLine.parts(of: $0.name) != nil }
        products = sales.filter { MenuLine.parts(of: $0.name) == nil }
        hours = Dictionary(grouping: entries) { entry in
            zone?.civilTime(at: entry.receivedAt).hour ?? Int(entry.receivedAt.seconds / 3600 % 24)
        }
        .map { Hour($0, $1) }
        .sorted { $0.hour < $1.hour }
        service = Times(
            collected.compactMap { entry in
                guard let end = entry.collectedAt, let start = entry.arrivedAt ?? entry.firstPreparingAt
                else {
                    return nil
                }
                return (max(.zero, end - start), entry.arrivedAt == nil)
            },
            target: Self.serviceTarget
        )
        total = Times(
            collected.compactMap { entry in
                guard let end = entry.collectedAt else { return nil }
                return (max(.zero, end - (entry.arrivedAt ?? entry.receivedAt)), entry.arrivedAt == nil)
            },
            target: Self.totalTarget
        )
        let devices = Dictionary(grouping: entries, by: \.udid)
        newDevices = devices.values.count { $0.contains(where: \.isNewDevice) }
        returningDevices = devices.count - newDevices
    }

    private static func sales(_ entries: [Entry]) -> [Sale] {
        var sums: [String: (count: Int, money: Money)] = [:]
        for line in entries.lazy.flatMap(\.lines) {
            let sum = sums[line.name] ?? (0, .zero)
            sums[line.name] = (sum.count + 1, sum.money + line.price)
        }
        return sums.map { Sale(name: $0, count: $1.count, money: $1.money) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
