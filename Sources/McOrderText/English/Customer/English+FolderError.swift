extension English {
    package func text(_ message: FolderErrorText) -> String {
        switch message {
        case .unknown:
            "no shared folder is known. Join the restaurant's with “mcorder join DIR”, or name it "
                + "with --cloud or MCORDER_CLOUD."
        case .badPath(let path):
            "\(quoted(path: path)) cannot be used: its name contains control characters. Rename it."
        case .absent(let path):
            "there is no folder of orders in \(quoted(path: path)). Check that it is mounted and synchronised."
        case .unmarked(let path):
            "\(quoted(path: path)) lacks the restaurant's marker (orders/.mcorder): it is not mounted, not "
                + "yet synchronised, or not theirs. Nothing is written to it."
        case .tooNew(let path, let format):
            "\(quoted(path: path)) has format \(format), of a newer mcorder. Update this one."
        case .unusable(let path, let words, let advice):
            "cannot use \(quoted(path: path)): \(words). \(say(advice))"
        case .noCatalogue:
            "there is no catalogue. Join the restaurant's folder with “mcorder join DIR”, or name one "
                + "with --catalog."
        case .noCatalogueIn(let places):
            "there is no catalogue in \(say(Quoted(paths: places))), nor a copy of another. Wait until it is "
                + "synchronised, or name one with --catalog."
        case .invalidCatalogue(let count, let first):
            "the catalogue has \(count) errors, the first in \(quoted(path: first)). Tell the restaurant: "
                + "“mcorderd check” names them all."
        }
    }
}
