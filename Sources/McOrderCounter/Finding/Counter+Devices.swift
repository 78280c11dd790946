package import McOrderModel
import McOrderQueue

extension Counter {
    /// What the queue knows of a device; `nil` when the device never sent anything and no staff member named
    /// it.
    package func device(_ key: DeviceKey) async throws(CounterError) -> DeviceRecord? {
        try await reading { try await $0.device(key, at: now()) }
    }

    /// The devices whose orders are refused now, the latest entry first.
    package func blacklist() async throws(CounterError) -> [BlacklistEntry] {
        try await reading { try await $0.blacklist(at: now()) }
    }

    /// The files that were refused at or after an instant, oldest first.
    package func rejections(since: Timestamp?) async throws(CounterError) -> [RejectedFile] {
        try await reading { try await $0.rejections(since: since) }
    }

    /// The files that were refused on the restaurant's present day, newest first.
    package func rejectionsToday(of restaurant: KnownRestaurant?) async throws(CounterError)
        -> [RejectedFile]
    {
        try await rejections(since: (restaurant?.days).start(at: now())).reversed()
    }

    /// A refused file, and its bytes if they are kept.
    ///
    /// - Throws: ``CounterError/noRejection(_:)``.
    package func rejection(id: Int64) async throws(CounterError) -> (file: RejectedFile, raw: [UInt8]?) {
        guard let found = try await reading({ try await $0.rejection(id: id) }) else {
            throw .noRejection(id)
        }
        return (found.0, found.1)
    }

    /// The daemon's answer to ``CounterAction/decideAgain(rejection:_:)``.
    package func answer(toRejection id: Int64) async throws(CounterError) -> RequestAnswer {
        try await reading { try await $0.answer(toRejection: id) }
    }
}

extension RejectedFile {
    /// Whether the staff at the counter may accept the file in spite of the reason. Files that were refused
    /// for any other reason need the owner.
    package var isForCounterToAccept: Bool { reason == .blacklisted }
}
