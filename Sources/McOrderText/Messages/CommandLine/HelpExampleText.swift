/// Examples in the help of `mcorder` that differ by language.
package enum HelpExampleText: Message {
    /// The heading of the examples.
    case heading
    case productsOfCategory
    case productsSearched
    case productsWithout
    case sendWithMessage
    case deviceName

    package func text(in language: any Texts) -> String { language.text(self) }
}
