import McOrderModel
import Testing

@Suite struct RejectionReasonTests {
    /// Source: format.md, *Deciding about a file*.
    private static let list = [
        "not-a-file", "too-large", "not-utf8", "not-json", "control-characters", "wrong-shape",
        "cannot-open", "unknown-restaurant", "bad-udid", "bad-number", "bad-signature", "signature-missing",
        "not-sealed", "number-reused", "bad-date", "bad-device-name", "comment-too-long", "empty-ticket",
        "too-many-lines", "bad-price", "stale", "from-the-future", "bad-pickup", "revoked",
        "blacklisted",
        "unknown-service", "unknown-product", "unavailable-product", "unknown-option", "wrong-options",
        "not-sold-now", "allergens-changed", "price-mismatch", "too-many-open-orders", "closed", "paused",
        "sold-out", "slot-full", "too-many-waiting",
    ]

    @Test func `the reasons are those of the format, in its order`() {
        #expect(RejectionReason.allCases.map(\.rawValue) == Self.list)
    }

    @Test func `reasons are ordered as their rules are applied`() {
        #expect(RejectionReason.allCases.shuffled().sorted().map(\.rawValue) == Self.list)
    }

    @Test func `a reason does not come before itself`() {
        #expect(RejectionReason.allCases.allSatisfy { !($0 < $0) })
    }

    @Test(arguments: ["cancelled", "soldOut", "NOT-JSON", ""])
    func `any other text is not a reason`(_ text: String) {
        #expect(RejectionReason(rawValue: text) == nil)
    }
}
