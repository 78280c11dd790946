private import McOrderFiles

/// Where a customer's program keeps what must survive it: device, order numbers, ticket, favourite, and the
/// order that is on its way.
///
/// A folder that several programs may use at once: each change is made under a lock and stored whole, so
/// that a crash or power cut leaves the state before or the state after. Calls may wait up to five seconds
/// for the lock. Source: R7, R9, R13.
public struct Home: Sendable {
    /// How long a change waits for other programs.
    package static let patience = Duration.seconds(5)

    /// Its files.
    package let files: HomeFiles
    private let patience: Duration

    /// The folder's path, from the root.
    public var path: String {
        files.directory.path
    }

    /// Opens a home. A new one is made, for its owner only (0700), with a device of its own.
    ///
    /// - Throws: ``ClientError/home(_:)``, ``ClientError/homeBusy(path:holder:)``,
    ///   ``ClientError/homeDamaged(path:place:)`` or ``ClientError/homeTooNew(path:format:)``.
    public static func open(_ path: String) throws(ClientError) -> Home {
        try open(path, patience: patience)
    }

    /// Opens a home whose changes wait `patience` for other programs.
    package static func open(_ path: String, patience: Duration) throws(ClientError) -> Home {
        let home = Home(files: try HomeFiles(path: path), patience: patience)
        if try home.files.read() == nil {
            try home.update { _ throws(ClientError) in }
        }
        return home
    }

    /// What the home remembers now.
    ///
    /// - Throws: ``ClientError/home(_:)``, ``ClientError/homeDamaged(path:place:)`` or
    ///   ``ClientError/homeTooNew(path:format:)``.
    public func state() throws(ClientError) -> HomeState {
        guard let state = try files.read() else {
            throw .home(StorageTrouble(.absent, path: path + "/home.json", words: "ENOENT"))
        }
        return state
    }

    /// Names the device; what was sent before keeps its name. Source: R13.
    ///
    /// - Throws: ``ClientError/badDeviceName(_:)`` unless it has 1 to 64 characters and no control
    ///   character.
    public func renameDevice(_ name: String) throws(ClientError) {
        guard Device.allows(name: name) else { throw .badDeviceName(name) }
        try update { state throws(ClientError) in
            state.device = Device(name: name, id: state.device.id)
            state.isNamed = true
        }
    }

    /// Makes a restaurant the favourite, or none. Source: R9.
    ///
    /// - Throws: ``ClientError/home(_:)`` or another of ``open(_:)``; an id with control characters is
    ///   refused too.
    public func setFavourite(_ restaurant: RestaurantID?) throws(ClientError) {
        try update { state throws(ClientError) in state.favourite = restaurant }
    }

    /// Remembers which allergens the customer does not want to see on offer.
    ///
    /// - Throws: ``ClientError/home(_:)`` or another of ``open(_:)``.
    package func setAvoided(_ allergens: Set<Allergen>) throws(ClientError) {
        try update { state throws(ClientError) in state.avoided = allergens }
    }

    /// Changes the ticket, and returns it as it is then.
    ///
    /// - Throws: ``ClientError/ticket(_:)`` with what `change` throws; then nothing is changed.
    @discardableResult
    public func changeTicket(
        _ change: (inout Ticket) throws(TicketFault) -> Void
    ) throws(ClientError) -> Ticket {
        try update { state throws(ClientError) in
            do throws(TicketFault) {
                try change(&state.ticket)
            } catch {
                throw ClientError.ticket(error)
            }
            return state.ticket
        }
    }

    /// Gives up an unfinished order: it is not sent again by this device, but may be in the folder already.
    /// Its number is not used again.
    ///
    /// - Returns: the order; `nil` when none was unfinished.
    /// - Throws: ``ClientError/home(_:)`` or another of ``open(_:)``.
    @discardableResult
    public func abandonPendingOrder() throws(ClientError) -> PlacedOrder? {
        try update { state throws(ClientError) in
            defer { state.pendingOrder = nil }
            return state.pendingOrder
        }
    }

    /// Remembers a shared folder, once it is proved to be one.
    ///
    /// - Throws: what ``CloudFolder/open(_:)`` throws, and ``open(_:)``'s errors; then nothing is changed.
    @discardableResult
    public func join(_ path: String) throws(ClientError) -> CloudFolder {
        let folder = try CloudFolder.open(path)
        try update { state throws(ClientError) in state.cloud = folder.path }
        return folder
    }

    /// The path of the shared folder: the one that is named, else the one that was joined.
    ///
    /// - Throws: ``ClientError/noFolder`` when there is neither.
    package func cloudPath(_ named: String?) throws(ClientError) -> String {
        guard let path = try joinedCloud(named) else { throw .noFolder }
        return path
    }

    /// The same; nil when there is neither.
    func joinedCloud(_ named: String?) throws(ClientError) -> String? {
        if let named { return AbsolutePath.of(named) }
        return try state().cloud
    }

    /// What the restaurant has answered about an order; `nil` while it has not. An answer about another order
    /// of the same number counts as none: ``otherOrder(under:cloud:)`` has that.
    ///
    /// - Parameters:
    ///   - order: the order, as it was sent.
    ///   - cloud: the shared folder's path; the order's own without one.
    public func receipt(of order: PlacedOrder, cloud: String? = nil) throws(ClientError) -> Receipt? {
        try Receipts.receipt(of: order, cloud: cloud.map(AbsolutePath.of) ?? order.cloud)
    }

    /// Changes the state: read, change and store it as one step of all programs. Nothing is written when
    /// nothing changes, or when `change` throws.
    package func update<Result>(
        _ change: (inout HomeState) throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        try locked { () throws(ClientError) in try updateLocked(change) }
    }

    /// The same for who has the lock.
    func updateLocked<Result>(
        _ change: (inout HomeState) throws(ClientError) -> Result
    ) throws(ClientError) -> Result {
        let before = try files.read()
        var state = before ?? HomeState(device: .make())
        let result = try change(&state)
        if state != before { try files.write(state) }
        return result
    }

    /// Does something under the home's lock.
    func locked<Result>(_ body: () throws(ClientError) -> Result) throws(ClientError) -> Result {
        try files.locked(patience: patience, body)
    }
}
