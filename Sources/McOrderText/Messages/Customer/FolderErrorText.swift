/// Why the customer's program cannot use the shared folder or the catalogue in it.
package enum FolderErrorText: Message {
    /// No folder has been joined, and none was given.
    case unknown(on: Surface)
    /// The folder's path contains control characters.
    case badPath(_ path: String)
    case absent(path: String)
    /// The folder has no marker of the restaurant.
    case unmarked(path: String)
    case tooNew(path: String, format: Int)
    /// The folder cannot be used. `words` is the system's message; `advice` says what to do.
    case unusable(path: String, words: String, advice: Sentence)
    /// There is no catalogue, and no path at which to search for one.
    case noCatalogue(on: Surface)
    case noCatalogueIn(_ places: [String], on: Surface)
    /// The catalogue has this many errors; the first one with its file and position.
    case invalidCatalogue(_ count: Int, first: String, on: Surface)

    package func text(in language: any Texts) -> String { language.text(self) }
}
