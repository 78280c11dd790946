/// A customer's order as a person at the till enters it to find it.
package enum OrderQuery: Hashable, Sendable, CustomStringConvertible {
    /// The whole code, such as `9-624`.
    case code(OrderCode)
    /// The order number alone.
    case number(OrderNumber)
    /// The id in the queue, such as `#17`, which identifies one order in any state.
    case id(Int64)

    /// Reads typed text; `nil` if it is neither a code nor a number nor an id.
    package init?(_ text: String) {
        if text.first == "#" {
            let digits = text.dropFirst()
            guard let id = Int64(digits), id > 0, digits == String(id) else { return nil }
            self = .id(id)
        } else if let code = OrderCode(text) {
            self = .code(code)
        } else if let number = OrderNumber(text) {
            self = .number(number)
        } else {
            return nil
        }
    }

    /// The query as it is typed.
    package var description: String {
        switch self {
        case .code(let code): code.description
        case .number(let number): number.description
        case .id(let id): "#\(id)"
        }
    }
}
