/// An error in an order or in the bytes of one. Each case belongs to one rejection reason.
public enum OrderError: Error, Hashable, Sendable {
    /// The file is larger than an order can be.
    case tooLarge(bytes: Int)
    /// The bytes are not UTF-8.
    case notUTF8
    /// The bytes violate the grammar of JSON at this offset, counted in bytes from 0.
    case notJSON(offset: Int)
    /// A string of the file has a control character at this offset, counted in bytes from 0.
    case controlCharacter(offset: Int)
    /// A field of an order that is being created has a control character.
    case controlCharacters(field: String)
    /// The JSON has another shape; `path` names the place, such as `[6][0]`.
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
    /// The order has no lines.
    case emptyTicket
    /// The order has more than 100 lines.
    case tooManyLines(Int)
    /// Not a price; the line is counted from 1.
    case badPrice(String, line: Int)

    /// The rejection reason that the error belongs to.
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
