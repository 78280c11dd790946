/// A catalogue that passed every check, and its origin. Source: format.md, *Catalogue*; A4.
public struct CatalogueReading: Sendable {
    /// The origin of a catalogue.
    public enum Origin: Hashable, Sendable {
        /// The folder with that path: the one shared with the restaurant, or another one.
        case folder(String)
        /// The home's copy of the last valid published catalogue, with the time of its publication.
        case copy(publishedAt: Timestamp)
    }

    /// The message for the user: why the home's copy is used, or that no copy could be kept.
    public enum Warning: Hashable, Sendable {
        /// Those places have no catalogue.
        case absent(places: [String])
        /// The catalogue that was found has errors.
        case faulty(CatalogueRefusal)
        /// The catalogue that was found could not be read.
        case unreadable(StorageError)
        /// The catalogue is the published one, but it could not be copied into the home.
        case notKept(StorageError)
        /// The catalogue that was found is not that of the house with this code, which is the only one that
        /// is accepted in the folder.
        case untrusted(path: String, house: String, SignatureProblem)
    }

    /// A change of the house that is said once.
    public enum News: Hashable, Sendable {
        /// The house replaced its identity; the values are the old and the new code.
        case houseReplaced(from: String, to: String)
        /// The house takes unsigned orders again.
        case unsignedAccepted
        /// The house takes orders again that everybody can read.
        case plainAccepted
        /// Orders to the house are no longer sealed: everybody who can read the folder can read them.
        case noLongerSealed
    }

    /// The catalogue.
    public let catalogue: Catalogue
    /// The origin of the catalogue.
    public let origin: Origin
    /// The message for the user, if there is one. If the home's copy is used, prices may have changed since.
    public let warning: Warning?
    /// Changes of the house that no earlier reading stated.
    public let news: [News]

    init(catalogue: Catalogue, origin: Origin, warning: Warning?, news: [News] = []) {
        self.catalogue = catalogue
        self.origin = origin
        self.warning = warning
        self.news = news
    }
}
