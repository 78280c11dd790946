/// What a restaurant sold in a period, and how fast it served. Source: product.md, *the numbers that the
/// trade measures*; A8.
package struct Statistics: Sendable {
    /// The facts about one order.
    package struct Entry: Sendable {
        let udid: String
        let state: OrderState
        let total: Money
        package let receivedAt: Timestamp
        let arrivedAt: Timestamp?
        let firstPreparingAt: Timestamp?
        let collectedAt: Timestamp?
        let isNewDevice: Bool
        let lines: [Line]
        /// `nil` if nothing was promised, or while the order is not ready.
        let promise: Promise?

        /// One line of the order.
        package struct Line: Sendable {
            /// What makes two lines sales of the same thing: the products' ids and the size, or the text of a
            /// line of which nothing more is known.
            enum Key: Hashable {
                case products([ProductID], isLarge: Bool)
                case text(String)
            }

            let key: Key
            /// The text of the line without its options.
            let name: String
            let isMenu: Bool
            /// The price charged, options included.
            let price: Money
            /// The chosen options.
            let options: [PricedOption]

            package init(_ line: OrderedLine) {
                name = line.figureName
                if let content = line.content {
                    key = .products(content.parts.map(\.product), isLarge: content.isLarge)
                    isMenu = content.parts.count > 1
                } else {
                    key = .text(name)
                    isMenu = LineResolver.isMenu(name)
                }
                price = line.price
                options = line.details?.options ?? []
            }
        }

        package init(
            udid: String,
            state: OrderState,
            total: Money,
            receivedAt: Timestamp,
            arrivedAt: Timestamp?,
            firstPreparingAt: Timestamp?,
            collectedAt: Timestamp?,
            isNewDevice: Bool,
            lines: [Line],
            promise: Promise? = nil
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
            self.promise = promise
        }

        /// The order as figures at an earlier instant had it: not collected if it was collected later. `nil`
        /// if it was received later.
        package func asOf(_ instant: Timestamp) -> Entry? {
            guard receivedAt <= instant else { return nil }
            guard let collectedAt, collectedAt > instant else { return self }
            return Entry(
                udid: udid,
                state: .received,
                total: total,
                receivedAt: receivedAt,
                arrivedAt: arrivedAt,
                firstPreparingAt: firstPreparingAt,
                collectedAt: nil,
                isNewDevice: isNewDevice,
                lines: lines,
                promise: promise.flatMap { $0.readyAt > instant ? nil : $0 }
            )
        }
    }

    /// The sales of one product or menu.
    package struct Sale: Hashable, Sendable {
        /// The line's text without options. A product that had several names in the period has its last one.
        package let name: String
        /// The number sold.
        package let count: Int
        /// The sum of the prices.
        package let money: Money
    }

    /// The orders of one hour of the day, by the time at which they were received.
    package struct Hour: Hashable, Sendable {
        /// The hour from 0 to 23, in the restaurant's local time.
        package let hour: Int
        /// The number of orders received, in whatever state they are now.
        package let orders: Int
        /// The sum of the received orders.
        package let ordered: Money
        /// The number of them that were collected.
        package let collected: Int
        /// The sum of the collected orders.
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

    /// The distribution of a duration over all collected orders.
    package struct Times: Hashable, Sendable {
        /// The target duration.
        package let target: Duration
        /// The number of orders measured.
        package let count: Int
        /// The number of measured orders whose arrival was not recorded.
        package let estimated: Int
        /// The median; `nil` without orders.
        package let median: Duration?
        /// The 90th percentile; `nil` without orders.
        package let percentile90: Duration?
        /// The 95th percentile; `nil` without orders.
        package let percentile95: Duration?
        /// The number of orders that met the target.
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

        /// The percentile by the nearest-rank method; `nil` of nothing.
        static func percentile(_ percent: Int, of sorted: [Duration]) -> Duration? {
            guard !sorted.isEmpty else { return nil }
            let rank = (sorted.count * percent + 99) / 100
            return sorted[max(0, rank - 1)]
        }
    }

    /// The target for the time from hearing the amount to holding the order. Source: rules.md, *States
    /// of an order*.
    package static let serviceTarget = Duration.seconds(60)
    /// The target for the time from joining the line to holding the order.
    package static let totalTarget = Duration.seconds(210)

    /// The number of orders received in the period, by state.
    package let states: [OrderState: Int]
    /// The sum of all orders, in whatever state they are.
    package let ordered: Money
    /// The sum of the collected orders.
    package let takings: Money
    /// The products sold outside menus in collected orders, the most frequent first.
    package let products: [Sale]
    /// The menus sold in collected orders, the most frequent first.
    package let menus: [Sale]
    /// The options sold in collected orders, the most frequent first.
    package let options: [Sale]
    /// The hours in which orders were received; hours without orders are omitted.
    package let hours: [Hour]
    /// The service times.
    package let service: Times
    /// The customers' waiting times.
    package let total: Times
    /// What customers were told beside what came true; `nil` if no promised order is ready.
    package let promises: Promises?
    /// The number of devices that ordered for the first time.
    package let newDevices: Int
    /// The number of devices that had ordered before.
    package let returningDevices: Int

    /// The number of orders in the period.
    package var orders: Int {
        states.values.reduce(0, +)
    }

    /// The average sum of a collected order; zero without any.
    package var averageTicket: Money {
        let count = states[.collected] ?? 0
        return count == 0 ? .zero : Money(cents: (takings.cents + count / 2) / count)
    }

    /// Computes the statistics of `entries`.
    ///
    /// - Parameter zone: the time zone for the hours of the day; UTC if `nil`.
    package init(_ entries: [Entry], zone: RestaurantZone?) {
        states = Dictionary(grouping: entries, by: \.state).mapValues(\.count)
        let collected = entries.filter { $0.state == .collected }
        ordered = entries.lazy.map(\.total).total()
        takings = collected.lazy.map(\.total).total()
        let lines = collected.lazy.flatMap(\.lines)
        var names: [Entry.Line.Key: String] = [:]
        for line in lines { names[line.key] = line.name }
        let sold = lines.map { (line: $0, name: names[$0.key] ?? $0.name) }
        menus = Self.sales(sold.filter(\.line.isMenu).map { ($0.name, 1, $0.line.price) })
        products = Self.sales(sold.filter { !$0.line.isMenu }.map { ($0.name, 1, $0.line.price) })
        var optionNames: [ChoiceID: String] = [:]
        for option in lines.flatMap(\.options) { optionNames[option.id] = option.figureName }
        options = Self.sales(
            lines.flatMap(\.options).map { (optionNames[$0.id] ?? $0.figureName, $0.count, $0.price) }
        )
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
        promises = Promises(entries.compactMap(\.promise))
        let devices = Dictionary(
            grouping: entries.filter { DeviceID($0.udid)?.isCounter != true },
            by: \.udid
        )
        newDevices = devices.values.count { $0.contains(where: \.isNewDevice) }
        returningDevices = devices.count - newDevices
    }

    private static func sales(_ sold: some Sequence<(name: String, count: Int, price: Money)>) -> [Sale] {
        Dictionary(sold.map { ($0.name, DayFigures.Tally($0.count, $0.price)) }, uniquingKeysWith: +)
            .map { Sale(name: $0, count: $1.count, money: $1.money) }
            .sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    }
}
