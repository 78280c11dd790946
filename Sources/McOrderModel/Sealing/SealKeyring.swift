/// The keys with which a daemon opens sealed files. Source: format.md, *Sealed file*.
package struct SealKeyring: Sendable {
    /// What becomes of a sealed file.
    enum Opening {
        case opened(SealedFile.Opened)
        /// The file stays: another daemon can open it, or this one once its key is back.
        case stays
        /// Nobody can open it.
        case cannotOpen
    }

    private let keys: [SealKeyID: SealKey]
    /// The keys that the catalogue lists for the restaurants of other daemons.
    private let others: Set<SealKeyID>
    /// Whether a key that customers use is missing.
    package let isIncomplete: Bool

    package init(_ keys: [SealKey] = [], others: Set<SealKeyID> = [], isIncomplete: Bool = false) {
        self.keys = Dictionary(first: keys.map { ($0.kid, $0) })
        self.others = others
        self.isIncomplete = isIncomplete
    }

    /// Opens a file.
    ///
    /// - Parameter servesAll: whether this daemon serves all restaurants, so that no other one can have a key
    ///   that is not listed.
    func open(_ file: SealedFile, at houses: [HouseID], servesAll: Bool) -> Opening {
        guard let key = keys[file.kid] else {
            return isIncomplete || others.contains(file.kid) || !servesAll ? .stays : .cannotOpen
        }
        return file.open(by: key, at: houses).map { .opened($0) } ?? .cannotOpen
    }
}
