extension JSONValue {
    /// The number of orders in each state.
    package static func counts(_ orders: [OrderState: Int]) -> JSONValue {
        .object(OrderState.allCases.map { Member($0.rawValue, .integer(orders[$0] ?? 0)) })
    }
}
