import Foundation
import McOrderClient
import Testing

@Suite struct ReceiptsTests {
    private func placed(in house: CustomersHouse) throws -> (Home, PlacedOrder) {
        let home = try house.homeWithTicket()
        return (home, try Sender(sample: home).send(CustomersHouse.request(), cloud: nil).order)
    }

    private func put(
        _ standing: Receipt.Standing,
        about placed: PlacedOrder,
        at seconds: Int64 = 0,
        in house: CustomersHouse
    ) throws {
        let receipt = Receipt(
            identity: placed.order.identity,
            restaurant: placed.order.restaurant,
            standing: standing,
            total: placed.order.total,
            shownTotal: placed.order.total,
            reason: nil,
            updatedAt: placed.placedAt + .seconds(seconds)
        )
        let name =
            if case .rejected = standing {
                Receipt.fileName(ofFileWith: ContentHash(of: placed.bytes))
            } else {
                Receipt.fileName(of: placed.order.identity)
            }
        try house.write(String(decoding: receipt.json, as: UTF8.self), to: "cloud/receipts/\(name)")
    }

    private static func rejection(_ reason: RejectionReason) -> Receipt.Standing {
        .rejected(Receipt.Reason(code: reason.rawValue, message: ""))
    }

    @Test(arguments: [
        (Receipt.Standing.rejected(Receipt.Reason(code: "sold-out", message: "")), true),
        (.order(.cancelled), true), (.order(.expired), true), (.order(.received), false),
        (.order(.collected), false),
    ])
    func `an equal order may follow at once where the restaurant does not make the first one`(
        _ standing: Receipt.Standing,
        _ isFree: Bool
    ) throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let items = try home.state().ticket.items
            let first = try Sender(sample: home).send(CustomersHouse.request(), cloud: nil)
            try put(standing, about: first.order, in: house)
            _ = try home.changeTicket { ticket throws(TicketFault) in ticket = try Ticket(items) }
            let again = Result {
                try Sender(sample: home, later: .seconds(10)).send(CustomersHouse.request(), cloud: nil)
            }
            switch again {
            case .success: #expect(isFree)
            case .failure(let error):
                #expect(!isFree)
                #expect(error as? ClientError == .repeated(first.order))
            }
        }
    }

    @Test func `an order without receipt is not answered`() throws {
        try CustomersHouse.with { house in
            let (home, placed) = try placed(in: house)
            #expect(try home.receipt(of: placed) == nil)
            try house.write("{", to: "cloud/receipts/\(Receipt.fileName(of: placed.order.identity))")
            #expect(try home.receipt(of: placed) == nil)
        }
    }

    @Test(arguments: [OrderState.received, .ready, .collected])
    func `a receipt tells where the order stands`(state: OrderState) throws {
        try CustomersHouse.with { house in
            let (home, placed) = try placed(in: house)
            try put(.order(state), about: placed, in: house)
            #expect(try home.receipt(of: placed)?.standing == .order(state))
        }
    }

    @Test(arguments: [
        (RejectionReason.stale, Int64(1), false), (.stale, 3, false), (.numberReused, 1, true),
    ])
    func `of two receipts the acceptance holds, but a number used before is about this file`(
        reason: RejectionReason,
        refusedAt: Int64,
        isRefused: Bool
    ) throws {
        try CustomersHouse.with { house in
            let (home, placed) = try placed(in: house)
            try put(.order(.received), about: placed, at: 2, in: house)
            try put(Self.rejection(reason), about: placed, at: refusedAt, in: house)
            let expected = isRefused ? Self.rejection(reason) : .order(.received)
            #expect(try home.receipt(of: placed)?.standing == expected)
        }
    }

    @Test func `a receipt of an earlier order under the same number is none`() throws {
        try CustomersHouse.with { house in
            let (home, placed) = try placed(in: house)
            try put(.order(.received), about: placed, at: -700, in: house)
            #expect(try home.receipt(of: placed) == nil)
        }
    }

    @Test func `waiting ends with the answer`() async throws {
        try await CustomersHouse.with { house in
            let (home, placed) = try placed(in: house)
            async let answer = home.receipt(
                of: placed,
                within: .seconds(30),
                every: .milliseconds(5),
                clock: ContinuousClock()
            )
            try put(.order(.received), about: placed, in: house)
            #expect(try await answer?.standing == .order(.received))
        }
    }

    @Test func `waiting ends with the limit`() async throws {
        try await CustomersHouse.with { house in
            let (home, placed) = try placed(in: house)
            let clock = ContinuousClock()
            #expect(try await home.receipt(of: placed, within: .zero, clock: clock) == nil)
            #expect(try await home.receipt(of: placed, within: .milliseconds(20), clock: clock) == nil)
        }
    }
}
