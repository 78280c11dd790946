import OrderTesting
import Testing

@testable import McOrderModel

@Suite struct PresenceProofTests {
    private let secret = PresenceSecret.random()
    private let restaurant = RestaurantID("fuencarral")
    private let order: OrderIdentity

    init() throws { order = try identity(417) }

    @Test func `a proof counts for its order and its key`() throws {
        let key = secret.key(of: restaurant, minute: 29_384_756)
        for source in [PresenceProof.Source.board(minute: 29_384_756), .digits(minute: 29_384_756), .table] {
            let proof = try #require(PresenceProof("\(PresenceProof(source, of: order, with: key))"))
            #expect(proof.source == source)
            #expect(proof.isValid(for: order, with: key))
            #expect(!proof.isValid(for: try identity(418), with: key))
            #expect(!proof.isValid(for: order, with: secret.key(of: restaurant, minute: 29_384_757)))
        }
    }

    @Test func `typed digits prove what the screen's digits prove`() {
        let key = secret.key(of: restaurant, minute: 5)
        let typed = PresenceProof(digits: key.digits, minute: 5, of: order)
        #expect(typed == PresenceProof(.digits(minute: 5), of: order, with: key))
        #expect(key.digits.count == 6)
        #expect(!typed.isValid(for: order, with: secret.key(of: restaurant, minute: 6)))
    }

    @Test func `a proof of one kind is none of another`() {
        let key = secret.key(of: restaurant, minute: 5)
        let digits = PresenceProof(.digits(minute: 5), of: order, with: key)
        let text = "\(digits)".replacing("digits", with: "board")
        #expect(PresenceProof(text)?.isValid(for: order, with: key) == false)
    }

    @Test func `keys differ by restaurant, minute, table and edition`() {
        let keys: Set = [
            secret.key(of: restaurant, minute: 1), secret.key(of: restaurant, minute: 2),
            secret.key(of: RestaurantID("sol"), minute: 1),
            secret.key(of: restaurant, table: "1", edition: 1),
            secret.key(of: restaurant, table: "2", edition: 1),
            secret.key(of: restaurant, table: "1", edition: 2),
            PresenceSecret.random().key(of: restaurant, minute: 1),
        ]
        #expect(keys.count == 7)
        #expect(keys.allSatisfy { PresenceKey("\($0)") == $0 })
    }

    @Test(
        arguments: [
            "", "board", "board 5", "board 5 AAAA", "board -5 AAAAAAAAAAAAAAAAAAAAAA",
            "board 05 AAAAAAAAAAAAAAAAAAAAAA", "table 5 AAAAAAAAAAAAAAAAAAAAAA",
            "phone AAAAAAAAAAAAAAAAAAAAAA",
            "table  AAAAAAAAAAAAAAAAAAAAAA", "table AAAAAAAAAAAAAAAAAAAAAB",
        ]
    )
    func `other texts prove nothing`(_ text: String) {
        #expect(PresenceProof(text) == nil)
    }
}
