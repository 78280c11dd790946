extension English {
    package func text(_ message: FolderErrorText) -> String {
        switch message {
        case .unknown(.screen):
            "no shared folder is joined yet. The key F on the first page joins the restaurant's."
        case .unknown(.commands):
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
            "cannot use \(quoted(path: path)): \(cause(words)). \(say(advice))"
        case .noCatalogue(.screen): "there is no catalogue yet. Join the restaurant's folder first."
        case .noCatalogue(.commands):
            "there is no catalogue. Join the restaurant's folder with “mcorder join DIR”, or name one "
                + "with --catalog."
        case .noCatalogueIn(let places, let surface):
            "there is no catalogue in \(say(Quoted(paths: places))), nor a copy of another. Wait until it is "
                + "synchronised, \(surface == .screen ? "and try again." : "or name one with --catalog.")"
        case .invalidCatalogue(let count, let first, let surface):
            "the catalogue has \(count) error\(count == 1 ? "" : "s"), the first in \(quoted(path: first)). "
                + "Tell the restaurant\(surface == .screen ? "." : ": “mcorderd check” names them all.")"
        }
    }
}
