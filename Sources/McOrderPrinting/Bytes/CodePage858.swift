/// The code page 858, which has the letters of Spanish and Basque, and the euro.
enum CodePage858 {
    /// The characters from 0x80 on. 0xF0 is a hyphen that only shows at a line's end, 0xFF a space.
    private static let upper = Array(
        "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀"
            + "ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{AD}±‗¾¶§÷¸°¨·¹³²■\u{A0}"
    )

    /// Marks that the page lacks and whose plain form reads the same.
    private static let plain: [Character: [UInt8]] = [
        "–": [0x2D], "—": [0x2D], "−": [0x2D], "‑": [0x2D], "’": [0x27], "‘": [0x27], "“": [0x22],
        "”": [0x22],
        "…": [0x2E, 0x2E, 0x2E],
    ]

    private static let bytes: [Character: [UInt8]] = plain.merging(
        zip(upper, 0x80...).map { ($0, [UInt8($1)]) }
    ) { $1 }

    /// The bytes of a text; `nil` if the page lacks a character, or the text has a control character.
    static func encode(_ text: String) -> [UInt8]? {
        var encoded: [UInt8] = []
        for character in text {
            if let ascii = character.asciiValue {
                guard (0x20..<0x7F).contains(ascii) else { return nil }
                encoded.append(ascii)
            } else if let known = bytes[character] {
                encoded += known
            } else {
                return nil
            }
        }
        return encoded
    }
}
