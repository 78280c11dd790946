import McOrderModel

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
    case whichTime
    /// As soon as possible. `clock`: about when that is, if the restaurant says it.
    case soonest(clock: String?)
    /// No time is free on a day.
    case noTime

    /// The maximum length of a table or a coupon, in characters. Source: format.md, *Extensions*.
    package static let limit = TextRule.coupon.characters.upperBound

    package func text(in language: any Texts) -> String {
        switch self {
        case .whichService:
            language.pick(
                en: "How would you like it?",
                es: "¿Cómo lo quieres?",
                eu: "Nola nahi duzu?"
            )
        case .whichTable:
            language.pick(
                en: "Which table are you at?",
                es: "¿En qué mesa estás?",
                eu: "Zein mahaitan zaude?"
            )
        case .withoutTable:
            language.pick(
                en: "Without a table, just press Enter.",
                es: "Si no estás en una mesa, pulsa Intro.",
                eu: "Mahairik gabe, sakatu Sartu."
            )
        case .coupon: language.pick(en: "I have a coupon", es: "Tengo un cupón", eu: "Kupoi bat daukat")
        case .couponLetter: language.pick(en: "c", es: "c", eu: "k")
        case .whichCoupon:
            language.pick(
                en: "What does the coupon say?",
                es: "¿Qué pone en el cupón?",
                eu: "Zer jartzen du kupoian?"
            )
        case .withoutCoupon:
            language.pick(
                en: "Without a coupon, just press Enter.",
                es: "Si no tienes cupón, pulsa Intro.",
                eu: "Kupoirik gabe, sakatu Sartu."
            )
        case .couponUsed(let coupon, let saved):
            language.pick(
                en: "Coupon \(HarmlessText.clean(coupon)): -\(saved)",
                es: "Cupón \(HarmlessText.clean(coupon)): -\(saved)",
                eu: "\(HarmlessText.clean(coupon)) kupoia: -\(saved)"
            )
        case .full:
            language.pick(
                en: "It has at most \(FlowTermsText.limit) characters.",
                es: "Tiene como mucho \(FlowTermsText.limit) caracteres.",
                eu: "Gehienez \(FlowTermsText.limit) karaktere."
            )
        case .fieldHint:
            language.pick(
                en: "Enter continue   Esc back   Ctrl-C quit",
                es: "Intro seguir   Esc atrás   Ctrl-C salir",
                eu: "Sartu jarraitu   Esc atzera   Ctrl-C irten"
            )
        case .whichTime:
            language.pick(
                en: "When would you like to collect it?",
                es: "¿Cuándo lo quieres recoger?",
                eu: "Noiz jaso nahi duzu?"
            )
        case .soonest(let clock):
            language.pick(
                en: "As soon as possible" + (clock.map { ", at about \($0)" } ?? ""),
                es: "Lo antes posible" + (clock.map { ", hacia las \($0)" } ?? ""),
                eu: "Ahalik eta lasterren" + (clock.map { ", \($0) aldera" } ?? "")
            )
        case .noTime:
            language.pick(
                en: "No time is free any more. Choose another day.",
                es: "Ya no queda ninguna hora. Elige otro día.",
                eu: "Ez da ordu librerik geratzen. Aukeratu beste egun bat."
            )
        case .letterHint(let hasServices):
            language.pick(
                en: "Enter send   ↑↓ \(hasServices ? "service" : "coupon"), name, restaurant   Tab ticket   "
                    + "Esc back   Ctrl-C quit",
                es:
                    "Intro enviar   ↑↓ \(hasServices ? "servicio" : "cupón"), nombre, restaurante   Tab ticket   "
                    + "Esc atrás   Ctrl-C salir",
                eu:
                    "Sartu bidali   ↑↓ \(hasServices ? "zerbitzua" : "kupoia"), izena, jatetxea   Tab tiketa   "
                    + "Esc atzera   Ctrl-C irten"
            )
        }
    }
}
