internal import McOrderClient
internal import McOrderText

extension OtherOrderText {
    /// What was found, and that the order is not prepared.
    ///
    /// - Parameters:
    ///   - number: the number of both.
    ///   - other: the other order; `nil` when its receipt is not there.
    ///   - price: how its total is written; without it the total is left out.
    ///   - now: when it is read.
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
