import McOrderModel
import McOrderText

/// The keys of a terminal's sequences. Source: xterm's ctlseqs, *PC-Style Function Keys*; the terminfo
/// entries xterm, screen, tmux, rxvt, linux.
enum KeySequences {
    /// The key of a single byte below 0x80.
    static func single(_ byte: UInt8) -> Key {
        switch byte {
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x0A, 0x0D: .enter
        case 0x01...0x1A: .control(Character(Unicode.Scalar(byte + 0x60)))
        case ..<0x20: .control(Character(Unicode.Scalar(byte + 0x40)))
        default: .character(Character(Unicode.Scalar(byte)))
        }
    }

    /// The length in bytes of a UTF-8 character with this first byte; 1 if no character starts with it.
    /// Source: RFC 3629.
    static func characterLength(_ first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    /// The character of these bytes; ``Key/unknown`` if they are not valid UTF-8 or the character is neither
    /// visible nor part of an emoji.
    static func character(_ bytes: [UInt8]) -> Key {
        guard let text = String(validating: bytes, as: UTF8.self), let character = text.first,
            HarmlessText.clean(text) == text || text.unicodeScalars.allSatisfy(\.joinsEmoji)
        else { return .unknown }
        return .character(character)
    }

    /// The key of a byte after `ESC O`. Modifiers before the byte are ignored.
    static func keypad(_ byte: UInt8) -> Key {
        switch UnicodeScalar(byte) {
        case "M": .enter
        case "I": .tab
        case "P"..."S": .function(Int(byte) - 0x4F)
        case "j"..."y": .character(Character(UnicodeScalar(byte - 0x40)))
        case "X": .character("=")
        default: arrow(byte)
        }
    }

    /// The key of a byte after `ESC [ [`.
    static func console(_ byte: UInt8) -> Key {
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "E"): .function(Int(byte) - 0x40)
        default: .unknown
        }
    }

    /// The key of a sequence that starts with `ESC [`, from its parameters and its final byte. Modifiers are
    /// ignored: Control and an arrow give the arrow.
    static func control(_ parameters: [UInt8], _ final: UInt8) -> Key {
        let numbers = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        let isPlain = parameters.allSatisfy { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ";") }
        guard isPlain, numbers.count <= 2 else { return .unknown }
        let first = numbers.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
        switch UnicodeScalar(final) {
        case "~": return numbered(first)
        case "Z": return .backTab
        case "P"..."S" where first == "1": return .function(Int(final) - 0x4F)
        case _ where first == "" || first == "1": return arrow(final)
        default: return .unknown
        }
    }

    private static func arrow(_ byte: UInt8) -> Key {
        switch UnicodeScalar(byte) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "F": .end
        case "H": .home
        default: .unknown
        }
    }

    private static func numbered(_ number: String) -> Key {
        switch Int(number) {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case .some(let number) where (11...15).contains(number): .function(number - 10)
        case .some(let number) where (17...21).contains(number): .function(number - 11)
        case .some(let number) where (23...26).contains(number): .function(number - 12)
        case .some(let number) where [28, 29].contains(number): .function(number - 13)
        case .some(let number) where (31...34).contains(number): .function(number - 14)
        default: .unknown
        }
    }
}
