package import McOrderModel

/// What is wrong with a catalogue, and the cure.
extension CatalogueFault.Problem: Message {
    package func text(in language: any Texts) -> String { language.text(self) }

    /// What is wrong, and the cure.
    package var sentence: Sentence { self }
}

/// A kind of JSON values, behind *must be*.
extension CatalogueFault.Kind: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}

/// What a reference should lead to, behind *there is no* and beside its id.
extension CatalogueFault.Target: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}

/// Why a file is not JSON.
extension JSONFault: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}
