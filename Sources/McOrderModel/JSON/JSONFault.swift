/// Why some bytes are not JSON that this product reads; offsets are in bytes from 0.
package enum JSONFault: Error, Hashable, Sendable {
    /// The bytes are not UTF-8.
    case notUTF8
    /// A byte-order mark stands in front, which RFC 8259 section 8.1 forbids to write.
    case byteOrderMark
    /// The grammar of RFC 8259 is broken at that byte.
    case syntax(offset: Int)
    /// The text goes on after the value.
    case trailingBytes(offset: Int)
    /// An escape names half of a surrogate pair.
    case loneSurrogate(offset: Int)
    /// Arrays and objects stand in each other deeper than the limit.
    case tooDeep(offset: Int)
    /// Grammatical, but a string holds a control character.
    case controlCharacter(offset: Int)
}

extension JSONFault {
    /// The byte at which it stands, from 0; `nil` of a fault of the whole.
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
