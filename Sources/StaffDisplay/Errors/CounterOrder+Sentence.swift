import McOrderCounter
import McOrderModel
import McOrderText

extension CounterOrder.Failure {
    /// Why the counter cannot take the order, and what to change.
    var sentence: Sentence {
        switch self {
        case .line(let line, .unknown): TillAvailabilityText.unknownProduct(line, nearest: nil)
        case .line(let line, .notSold): TakeOrderText.notSold(line)
        case .line(let line, .notSoldNow): TakeOrderText.notSoldNow(line)
        case .line(let line, .options(let error)): TillAvailabilityText.options(line, error)
        case .unknownService(let service): TillAvailabilityText.noService(service.description, among: [])
        case .couponNotUsable(let coupon): TakeOrderText.couponNotUsable(coupon)
        case .form(.emptyTicket): TakeOrderText.empty
        case .form(.tooManyLines(let count)): TakeOrderText.tooMany(count, most: Order.lineCount.upperBound)
        case .form: TakeOrderText.badText
        case .badPickup(let text): TakeOrderText.badTime(text)
        case .refused(let reason): reason.sentence
        }
    }
}
