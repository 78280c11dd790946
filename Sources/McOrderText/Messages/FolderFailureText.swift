/// Why the shared folder, or the catalogue in it, cannot be used, for the customer.
package enum FolderFailureText: Message {
    /// No folder was joined, and none was named.
    case unknown
    /// The folder's path has control characters.
    case badPath(_ path: String)
    case absent(path: String)
    /// The folder lacks the restaurant's marker.
    case unmarked(path: String)
    case tooNew(path: String, format: Int)
    /// The folder cannot be used, in the system's own words; what to do about it.
    case unusable(path: String, words: String, advice: Sentence)
    /// There is no catalogue, and no place to look for one.
    case noCatalogue
    case noCatalogueIn(_ places: [String])
    /// The catalogue has so many faults, the first one at that file and place.
    case faultyCatalogue(_ count: Int, first: String)

    package func text(in language: any Texts) -> String { language.text(self) }
}
