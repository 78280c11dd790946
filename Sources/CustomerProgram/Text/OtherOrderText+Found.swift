import McOrderClient
import McOrderText

extension OtherOrderText {
    /// The message about what was found, and that the order will not be prepared.
    ///
    /// - Parameters:
    ///   - number: the number of both orders.
    ///   - other: the other order; `nil` if its receipt is absent.
    ///   - price: the format of its total; without it the total is omitted.
    ///   - now: when the customer reads the message.
    static func found(
        _ number: OrderNumber,
        _ other: OtherOrder?,
        price: PriceText?,
        now: Timestamp
    ) -> Sentence {
        guard let other else { return OtherOrderText.unseen(number) }
        let seconds = Int(now.seconds - other.receipt.updatedAt.seconds)
        return OtherOrderText.seen(
            number,
            isOwn: other.isOwn,
            restaurant: other.receipt.restaurant ?? "?",
            total: price.flatMap { price in other.receipt.total.map { price($0) } },
            other.state,
            ago: DurationText.short(seconds: seconds)
        )
    }
}
