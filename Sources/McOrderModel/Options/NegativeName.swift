/// Names that say by themselves that something is left out, such as `sin cebolla`.
///
/// A choice that leaves something out is never read as something that is added, and never as a double
/// negative: a name that says it is shown as it is, any other one with the words of the reader's language.
/// Source: format.md, *Options*.
package enum NegativeName {
    /// Words at the beginning of such a name. A catalogue may be in a language that the programs do not have.
    private static let first: Set<String> = [
        "sin", "no", "nada", "menos", "fuera", "quita", "quitar", "sense", "sen", "sem", "sans", "senza",
        "without", "hold", "omit", "remove", "skip", "ohne", "zonder", "utan", "uten", "uden", "bez", "fara",
        "kendu",
    ]
    /// Words at its end, as in `tipularik gabe`.
    private static let last: Set<String> = ["gabe", "gabea", "gaberik", "ez", "kendu", "free"]

    /// Whether the name says that something is left out.
    package static func matches(_ name: String) -> Bool {
        let text = SearchKey(name).text
        if let sign = text.first, "-−–—".contains(sign) { return true }
        let words = text.split { !$0.isLetter }.map(String.init)
        return words.first.map(first.contains) == true || words.last.map(last.contains) == true
    }

    /// What the name says is left out: `sin hielo` without `sin`. `nil` if the name does not say so.
    static func leftOut(by name: String) -> String? {
        guard matches(name) else { return nil }
        let words = name.split(separator: " ")
        if let word = words.first, first.contains(SearchKey(String(word)).text) {
            return words.dropFirst().joined(separator: " ")
        }
        return words.last.map { last.contains(SearchKey(String($0)).text) } == true
            ? words.dropLast().joined(separator: " ") : nil
    }
}

extension PricedOption {
    /// The name in figures, which have the catalogue's own names: a minus stands before what is left out,
    /// unless the name says so.
    package var figureName: String {
        isLeftOut && !NegativeName.matches(name) ? "− \(name)" : name
    }
}
