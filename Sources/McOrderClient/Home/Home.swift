private import McOrderFiles

/// The persistent data of a customer's program: device, order numbers, ticket, favourite, and the unfinished
/// order.
///
/// It is a folder that several programs may use at the same time. Each change is made under a lock and
/// written as a whole, so that after a crash or power cut the state is either the old or the new one. Calls
/// may wait up to five seconds for the lock. Source: R7, R9, R13.
public struct Home: Sendable {
    /// How long a change waits for the lock.
    package static let patience = Duration.seconds(5)

    /// The files of the home.
    package let files: HomeFiles
    private let patience: Duration

    /// The folder's absolute path.
    public var path: String {
        files.directory.path
    }

    /// Opens a home. If the folder does not exist, it is created for its owner only (0700), with a new
    /// device.
    ///
    /// - Throws: ``ClientError/home(_:)``, ``ClientError/homeBusy(path:holder:)``,
    ///   ``ClientError/homeDamaged(path:place:)``, ``ClientError/homeTooNew(path:format:)``,
    ///   ``ClientError/deviceKey(path:_:)`` or ``ClientError/homeMoved(path:)``.
    public static func open(_ path: String) throws(ClientError) -> Home {
        try open(path, patience: patience)
    }

    /// Opens a home whose changes wait up to `patience` for the lock.
    package static func open(_ path: String, patience: Duration) throws(ClientError) -> Home {
        let home = try unopened(path, patience: patience)
        do {
            if try home.files.read() == nil {
                try home.update { _ throws(ClientError) in }
            }
        } catch {
            if case .homeMoved = error { try home.finishMoving() }
            throw error
        }
        return home
    }

    /// A home that may be new, or whose device moved away.
    static func unopened(_ path: String, patience: Duration = patience) throws(ClientError) -> Home {
        Home(files: try HomeFiles(path: path), patience: patience)
    }

    /// Reads the current state of the home.
    ///
    /// - Throws: ``ClientError/home(_:)``, ``ClientError/homeDamaged(path:place:)`` or
    ///   ``ClientError/homeTooNew(path:format:)``.
    public func state() throws(ClientError) -> HomeState {
        guard let state = try files.read() else {
            throw .home(StorageError(.absent, path: path + "/home.json", cause: "ENOENT"))
        }
        return state
    }

    /// Renames the device; orders that were sent before keep the old name. Source: R13.
    ///
    /// - Throws: ``ClientError/badDeviceName(_:)`` unless the name has 1 to 64 characters, not all of them
    ///   white space, and no control characters.
    public func renameDevice(_ name: String) throws(ClientError) {
        guard Device.allows(name: name) else { throw .badDeviceName(name) }
        try update { state throws(ClientError) in
            state.device = Device(name: name, id: state.device.id)
            state.isNamed = true
        }
    }

    /// Sets or removes the favourite restaurant. Source: R9.
    ///
    /// - Throws: ``ClientError/home(_:)`` or another error of ``open(_:)``; also for an id with control
    ///   characters.
    public func setFavourite(_ restaurant: RestaurantID?) throws(ClientError) {
        try update { state throws(ClientError) in state.favourite = restaurant }
    }

    /// Sets the allergens whose products the customer does not want to be offered.
    ///
    /// - Throws: ``ClientError/home(_:)`` or another error of ``open(_:)``.
    package func setAvoided(_ allergens: Set<Allergen>) throws(ClientError) {
        try update { state throws(ClientError) in state.avoided = allergens }
    }

    /// Changes the ticket and returns the result.
    ///
    /// - Throws: ``ClientError/ticket(_:)`` with the error that `change` throws; nothing is changed then.
    @discardableResult
    public func changeTicket(
        _ change: (inout Ticket) throws(TicketError) -> Void
    ) throws(ClientError) -> Ticket {
        try update { state throws(ClientError) in
            do throws(TicketError) {
                try change(&state.ticket)
            } catch {
                throw ClientError.ticket(error)
            }
            return state.ticket
        }
    }

    /// Abandons an unfinished order: this device does not send it again, but it may already be in the folder.
    /// Its number is not used again.
    ///
    /// - Returns: the order; `nil` if none was unfinished.
    /// - Throws: ``ClientError/home(_:)`` or another error of ``open(_:)``.
    @discardableResult
    public func abandonPendingOrder() throws(ClientError) -> PlacedOrder? {
        try update { state throws(ClientError) in
            defer { state.pendingOrder = nil }
            return state.pendingOrder
        }
    }

    /// The path of the shared folder: `named` if given, otherwise the joined one.
    ///
    /// - Throws: ``ClientError/noFolder`` if there is neither.
    package func cloudPath(_ named: String?) throws(ClientError) -> String {
        guard let path = try joinedCloud(named) else { throw .noFolder }
        return path
    }

    /// Like ``cloudPath(_:)``, but `nil` if there is neither.
    func joinedCloud(_ named: String?) throws(ClientError) -> String? {
        if let named { return AbsolutePath.of(named) }
        return try state().cloud
    }

    /// Changes the state: reads, changes and writes it under the lock, as one step for all programs. Nothing
    /// is written if nothing changes or `change` throws.
    package func update<Result>(
        _ change: (inout HomeState) throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        try locked { () throws(ClientError) in try updateLocked(change) }
    }

    /// Like ``update(_:)``, for callers that hold the lock.
    func updateLocked<Result>(
        _ change: (inout HomeState) throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        let before = try files.read()
        var state = before ?? HomeState(device: .make())
        let result = try change(&state)
        if state != before { try files.write(state) }
        return result
    }

    /// Runs `body` under the home's lock.
    func locked<Result>(_ body: () throws(ClientError) -> Result) throws(ClientError) -> Result {
        try files.locked(patience: patience, body)
    }
}
