import McOrderConsole
import McOrderQueue

extension OrderEdit.Kind {
    /// What was done, in a word.
    var word: Sentence {
        switch self {
        case .strike: Sentence(es: "tachado", en: "struck")
        case .add: Sentence(es: "añadido", en: "added")
        case .comment: Sentence(es: "apuntado", en: "noted")
        }
    }
}
