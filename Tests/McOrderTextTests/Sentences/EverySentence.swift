import McOrderText
import Testing

@testable import McOrderModel

/// One sentence of each kind that has values: each name is Ane, and each number is 1, but for limits and
/// sizes, which never are.
///
/// A sentence without values is one literal of the sources; ``BlemishTests`` reads those too.
struct EverySentence {
    let device: DeviceID
    let number: OrderNumber
    let order: Order
    let money = Money(cents: 120)
    let instant = Timestamp(seconds: 1_795_204_045)
    let reason = Receipt.Reason(code: "comment-too-long", message: "Ane")

    init() throws {
        device = try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        number = try #require(OrderNumber(9))
        order = try Order(
            restaurant: "Ane",
            placedAt: CivilTime(secondsAsUTC: instant.seconds),
            deviceName: "Ane",
            device: device,
            number: number,
            comment: "",
            lines: [OrderLine(name: "(G) BigMac + Lipton Ice + Deluxe", price: money)]
        )
    }

    var code: OrderCode { OrderCode(number: number, device: device) }
    var time: CivilTime { CivilTime(secondsAsUTC: instant.seconds) }
    var day: CivilDay { CivilDay(time) }
    var claim: Claim { Claim(queue: device, host: "Ane", state: "/Ane", since: instant, restaurants: nil) }

    var all: [any Message] {
        (shared + customer + daemon + till + web + storefront + printing + paying + model).flatMap(\.self)
    }

    func inTable(_ problem: SheetError.Problem) -> any Message {
        CatalogueToolText.sheetError(SheetError(file: "x.csv", row: 1, column: "c", problem: problem))
    }
}
