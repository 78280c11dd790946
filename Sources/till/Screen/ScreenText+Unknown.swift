import McOrderConsole
import McOrderText

/// What the screen says of what it does not know, or did not use.
extension ScreenText {
    static let stuck = Inline(
        es: "La cola no contesta",
        en: "The queue does not answer",
        eu: "Ilarak ez du erantzuten"
    )

    static func unused(_ keys: Int) -> Sentence {
        Inline(
            es: "(\(keys) tecla\(keys == 1 ? "" : "s") sin usar)",
            en: "(\(keys) key\(keys == 1 ? "" : "s") not used)",
            eu: "(\(keys) tekla erabili gabe)"
        )
    }

    static func both(_ first: Sentence, _ second: Sentence) -> Sentence {
        Inline(
            es: "\(first.spanish) \(second.spanish)",
            en: "\(first.english) \(second.english)",
            eu: "\(first.basque) \(second.basque)"
        )
    }
}
