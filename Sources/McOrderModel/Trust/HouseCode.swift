/// The code of a house: the first 160 bits of its id, as a person copies and compares them.
///
/// It has eight groups, joined by hyphens, each of four digits of Crockford's base32 and a check digit, which
/// also depends on the place of the group. Source: format.md, *Keys*; crockford.com/base32.html.
package struct HouseCode: Hashable, Sendable, CustomStringConvertible {
    private static let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ".utf8)
    private static let groupCount = 8
    /// Digits of a group, with its check digit.
    private static let groupLength = 5
    /// What stands before the code in a QR code.
    private static let scheme = "MCORDER:"

    /// The values of the 32 digits, each from 0 to 31, without check digits.
    private let digits: [Int]

    /// The code of a house.
    package init(_ house: HouseID) {
        var digits: [Int] = []
        var (bits, count) = (0, 0)
        for byte in house.bytes.prefix(20) {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                digits.append(bits >> count & 0x1F)
            }
            bits &= 1 << count - 1
        }
        self.digits = digits
    }

    /// Why a text is not a code.
    package enum ReadError: Error, Hashable, Sendable {
        /// The text has another number of groups than eight.
        case wrongLength
        /// The group, counted from 1, has a wrong length or digit.
        case wrongGroup(Int)
    }

    /// Reads a code as a person types it or a QR code has it.
    ///
    /// Letters may be small; O is read as 0, I and L as 1. Groups are separated by hyphens or spaces, or not
    /// at all. `MCORDER:` may stand before the code.
    /// - Throws: the first wrong group, if the text has eight.
    package init(_ text: String) throws(ReadError) {
        let hasScheme = text.prefix(Self.scheme.count).lowercased() == Self.scheme.lowercased()
        let characters = hasScheme ? text.dropFirst(Self.scheme.count) : text[...]
        var groups = characters.split { $0 == "-" || $0.isWhitespace }.map(Array.init)
        if groups.count == 1, groups[0].count == Self.groupCount * Self.groupLength {
            let whole = groups[0]
            groups = stride(from: 0, to: whole.count, by: Self.groupLength).map {
                Array(whole[$0..<$0 + Self.groupLength])
            }
        }
        guard groups.count == Self.groupCount else { throw .wrongLength }
        var digits: [Int] = []
        for (place, group) in groups.enumerated() {
            let values = group.compactMap(Self.value)
            guard group.count == Self.groupLength, values.count == Self.groupLength,
                values[4] == Self.checkDigit(values[0..<4], place: place)
            else { throw .wrongGroup(place + 1) }
            digits += values[0..<4]
        }
        self.digits = digits
    }

    /// The code in 47 characters.
    package var description: String {
        let groups = (0..<Self.groupCount).map { place in
            let group = digits[4 * place..<4 * place + 4]
            let values = group + [Self.checkDigit(group, place: place)]
            return String(decoding: values.map { Self.alphabet[$0] }, as: UTF8.self)
        }
        return groups.joined(separator: "-")
    }

    /// The text of the code's QR code. All its characters are of the alphanumeric mode, which is the shortest
    /// for them.
    package var qrCodeText: String { Self.scheme + description }

    /// - Parameter place: the place of the group, from 0 to 7.
    private static func checkDigit(_ group: ArraySlice<Int>, place: Int) -> Int {
        zip(group, [1, 3, 5, 7]).reduce(11 * place) { $0 + $1.0 * $1.1 } % 32
    }

    private static func value(_ character: Character) -> Int? {
        switch character {
        case "O", "o": return 0
        case "I", "i", "L", "l": return 1
        default:
            // Only ASCII: `uppercased()` also makes ASCII letters of others, such as `ſ`.
            guard let ascii = character.asciiValue else { return nil }
            let isSmall = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(ascii)
            return alphabet.firstIndex(of: isSmall ? ascii - 0x20 : ascii)
        }
    }
}
