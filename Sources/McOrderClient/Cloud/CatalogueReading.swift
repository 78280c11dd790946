/// A catalogue that passed every check, and where it came from. Source: format.md, *Catalogue*; A4.
public struct CatalogueReading: Sendable {
    /// Where a catalogue came from.
    public enum Origin: Hashable, Sendable {
        /// A folder, that of the restaurant's customers or another one; its path.
        case folder(String)
        /// The home's copy of the last good one that was published, then.
        case copy(publishedAt: Timestamp)
    }

    /// What its user should know: why the home's copy was taken, or that there is none for later.
    public enum Warning: Hashable, Sendable {
        /// There is no catalogue in those places.
        case absent(places: [String])
        /// The one that was found is faulty.
        case faulty(CatalogueRefusal)
        /// The one that was found could not be read.
        case unreadable(StorageTrouble)
        /// This is the published catalogue, but it could not be copied into the home.
        case notKept(StorageTrouble)
    }

    /// The catalogue.
    public let catalogue: Catalogue
    /// Where it came from.
    public let origin: Origin
    /// What its user should know, if anything; with the home's copy prices may have changed.
    public let warning: Warning?
}
