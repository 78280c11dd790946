/// A precise fault of an order or of the bytes of one; each belongs to one rejection reason.
public enum OrderFault: Error, Hashable, Sendable {
    /// More bytes than an order can have.
    case tooLarge(bytes: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    /// The grammar of JSON is broken at that byte, counted from 0.
    case notJSON(offset: Int)
    /// A string of the file holds a control character at that byte, counted from 0.
    case controlCharacter(offset: Int)
    /// A field of an order that is being made holds a control character.
    case controlCharacters(field: String)
    /// The JSON has another shape; the place is named as a path, `[6][0]`.
    case wrongShape(path: String)
    /// Not a UUID.
    case badUDID(String)
    /// Not a number from 1 to 999,999,999.
    case badNumber(String)
    /// Not a date.
    case badDate(String)
    /// Empty, or longer than 64 characters.
    case badDeviceName(String)
    /// Longer than 25 characters in element 5, or than 140 as an extension.
    case commentTooLong(String)
    /// No line at all.
    case emptyTicket
    /// More than 100 lines.
    case tooManyLines(Int)
    /// Not a price; the line is counted from 1.
    case badPrice(String, line: Int)

    /// The rejection reason that the fault belongs to.
    public var reason: RejectionReason {
        switch self {
        case .tooLarge: .tooLarge
        case .notUTF8: .notUTF8
        case .notJSON: .notJSON
        case .controlCharacter, .controlCharacters: .controlCharacters
        case .wrongShape: .wrongShape
        case .badUDID: .badUDID
        case .badNumber: .badNumber
        case .badDate: .badDate
        case .badDeviceName: .badDeviceName
        case .commentTooLong: .commentTooLong
        case .emptyTicket: .emptyTicket
        case .tooManyLines: .tooManyLines
        case .badPrice: .badPrice
        }
    }
}
