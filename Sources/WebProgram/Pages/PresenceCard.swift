import McOrderModel
import McOrderQR
import McOrderText
import McOrderWeb

/// What a screen in the restaurant shows for the customers of the web, so that they can say that they are
/// here: a QR code, and six digits, of the present minute. Source: docs/storefront.md, *Presence*.
struct PresenceCard: Hashable, Sendable {
    let origin: WebOrigin
    let secret: PresenceSecret

    /// The card; empty if the address is too long for a QR code.
    func fragments(of restaurant: RestaurantID, in words: PageText, at now: Timestamp) -> [Fragment] {
        let minute = Int(now.minute)
        let address = PresenceAddress(origin).board(of: restaurant, minute: minute, by: secret)
        guard let symbol = QRSymbol(address) else { return [] }
        let digits = secret.key(of: restaurant, minute: minute).digits
        let card = Fragment(
            .summary,
            "presence",
            "aside",
            class: "presence",
            .aria("label", words.say(PresenceText.sayArrived))
        ) {
            symbol.svg(label: words.say(PresenceText.code))
            tag("div") {
                tag("p") {
                    words.say(PresenceText.question)
                    voidTag("br")
                    words.say(PresenceText.sayArrived)
                }
                tag("p", .class("six-digits")) { "\(digits.prefix(3)) \(digits.suffix(3))" }
            }
        }
        return [card]
    }
}

extension QRSymbol {
    /// The symbol with its light border.
    ///
    /// - Parameter label: what it is for.
    fileprivate func svg(label: String) -> HTML {
        let side = size + 8
        return tag(
            "svg",
            .class("qr"),
            HTMLAttribute("viewBox", "-4 -4 \(side) \(side)"),
            .role("img"),
            .aria("label", label)
        ) {
            tag("path", HTMLAttribute("d", "M-4 -4h\(side)v\(side)h-\(side)z"), HTMLAttribute("fill", "#fff"))
            tag("path", HTMLAttribute("d", path), HTMLAttribute("fill", "#000"))
        }
    }
}
