import McOrderConsole
import McOrderText
import McOrderModel

extension StaffReason {
    /// The key that says so.
    var letter: Character {
        switch self {
        case .soldOut: "a"
        case .customerAsks: "c"
        case .orderedTwice: "r"
        case .orderedByMistake: "e"
        }
    }

    /// The reason in words.
    var sentence: Sentence {
        switch self {
        case .soldOut: Inline(es: "se ha acabado", en: "sold out", eu: "agortuta")
        case .customerAsks:
            Inline(es: "lo pide el cliente", en: "the customer asks for it", eu: "bezeroak eskatuta")
        case .orderedTwice: Inline(es: "pedido repetido", en: "ordered twice", eu: "bi aldiz eskatua")
        case .orderedByMistake:
            Inline(es: "pedido por error", en: "ordered by mistake", eu: "nahi gabe eskatua")
        }
    }

    /// A stored reason in words, or the words that somebody typed, harmless.
    static func sentence(of stored: String) -> Sentence {
        StaffReason(rawValue: stored)?.sentence ?? Verbatim(HarmlessText.clean(stored))
    }
}
