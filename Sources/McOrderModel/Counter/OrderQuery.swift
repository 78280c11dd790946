/// What of an order somebody said at the till.
package enum OrderQuery: Hashable, Sendable, CustomStringConvertible {
    /// The whole code, `9-624`.
    case code(OrderCode)
    /// The number alone.
    case number(OrderNumber)
    /// The id in the queue, `#17`, which names one order whatever its state.
    case id(Int64)

    /// Reads what was typed; `nil` when it is neither a code nor a number nor an id.
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
