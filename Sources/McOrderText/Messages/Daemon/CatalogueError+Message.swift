package import McOrderModel

/// An error in a catalogue, and how to fix it.
extension CatalogueError.Problem: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// The error, and how to fix it.
    package var sentence: Sentence { self }
}

/// A kind of JSON value, to follow *must be*.
extension CatalogueError.Kind: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}

/// The target of a reference, to follow *there is no* and precede its id.
extension CatalogueError.Target: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}

/// Why a file is not JSON.
extension JSONError: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}
