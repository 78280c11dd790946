import Testing

@testable import McOrderModel

@Suite struct PresenceAddressTests {
    private let secret = PresenceSecret.random()

    private func addresses() throws -> PresenceAddress {
        PresenceAddress(try #require(WebOrigin("https://order.example")))
    }

    @Test func `a screen's address has the minute and the key behind the number sign`() throws {
        let restaurant = RestaurantID("garbera")
        let key = secret.key(of: restaurant, minute: 7)
        #expect(try addresses().menu(of: restaurant) == "https://order.example/r/garbera")
        #expect(
            try addresses().board(of: restaurant, minute: 7, by: secret)
                == "https://order.example/r/garbera#b=7.\(key)"
        )
    }

    @Test func `a table's name is encoded`() throws {
        let restaurant = RestaurantID("a b")
        let key = secret.key(of: restaurant, table: "Ñ/1", edition: 3)
        #expect(
            try addresses().table("Ñ/1", of: restaurant, edition: 3, by: secret)
                == "https://order.example/r/a%20b/t/%C3%91%2F1#t=\(key)"
        )
    }
}
