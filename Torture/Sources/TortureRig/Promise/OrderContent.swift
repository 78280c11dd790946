import Foundation

/// The content of an order's file, so that two files of one order are equal in any layout.
struct OrderContent: Hashable, Sendable {
    let udid: String
    let number: Int
    private let rest: [String]

    /// Reads a file.
    ///
    /// - Returns: `nil` when the file is no order whose UDID and number can be read.
    init?(_ bytes: [UInt8]) {
        guard let value = try? JSONSerialization.jsonObject(with: Data(bytes)),  // Not JSON.
            let elements = value as? [Any], elements.count == 7 || elements.count == 8,
            let id = (elements[3] as? String).flatMap(UUID.init(uuidString:)),
            let number = (elements[4] as? String).flatMap({ Int($0) }),
            let lines = elements[6] as? [[String]],
            let date = elements[1] as? String
        else { return nil }
        udid = id.uuidString
        self.number = number
        var rest = [0, 2, 5].map { elements[$0] as? String ?? "" }
        rest.append(date.hasSuffix(" ") ? String(date.dropLast()) : date)
        for line in lines {
            rest += line.enumerated().map { index, text in index == 1 ? Self.cents(text) : text }
        }
        if elements.count == 8 { rest.append("\(elements[7])") }
        self.rest = rest
    }

    /// A price without insignificant zeros.
    private static func cents(_ price: String) -> String {
        guard price.contains(".") else { return price }
        var text = price
        while text.hasSuffix("0") { text.removeLast() }
        return text
    }
}
