internal import McOrderFiles
internal import McOrderModel

/// The notices that lie in the folder until their orders come, so that an order and what waits for it are
/// decided about in one step.
///
/// The folder is where they wait; what is remembered here can always be read again.
struct WaitingNotices {
    /// How many are remembered; those beyond are read again each time, which costs only time.
    static let capacity = 20_000
    /// How many of one order's are decided about together with it; the others follow at the next look.
    static let perOrder = 8

    private var notices: [FileName: (order: OrderIdentity, at: Timestamp)] = [:]
    private var names: [OrderIdentity: Set<FileName>] = [:]

    /// Whether none is remembered.
    var isEmpty: Bool { notices.isEmpty }

    /// Whether no further one can be remembered.
    var isFull: Bool {
        notices.count >= Self.capacity
    }

    /// When the notice of that name was said; nil where it is not remembered.
    func said(_ name: FileName) -> Timestamp? {
        notices[name]?.at
    }

    /// The names of those about an order.
    func names(about order: OrderIdentity) -> Set<FileName> {
        names[order] ?? []
    }

    /// Remembers a notice; whether there was room.
    mutating func remember(_ name: FileName, _ notice: Notice) -> Bool {
        forget(name)
        guard !isFull else { return false }
        notices[name] = (notice.identity, notice.at)
        names[notice.identity, default: []].insert(name)
        return true
    }

    /// Forgets a notice.
    mutating func forget(_ name: FileName) {
        guard let order = notices.removeValue(forKey: name)?.order else { return }
        names[order]?.remove(name)
        if names[order]?.isEmpty ?? false { names[order] = nil }
    }

    /// Forgets those that are no longer there.
    mutating func keep(_ present: Set<FileName>) {
        for name in notices.keys where !present.contains(name) { forget(name) }
    }
}
