/// Why some bytes are not JSON that this program reads; offsets are in bytes from 0.
package enum JSONError: Error, Hashable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// The text begins with a byte-order mark, which RFC 8259 section 8.1 forbids.
    case byteOrderMark
    /// The text violates the grammar of RFC 8259 at that byte.
    case syntax(offset: Int)
    /// There are more bytes after the value.
    case trailingBytes(offset: Int)
    /// An escape stands for only half of a surrogate pair.
    case loneSurrogate(offset: Int)
    /// Arrays and objects are nested more deeply than the limit.
    case tooDeep(offset: Int)
    /// The text is grammatical, but a string has a control character.
    case controlCharacter(offset: Int)
}

extension JSONError {
    /// The offset of the error in bytes from 0; `nil` for an error of the whole text.
    var offset: Int? {
        switch self {
        case .notUTF8: nil
        case .byteOrderMark: 0
        case .syntax(let offset), .trailingBytes(let offset), .loneSurrogate(let offset),
            .tooDeep(let offset), .controlCharacter(let offset):
            offset
        }
    }
}
