package import McOrderModel
import McOrderQueue

extension Counter {
    /// The figures of a restaurant since its last close; nothing is stored.
    package func closePreview(of restaurant: Restaurant) async throws(CounterError) -> CloseRecord {
        try await reading {
            CloseRecord(try await $0.closePreview(of: KnownRestaurant(restaurant), at: now()), hash: nil)
        }
    }

    /// Makes the next close of a restaurant.
    ///
    /// - Parameters:
    ///   - register: the total of the restaurant's cash register, if it is known.
    ///   - member: who makes the close.
    /// - Throws: ``CounterError/notPermitted(_:)`` for a role without the right,
    ///   ``CounterError/nothingToClose``, or the error that prevents it.
    package func close(
        _ restaurant: Restaurant,
        register: Money?,
        as member: StaffMember
    ) async throws(CounterError) -> CloseRecord {
        guard member.role.permits(.close) else { throw .notPermitted(member.role) }
        let now = now()
        return try await changing(as: member) { queue in
            let close = try await queue.close(
                KnownRestaurant(restaurant),
                by: member.name,
                register: register,
                at: now
            )
            return CloseRecord(close, hash: close.hash)
        }
    }

    /// Adds the total of the cash register to a close that was made without it.
    ///
    /// - Throws: ``CounterError/notPermitted(_:)`` for a role without the right,
    ///   ``CounterError/noClose(_:)``, or ``CounterError/registerKnown(_:)``.
    package func complete(
        _ number: Int,
        of restaurant: Restaurant,
        register: Money,
        as member: StaffMember
    ) async throws(CounterError) -> CloseRecord {
        guard member.role == .owner || member.role == .till else { throw .notPermitted(member.role) }
        let now = now()
        let close = try await changing(as: member) { queue in
            try await queue.complete(number, of: restaurant.id, register: register, by: member.name, at: now)
        }
        guard let close else { throw .noClose(number) }
        return try Self.record(close)
    }

    /// The last closes of a restaurant, the latest first.
    package func closes(of restaurant: Restaurant, most: Int) async throws(CounterError) -> [CloseRecord] {
        let closes = try await reading { try await $0.storedCloses(of: restaurant.id, most: most) }
        return try closes.map { close throws(CounterError) in try Self.record(close) }
    }

    /// An earlier close of a restaurant.
    ///
    /// - Throws: ``CounterError/noClose(_:)`` if there is none of that number.
    package func close(_ number: Int, of restaurant: Restaurant) async throws(CounterError) -> CloseRecord {
        let found = try await reading { try await $0.storedClose(number, of: restaurant.id) }
        guard let found else { throw .noClose(number) }
        return try Self.record(found)
    }

    private static func record(_ close: JSONValue) throws(CounterError) -> CloseRecord {
        guard let record = CloseRecord(close) else {
            throw .unavailable(.database(cause: "unreadable close"))
        }
        return record
    }
}
