import McOrderModel

/// What was sent lately, by address and restaurant. It is pure: the time comes from outside.
struct SendingCounts: Sendable {
    /// Why something may not be sent now.
    struct Refusal: Error, Hashable {
        /// After how long it may be tried again.
        let wait: Duration
    }

    /// An order that was counted.
    struct CountedOrder: Sendable {
        let address: String
        let restaurant: RestaurantID
        let time: ContinuousClock.Instant
    }

    private static let minute = Duration.seconds(60)
    private static let hour = Duration.seconds(3600)
    /// How much more an address may send that many people share.
    private static let sharedFactor = 10
    /// An address may send a twentieth of what is left to a restaurant in an hour. So those who sent most are
    /// refused first, and a hundred of them leave room for others.
    private static let shareOfRest = 20

    private let limits: SendingLimits
    private var drafts = SlidingCounts<String>(window: minute)
    private var orders = SlidingCounts<String>(window: hour)
    private var atRestaurant: [RestaurantID: SlidingCounts<String>] = [:]

    init(limits: SendingLimits) {
        self.limits = limits
    }

    /// Counts a draft that an address asks for.
    mutating func countDraft(of address: String, at now: ContinuousClock.Instant) throws(Refusal) {
        let most = limits.drafts * factor(of: address)
        if let wait = drafts.wait(of: address, most: most, at: now) { throw Refusal(wait: wait) }
        drafts.count(address, at: now)
    }

    /// Counts an order that an address sends to a restaurant.
    mutating func countOrder(
        of address: String,
        to restaurant: RestaurantID,
        at now: ContinuousClock.Instant
    ) throws(Refusal) -> CountedOrder {
        let factor = factor(of: address)
        if let wait = orders.wait(of: address, most: limits.orders * factor, at: now) {
            throw Refusal(wait: wait)
        }
        var there = atRestaurant[restaurant] ?? SlidingCounts(window: Self.hour)
        there.forget(before: now)
        let rest = limits.restaurant - there.total
        let share = max((rest + Self.shareOfRest - 1) / Self.shareOfRest, rest > 0 ? 1 : 0) * factor
        if there.number(of: address) >= share {
            throw Refusal(wait: there.wait(of: rest > 0 ? address : nil, at: now))
        }
        there.count(address, at: now)
        atRestaurant[restaurant] = there
        orders.count(address, at: now)
        return CountedOrder(address: address, restaurant: restaurant, time: now)
    }

    /// Takes back an order that was not sent after all.
    mutating func takeBack(_ order: CountedOrder) {
        orders.takeBack(order.address, at: order.time)
        atRestaurant[order.restaurant]?.takeBack(order.address, at: order.time)
    }

    private func factor(of address: String) -> Int {
        // The network of an IPv6 address stands for its first address.
        let host = address.contains(":") ? address + "::" : address
        return limits.shared.contains { $0.contains(host) } ? Self.sharedFactor : 1
    }
}

/// How often each key was counted within the last time.
struct SlidingCounts<Key: Hashable & Sendable>: Sendable {
    private let window: Duration
    /// The times of a key, oldest first.
    private var times: [Key: [ContinuousClock.Instant]] = [:]
    /// The number of all times.
    private(set) var total = 0
    private var forgottenAt: ContinuousClock.Instant?

    init(window: Duration) {
        self.window = window
    }

    mutating func count(_ key: Key, at now: ContinuousClock.Instant) {
        times[key, default: []].append(now)
        total += 1
    }

    /// Takes back what was counted at a time; nothing if it is forgotten already.
    mutating func takeBack(_ key: Key, at time: ContinuousClock.Instant) {
        guard let index = times[key]?.lastIndex(of: time) else { return }
        times[key]?.remove(at: index)
        total -= 1
    }

    func number(of key: Key) -> Int { times[key]?.count ?? 0 }

    /// How long a key has to wait that may be counted so often; `nil` if it need not.
    mutating func wait(of key: Key, most: Int, at now: ContinuousClock.Instant) -> Duration? {
        forget(before: now)
        guard let known = times[key], known.count >= most else { return nil }
        return known[known.count - most].advanced(by: window) - now
    }

    /// How long it takes until the oldest time of a key, or of all keys, is forgotten.
    func wait(of key: Key?, at now: ContinuousClock.Instant) -> Duration {
        let oldest = key.map { times[$0]?.first } ?? times.values.lazy.compactMap(\.first).min()
        return (oldest ?? now).advanced(by: window) - now
    }

    /// Forgets what is older than the window. Its cost is that of all keys, so it is done at most each
    /// sixtieth of the window.
    mutating func forget(before now: ContinuousClock.Instant) {
        guard forgottenAt.map({ now - $0 >= window / 60 }) ?? true else { return }
        forgottenAt = now
        let start = now - window
        for (key, known) in times {
            let rest = known.drop { $0 <= start }
            total -= known.count - rest.count
            times[key] = rest.isEmpty ? nil : Array(rest)
        }
    }
}
