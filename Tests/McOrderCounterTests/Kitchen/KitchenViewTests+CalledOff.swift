import McOrderModel
import Testing

@testable import McOrderCounter

/// What the kitchen shows of an order that was cancelled, or for which nobody came.
extension KitchenViewTests {
    @Test func `a cancelled order stays at each station until it is acknowledged there`() async throws {
        let id = try await mixed()
        try await step(.finish, id, drinks)
        try await act(.advance(to: .cancelled, reason: "x"), id)
        // Its part is done, and is not to be handed over.
        #expect(try await view(drinks).tiles.map(\.isCalledOff) == [true])
        try await step(.acknowledge, id, drinks)
        #expect(try await view(drinks).tiles.isEmpty)
        let tile = try #require(try await view(grill).tiles.first)
        #expect(tile.isCalledOff && tile.isUnseen && tile.lines.map(\.line.text) == ["BigMac"])
        #expect(try await view(grill).allDay.isEmpty)
        try await step(.acknowledge, id, grill)
        #expect(try await view(grill).tiles.isEmpty)
        #expect(try await view().tiles.count == 1)
        // An order that is recalled and cancelled again has to be acknowledged again.
        try await act(.recall, id)
        try await act(.advance(to: .cancelled, reason: "x"), id)
        #expect(try await view(grill).tiles.count == 1)
    }

    @Test func `each station shows that a ready order was cancelled, until it is acknowledged`()
        async throws
    {
        let id = try await mixed()
        try await step(.finish, id, nil)
        try await act(.advance(to: .cancelled, reason: "x"), id)
        for station in [nil, grill, drinks] {
            let tile = try #require(try await view(station).tiles.first)
            #expect(tile.isCalledOff && tile.isOnlyToAcknowledge && tile.isUnseen)
            #expect(try await view(station).allDay.isEmpty)
            try await step(.acknowledge, id, station)
            #expect(try await view(station).tiles.isEmpty)
        }
    }

    @Test(arguments: [FirePolicy.preparing, .arrived])
    func `an order that is cancelled before it is fired never reaches the kitchen`(policy: FirePolicy)
        async throws
    {
        let id = try await mixed()
        try await act(.advance(to: .cancelled, reason: "x"), id)
        #expect(try await view(nil, policy).tiles.isEmpty)
        #expect(try await view(nil, policy).onTheWay == 0)
    }

    @Test func `each station shows that nobody came for an order that was being prepared`() async throws {
        let id = try await mixed()
        try await step(.finish, id, drinks)
        try await act(.advance(to: .noShow), id)
        for station in [nil, grill, drinks] {
            let tile = try #require(try await view(station).tiles.first)
            #expect(tile.isCalledOff && tile.isOnlyToAcknowledge && tile.isUnseen)
            #expect(try await view(station).allDay.isEmpty)
            try await step(.acknowledge, id, station)
            #expect(try await view(station).tiles.isEmpty)
        }
        // The customer came after all, and the work goes on.
        try await act(.recall, id)
        #expect(try await view(grill).tiles.map(\.isCalledOff) == [false])
        #expect(try await view(drinks).tiles.isEmpty)
    }

    @Test func `nobody came for a ready order without more work for the kitchen`() async throws {
        let id = try await mixed()
        try await step(.finish, id, nil)
        try await act(.advance(to: .noShow), id)
        for station in [nil, grill, drinks] { #expect(try await view(station).tiles.isEmpty) }
    }

    @Test func `an order that was handed over while a station worked leaves the kitchen`() async throws {
        let id = try await mixed()
        try await step(.finish, id, drinks)
        try await act(.advance(to: .collected), id)
        for station in [nil, grill, drinks] { #expect(try await view(station).tiles.isEmpty) }
    }
}
