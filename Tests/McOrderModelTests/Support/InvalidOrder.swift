import McOrderModel
import OrderTesting
import Testing

/// An order that can be read but breaks a rule.
struct InvalidOrder: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sample: SampleOrder
    let reason: RejectionReason

    init(_ name: String, _ reason: RejectionReason, _ change: (inout SampleOrder) -> Void) {
        testDescription = name
        sample = SampleOrder.with(change)
        self.reason = reason
    }

    static let all: [InvalidOrder] = people + dates + tickets

    static let people: [InvalidOrder] = [
        InvalidOrder("an unknown restaurant", .unknownRestaurant) { $0.restaurant = "\"McDonald's\"" },
        InvalidOrder("no restaurant", .unknownRestaurant) { $0.restaurant = "\"\"" },
        InvalidOrder("the restaurant's id", .unknownRestaurant) { $0.restaurant = "\"garbera\"" },
        InvalidOrder("a space behind the restaurant", .unknownRestaurant) {
            $0.restaurant = "\"McDonald's Garbera \""
        },
        InvalidOrder("no UDID", .badUDID) { $0.udid = "\"\"" },
        InvalidOrder("a UDID without hyphens", .badUDID) {
            $0.udid = "\"\(SampleOrder.udid.replacing("-", with: ""))\""
        },
        InvalidOrder("a UDID in braces", .badUDID) { $0.udid = "\"{\(SampleOrder.udid)}\"" },
        InvalidOrder("another letter in the UDID", .badUDID) {
            $0.udid = "\"\(SampleOrder.udid.replacing("F", with: "G"))\""
        },
        InvalidOrder("number zero", .badNumber) { $0.number = "\"0\"" },
        InvalidOrder("a leading zero", .badNumber) { $0.number = "\"09\"" },
        InvalidOrder("a sign", .badNumber) { $0.number = "\"+9\"" },
        InvalidOrder("ten digits", .badNumber) { $0.number = "\"1000000000\"" },
        InvalidOrder("a number beyond any integer", .badNumber) {
            $0.number = "\"\(String(repeating: "9", count: 400))\""
        },
        InvalidOrder("Arabic digits", .badNumber) { $0.number = "\"٩\"" },
        InvalidOrder("no device name", .badDeviceName) { $0.deviceName = "\"\"" },
        InvalidOrder("a device name of 65", .badDeviceName) {
            $0.deviceName = "\"\(String(repeating: "ñ", count: 65))\""
        },
        InvalidOrder("a device name of one endless character", .badDeviceName) {
            $0.deviceName = "\"e\(String(repeating: "\u{301}", count: 300))\""
        },
        InvalidOrder("a comment of 26", .commentTooLong) {
            $0.comment = "\"\(String(repeating: "x", count: 26))\""
        },
        InvalidOrder("a comment of one endless character", .commentTooLong) {
            $0.comment = "\"e\(String(repeating: "\u{301}", count: 101))\""
        },
    ]

    static let dates: [InvalidOrder] = [
        InvalidOrder("no date", .badDate) { $0.placedAt = "\"\"" },
        InvalidOrder("an ISO date", .badDate) { $0.placedAt = "\"2013-04-30T20:47:21\"" },
        InvalidOrder("30 February", .badDate) { $0.placedAt = "\"30-02-2013 20:47:21 \"" },
        InvalidOrder("24 o'clock", .badDate) { $0.placedAt = "\"30-04-2013 24:00:00 \"" },
        InvalidOrder("two trailing spaces", .badDate) { $0.placedAt = "\"30-04-2013 20:47:21  \"" },
        InvalidOrder("twelve hours", .badDate) { $0.placedAt = "\"30-04-2013 8:47:21 PM\"" },
        InvalidOrder("the day before yesterday", .stale) { $0.placedAt = "\"28-04-2013 20:47:21 \"" },
        InvalidOrder("the year 1", .stale) { $0.placedAt = "\"01-01-0001 00:00:00 \"" },
        InvalidOrder("in an hour", .fromTheFuture) { $0.placedAt = "\"30-04-2013 21:58:22 \"" },
        InvalidOrder("the year 9999", .fromTheFuture) { $0.placedAt = "\"31-12-9999 23:59:59 \"" },
    ]

    static let tickets: [InvalidOrder] = [
        InvalidOrder("no line", .emptyTicket) { $0.lines = "[]" },
        InvalidOrder("101 lines", .tooManyLines) { $0.lines = SampleOrder.lines(101) },
        InvalidOrder("2,000 lines", .tooManyLines) { $0.lines = SampleOrder.lines(2000) },
        InvalidOrder("a comma in the price", .badPrice) { $0.lines = #"[["Agua","1,20"]]"# },
        InvalidOrder("no decimals", .badPrice) { $0.lines = #"[["Agua","1"]]"# },
        InvalidOrder("a tenth of a cent", .badPrice) { $0.lines = #"[["Agua","1.205"]]"# },
        InvalidOrder("a negative price", .badPrice) { $0.lines = #"[["Agua","-1.20"]]"# },
        InvalidOrder("a price beyond any integer", .badPrice) {
            $0.lines = #"[["Agua","99999999999999999999.00"]]"#
        },
        InvalidOrder("not a number", .badPrice) { $0.lines = #"[["Agua","nan"]]"# },
        InvalidOrder("an unknown product", .unknownProduct) { $0.lines = #"[["Whopper","1.20"]]"# },
        InvalidOrder("a product in small letters", .unknownProduct) { $0.lines = #"[["agua","1.20"]]"# },
        InvalidOrder("a menu of unknown parts", .unknownProduct) {
            $0.lines = #"[["BigMac + Agua + Whopper","1.20"]]"#
        },
        InvalidOrder("a menu without side", .unknownProduct) { $0.lines = #"[["BigMac + Agua","1.20"]]"# },
        InvalidOrder("a product that is not sold there", .unavailableProduct) {
            $0.restaurant = "\"McDonald's Urbil\""
            $0.lines = #"[["Cerveza","2.20"]]"#
        },
        InvalidOrder("a menu with one that is not sold there", .unavailableProduct) {
            $0.restaurant = "\"McDonald's Urbil\""
            $0.lines = #"[["BigMac + Cerveza + Deluxe","6.35"]]"#
        },
    ]

    /// One order with every error, then with one error less each time, in the order of the rules. An empty
    /// ticket cannot have an invalid line, so there are two series of orders. Prices are strict.
    static let inTheOrderOfTheRules: [InvalidOrder] = {
        typealias Cure = (reason: RejectionReason, apply: (inout SampleOrder) -> Void)
        let head: [Cure] = [
            (.unknownRestaurant, { $0.restaurant = "\"McDonald's Urbil\"" }),
            (.badUDID, { $0.udid = "\"\(SampleOrder.udid)\"" }),
            (.badNumber, { $0.number = "\"9\"" }),
            (.badDate, { $0.placedAt = "\"28-04-2013 20:47:21\"" }),
            (.badDeviceName, { $0.deviceName = "\"x\"" }),
            (.commentTooLong, { $0.comment = "\"\"" }),
        ]
        let lines: [Cure] = [
            (.tooManyLines, { $0.lines = #"[["Whopper","x"],["Cerveza","9.99"],["Agua","9.99"]]"# }),
            (.badPrice, { $0.lines = #"[["Agua","9.99"],["Cerveza","9.99"],["Whopper","9.99"]]"# }),
            (.stale, { $0.placedAt = "\"30-04-2013 21:58:22\"" }),
            (.fromTheFuture, { $0.placedAt = "\"30-04-2013 20:47:21\"" }),
            (.unknownProduct, { $0.lines = #"[["Agua","9.99"],["Cerveza","9.99"]]"# }),
            (.unavailableProduct, { $0.lines = #"[["Agua","9.99"]]"# }),
            (.priceMismatch, { _ in }),
        ]
        let empty: [Cure] = [(.emptyTicket, { _ in })]
        return [(SampleOrder.lines(101, name: "Whopper", price: "x"), head + lines), ("[]", head + empty)]
            .flatMap { ticket, cures in
                var worst = SampleOrder.with {
                    $0.restaurant = "\"\""
                    $0.udid = "\"\""
                    $0.number = "\"\""
                    $0.placedAt = "\"\""
                    $0.deviceName = "\"\""
                    $0.comment = "\"\(String(repeating: "x", count: 26))\""
                    $0.lines = ticket
                }
                return cures.map { cure in
                    defer { cure.apply(&worst) }
                    let now = worst
                    return InvalidOrder("up to \(cure.reason.rawValue)", cure.reason) { order in order = now }
                }
            }
    }()
}
