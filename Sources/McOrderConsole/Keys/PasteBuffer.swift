import McOrderText

/// Collects a paste up to its end mark, `ESC [ 201 ~`. Source: xterm's ctlseqs, *Bracketed Paste Mode*.
package struct PasteBuffer: Hashable, Sendable {
    /// The most bytes of a paste that are kept; the rest is read and discarded.
    package static let limit = 4096

    private static let end = Array("\u{1B}[201~".utf8)

    private var kept: [UInt8] = []
    private var isCut = false
    private var matched = 0

    /// Appends a byte. Returns whether it was the last byte of the end mark.
    mutating func append(_ byte: UInt8) -> Bool {
        if byte == Self.end[matched] {
            matched += 1
            return matched == Self.end.count
        }
        for byte in Self.end[..<matched] { keep(byte) }
        matched = byte == Self.end[0] ? 1 : 0
        if matched == 0 { keep(byte) }
        return false
    }

    /// The pasted text, in the form that ``Key/paste(_:)`` describes.
    var text: String {
        var text = String(decoding: kept, as: UTF8.self)
        if isCut, text.last == "\u{FFFD}" { text.removeLast() }
        let spaced = text.map { $0.isNewline || $0 == "\t" ? " " : $0 }
        let visible = String(spaced).unicodeScalars.filter { $0.properties.generalCategory != .control }
        return HarmlessText.clean(String(String.UnicodeScalarView(visible)))
    }

    private mutating func keep(_ byte: UInt8) {
        if kept.count < Self.limit { kept.append(byte) } else { isCut = true }
    }
}
