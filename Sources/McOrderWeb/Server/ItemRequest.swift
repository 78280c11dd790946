package import McOrderModel

/// An item of a ticket as the body of a request names it, by ids: a product, or the three parts of a menu.
///
/// `{"product", "options"?, "count"?}`, or `{"menu": {"sandwich", "drink", "side"}, "large"?, "count"?}` with
/// parts of the form `{"product", "options"?}`; `large` may also stand inside `menu`.
package struct ItemRequest: Hashable, Sendable {
    /// A product with its options.
    package struct Part: Hashable, Sendable {
        package let product: ProductID
        package let options: [ChosenOption]
    }

    /// One part for a product, three for a menu.
    package let parts: [Part]
    package let isLarge: Bool
    /// How many pieces, at least 1. It may be more than an order has room for.
    package let count: Int

    /// Reads an item; `nil` for any other value.
    package init?(_ value: JSONValue) {
        let count = value.member("count")?.integer ?? 1
        guard count >= 1 else { return nil }
        self.count = count
        guard let menu = value.member("menu") else {
            guard let part = Part(value) else { return nil }
            (parts, isLarge) = ([part], false)
            return
        }
        let members = ["sandwich", "drink", "side"].compactMap { menu.member($0).flatMap { Part($0) } }
        guard members.count == 3 else { return nil }
        parts = members
        isLarge = value.member("large") == .bool(true) || menu.member("large") == .bool(true)
    }

    /// The item of a ticket.
    ///
    /// - Parameter part: makes the part of a product with its options.
    package func item<Failure: Error>(
        _ part: (Part) throws(Failure) -> TicketItem.Part
    ) throws(Failure) -> TicketItem {
        guard parts.count == 3 else { return .product(try part(parts[0])) }
        return .menu(
            sandwich: try part(parts[0]),
            drink: try part(parts[1]),
            side: try part(parts[2]),
            isLarge: isLarge
        )
    }
}

extension ItemRequest.Part {
    fileprivate init?(_ value: JSONValue) {
        // A part without options may be its product's id alone.
        guard let id = value.text ?? value.member("product")?.text else { return nil }
        let options = (value.member("options")?.elements ?? []).mapOrNil { option -> ChosenOption? in
            let count = option.member("count")?.integer ?? 1
            guard let id = option.text ?? option.member("id")?.text,
                (1...Order.lineCount.upperBound).contains(count)
            else { return nil }
            return ChosenOption(id: ChoiceID(id), name: id, count: count)
        }
        guard let options else { return nil }
        (product, self.options) = (ProductID(id), options)
    }
}
