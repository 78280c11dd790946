package import McOrderCounter
package import McOrderModel
package import McOrderText

extension Counter {
    /// The names of products and choices in a language. Without a catalogue there are no translations, and
    /// orders can still be shown.
    package func names(in language: Language) async -> ShownNames {
        ShownNames(try? await catalogue(), in: language)
    }
}
