import McOrderConsole
import Testing

@Suite struct TextWidthTests {
    /// The widths are taken from EastAsianWidth.txt and emoji-data.txt of Unicode 15.
    @Test(arguments: [
        ("a", 1), ("ñ", 1), ("n\u{303}", 1), ("€", 1), ("¡", 1), ("·", 1), ("─", 1), ("█", 1),
        ("\u{FFFD}", 1),
        ("中", 2), ("あ", 2), ("ー", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("ｱ", 1), ("Ａ", 2),
        ("！", 2), ("￥", 2), ("￨", 1), ("、", 2), ("\u{303F}", 1), ("〒", 2), ("\u{3248}", 1), ("㊀", 2),
        ("䷀", 1), ("\u{115F}", 2), ("\u{A97C}", 2), ("𠀀", 2), ("𝐀", 1), ("ع", 1), ("א", 1),
        ("🍔", 2), ("☕", 2), ("❤", 1), ("☎", 1), ("🌡", 1), ("🖥", 1), ("⌚", 2), ("⏱", 1), ("★", 1), ("⭐", 2),
        ("👍🏽", 2), ("🇪🇸", 2), ("🇪", 1), ("\u{1F9D1}", 2), ("🥤", 2), ("🀄", 2), ("🂡", 1),
        ("👩‍👩‍👧‍👦", 2), ("❤️", 2), ("❤️‍🔥", 2), ("👁‍🗨", 2), ("1️⃣", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("☝🏽", 2), ("®️", 2),
        ("a\u{FE0F}", 1), ("1\u{FE0F}", 1), ("👩\u{200D}", 2),
        ("\u{301}", 0), ("\u{200B}", 0), ("\u{7}", 0), ("क्ष", 2), ("กำ", 2), ("", 0), ("a\u{301}\u{302}", 1),
    ])
    func `a text has the expected width in columns`(text: String, columns: Int) {
        #expect(TextWidth.columns(text) == columns)
    }

    @Test func `the width of a text is the sum of its characters' widths`() {
        #expect(TextWidth.columns("6,75\u{A0}€ 中🍔") == 11)
    }

    @Test func `padding counts columns, not characters`() {
        #expect(TextWidth.padded("中", to: 4) == "中  ")
        #expect(TextWidth.padded("long", to: 2) == "long")
    }
}
