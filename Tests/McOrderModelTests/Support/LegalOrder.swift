import OrderTesting
import Testing

/// An order at the limit of what is accepted.
struct LegalOrder: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let sample: SampleOrder

    init(_ name: String, _ change: (inout SampleOrder) -> Void) {
        testDescription = name
        sample = SampleOrder.with(change)
    }

    static let all: [LegalOrder] = [
        LegalOrder("as the app wrote it") { _ in },
        LegalOrder("no trailing space in the date") { $0.placedAt = "\"30-04-2013 20:47:21\"" },
        LegalOrder("a UDID in small letters") { $0.udid = $0.udid.lowercased() },
        LegalOrder("the largest number") { $0.number = "\"999999999\"" },
        LegalOrder("no comment") { $0.comment = "\"\"" },
        LegalOrder("25 flags as comment") { $0.comment = "\"\(String(repeating: "🇪🇸", count: 25))\"" },
        LegalOrder("64 letters as device name") {
            $0.deviceName = "\"\(String(repeating: "ñ", count: 64))\""
        },
        LegalOrder("bidirectional characters") { $0.comment = "\"\u{202E}abc\"" },
        LegalOrder("100 lines") { $0.lines = SampleOrder.lines(100) },
        LegalOrder("six decimals") { $0.lines = #"[["Agua","1.200000"]]"# },
        LegalOrder("extensions of a newer program") { $0.extensions = #"{"x":{"y":[1,null]}}"# },
    ]
}
