import McOrderText

/// The keys as the help lists them.
extension ScreenKeysText {
    /// A key and its effect.
    typealias KeyHelp = (keys: Sentence, sentence: Sentence)

    /// Keys for the selected order.
    static let orderKeys: [KeyHelp] = [
        (ScreenKeysText.numberAndEnter, ScreenKeysText.isHere),
        (ScreenKeysText.enter, ScreenKeysText.next),
        (Verbatim("c"), ScreenKeysText.collect),
        (Verbatim("C"), ScreenKeysText.collectPaid),
        (Verbatim("b"), ScreenKeysText.back),
        (Verbatim("a"), ScreenKeysText.arrived),
        (Verbatim("x"), ScreenKeysText.cancel),
        (Verbatim("n"), ScreenKeysText.noShow),
        (Verbatim("t"), ScreenKeysText.strike),
        (Verbatim("+"), ScreenKeysText.add),
        (Verbatim("m"), ScreenKeysText.note),
        (Verbatim("h"), ScreenKeysText.history),
        (Verbatim("d"), ScreenKeysText.device),
    ]

    /// Keys for the screen and for the restaurant.
    static let screenKeys: [KeyHelp] = [
        (Verbatim("↑ ↓"), ScreenKeysText.choose),
        (ScreenKeysText.pageDown, ScreenKeysText.moreLines),
        (Verbatim("/"), ScreenKeysText.search),
        (Verbatim("u"), ScreenKeysText.reopen),
        (Verbatim("Esc"), ScreenKeysText.escape),
        (Verbatim("p"), ScreenKeysText.pause),
        (Verbatim("s"), ScreenKeysText.soldOut),
        (Verbatim("r"), ScreenKeysText.refused),
        (Verbatim("f"), ScreenKeysText.close),
        (Verbatim("q"), ScreenKeysText.quit),
    ]
}
