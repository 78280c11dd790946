import Foundation
import McOrderModel
import Testing

/// The plan of a shift: 200 orders of 40 devices, the fate of each, and the keys for it.
struct Shift {
    /// The fate of an order.
    enum Fate: CaseIterable {
        /// Served immediately, by keys typed ahead.
        case atOnce
        /// Moved from one state to the next.
        case stepwise
        /// Prepared, then charged and collected.
        case prepared
        /// Collected, taken back, collected again.
        case collectedTwice
        /// Cancelled for a reason of the list.
        case cancelled
        /// Cancelled, taken back, collected.
        case cancelledByMistake
        /// Marked as a no-show.
        case noShow
        /// Cancelled for a reason in the cashier's own words.
        case cancelledInWords
        /// Still being prepared when the shift ends.
        case left
        /// Changed by two tills at the same moment.
        case contended
    }

    /// One change that the order's history must contain after its reception.
    struct Step: Hashable {
        let to: OrderState
        var reason: String?
    }

    struct Entry {
        let index: Int
        let order: Order
        let fate: Fate

        /// The code that the customer says at the counter.
        var code: String { order.code.description }
        /// The number without the device's part.
        var number: String { order.number.description }
        /// Whether other devices have the number too.
        var isAmbiguous: Bool { index % Shift.devices >= Shift.devices / 2 }
        /// The index of the till that serves it.
        var till: Int { index / 10 % 2 }
    }

    static let devices = 40
    static let waves = 4

    let entries: [Entry]

    init() throws {
        entries = try (0..<200).map { index in
            let fates = Fate.allCases
            return Entry(
                index: index,
                order: try Self.order(index),
                fate: fates[(index + index / Self.devices) % fates.count]
            )
        }
        try #require(Set(entries.map(\.code)).count == entries.count, "two orders with one code")
    }

    /// The orders that come at the same time.
    func wave(_ wave: Int) -> ArraySlice<Entry> {
        let size = entries.count / Self.waves
        return entries[wave * size..<(wave + 1) * size]
    }

    /// Half of the devices count from 1, as new devices do; the others were used before.
    private static func order(_ index: Int) throws -> Order {
        let (device, count) = (index % devices, index / devices)
        let letters = Array("ABCDEFGHIJ")
        let first = device < devices / 2 ? 1000 + device * 10 : 1
        let time = "20-11-2025 12:\(10 + index / 50):\(10 + index % 50)"
        let placedAt = try #require(CivilTime(time))
        let id = try #require(DeviceID(bytes: (0..<16).map { UInt8($0 * 7 + device) }))
        let number = try #require(OrderNumber(first + count))
        return try Order(
            restaurant: "McDonald's Garbera",
            placedAt: placedAt,
            deviceName: "Móvil de \(letters[device / 4])\(letters[device % 4])",
            device: id,
            number: number,
            comment: index % 5 == 0 ? "sin hielo" : "",
            lines: [
                OrderLine(name: "Espresso", price: Money(cents: 120)),
                OrderLine(name: "(G) BigMac + Lipton Ice + Deluxe", price: Money(cents: 675)),
            ]
        )
    }
}

extension Shift.Fate {
    /// The changes that the order's history must contain.
    var steps: [Shift.Step] {
        switch self {
        case .atOnce: [.init(to: .collected)]
        case .stepwise: [.init(to: .preparing), .init(to: .ready), .init(to: .collected)]
        case .prepared: [.init(to: .preparing), .init(to: .collected)]
        case .collectedTwice: [.init(to: .collected), .init(to: .received), .init(to: .collected)]
        case .cancelled: [.init(to: .cancelled, reason: "sold-out")]
        case .cancelledByMistake:
            [
                .init(to: .cancelled, reason: "customer-asks"), .init(to: .received),
                .init(to: .collected),
            ]
        case .noShow: [.init(to: .noShow)]
        case .cancelledInWords: [.init(to: .cancelled, reason: "sin pan, sorry")]
        case .left: [.init(to: .preparing)]
        case .contended: [.init(to: .collected)]
        }
    }

    /// The keys that make those changes once the order is selected, and the till's message for each.
    func keys(_ code: String) -> [(keys: String, says: String)] {
        switch self {
        case .atOnce, .contended: [("ce", "\(code): recogido.")]
        case .stepwise:
            [
                ("\r", "\(code): en preparación."), ("\r", "\(code): listo."), ("\r", "\(code): recogido."),
            ]
        case .prepared: [("\rce", "\(code): recogido.")]
        case .collectedTwice:
            [
                ("ce", "\(code): recogido."), ("b", "\(code) vuelve a estar recibido."),
                ("ce", "\(code): recogido."),
            ]
        case .cancelled: [("x", "¿POR QUÉ SE ANULA \(code)?"), ("a", "\(code): anulado.")]
        case .cancelledByMistake:
            [("xc", "\(code): anulado."), ("bce", "\(code): recogido.")]
        case .noShow: [("n", "¿NADIE VINO A POR \(code)?"), ("n", "\(code): no recogido.")]
        case .cancelledInWords: [("xosin pan, sorry", "sin pan, sorry"), ("\r", "\(code): anulado.")]
        case .left: [("\r", "\(code): en preparación.")]
        }
    }
}
