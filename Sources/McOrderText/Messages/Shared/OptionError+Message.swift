package import McOrderModel

/// Why options do not fit a product, to follow a line's name and a colon.
extension OptionError: Message {
    package func text(in language: any Texts) -> String { language.text(self) }
}
