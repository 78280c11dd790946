/// Examples in the help of `mcorder`: command lines whose words differ with the language.
package enum HelpExampleText: Message {
    /// What stands above the examples.
    case heading
    case productsOfCategory
    case productsSearched
    case productsWithout
    case sendWithMessage
    case deviceName

    package func text(in language: any Texts) -> String { language.text(self) }
}
