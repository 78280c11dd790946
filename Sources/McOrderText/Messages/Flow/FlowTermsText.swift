internal import McOrderModel

/// The guided flow's texts about service, table and coupon.
package enum FlowTermsText: Message {
    case whichService
    case whichTable
    case withoutTable
    case coupon
    case couponLetter
    case whichCoupon
    case withoutCoupon
    case couponUsed(_ coupon: String, saved: String)
    /// A table or a coupon has too many characters.
    case full
    case fieldHint
    /// The key hints where an order is sent. `hasServices`: whether the restaurant has several services, and
    /// not coupons only.
    case letterHint(hasServices: Bool)

    /// The maximum length of a table or a coupon, in characters. Source: format.md, *Extensions*.
    package static let limit = TextRule.coupon.characters.upperBound

    package func text(in language: any Texts) -> String { language.text(self) }
}
