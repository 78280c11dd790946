import McOrderText
import StaffDisplay

/// The keys as the help lists them.
extension ScreenKeysText {
    /// A key and its effect.
    typealias KeyHelp = (keys: Sentence, sentence: Sentence)

    /// Keys for the selected order.
    static let orderKeys: [KeyHelp] =
        [
            (ScreenKeysText.numberAndEnter, ScreenKeysText.hasArrived),
            (ScreenKeysText.enter, ScreenKeysText.next),
        ] + help(TillCommand.ofOrder)

    /// Keys for the screen and for the restaurant.
    static let screenKeys: [KeyHelp] =
        [
            (Verbatim("↑ ↓"), ScreenKeysText.choose),
            (ScreenKeysText.pageDown, ScreenKeysText.moreLines),
        ] + help(TillCommand.finding) + [(Verbatim("Esc"), ScreenKeysText.escape)]
        + help(TillCommand.ofScreen)

    private static func help(_ commands: [TillCommand]) -> [KeyHelp] {
        commands.compactMap(\.key).compactMap { key in
            key.help.map { (Verbatim(String(key.character)), $0) }
        }
    }
}
