import McOrderFiles
import McOrderIntake
package import McOrderModel
package import McOrderQueue

extension Installation {
    /// The claims of other queues on restaurants that this queue is to serve.
    ///
    /// - Parameter restaurants: the restaurants to serve; `nil` serves all.
    package func rivals(serving restaurants: Set<RestaurantID>?) async throws -> [Claim] {
        let view = try await QueueView(state: paths.queue)
        let own = try await view.identity()
        try await view.close()
        let mine = restaurants ?? []
        return try FolderClaims.claims(in: try Directory.open(paths.orders)).filter { claim in
            claim.queue != own
                && (restaurants == nil || claim.restaurants.map { !$0.isDisjoint(with: mine) } ?? true)
        }
    }

    /// Removes the claims of other queues on these restaurants and claims them for this queue. If another
    /// queue's daemon still runs, it stops taking orders in as soon as it reads this claim.
    ///
    /// - Throws: a `QueueError`, or a file system error.
    package func takeOver(serving restaurants: Set<RestaurantID>?, at now: Timestamp) async throws {
        let queue = try await OrderQueue.open(in: paths.queue, as: "mcorderd init", patience: .command)
        let id = try await queue.identity()
        try await queue.close()
        var claims = FolderClaims(
            queue: id,
            host: Machine.name,
            state: paths.state,
            restaurants: restaurants
        )
        _ = try claims.take(in: try Directory.open(paths.orders), at: now, overriding: true)
    }

    /// Makes the present time the latest time that the queue remembers, after it has accepted a wrong one.
    package func trustClock(at now: Timestamp) async throws(QueueError) {
        let queue = try await OrderQueue.open(in: paths.queue, as: "mcorderd init", patience: .command)
        try await queue.remember(ClockCheck(highest: now, stepped: nil))
        try await queue.close()
    }
}
