import Foundation
import McOrderClient
import Testing

@Suite struct ReceiptsTests {
    private func placed(in fixture: CustomerFolders) throws -> (Home, PlacedOrder) {
        let home = try fixture.homeWithTicket()
        return (home, try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order)
    }

    private func put(
        _ status: Receipt.Status,
        about placed: PlacedOrder,
        at seconds: Int64 = 0,
        in fixture: CustomerFolders
    ) throws {
        let receipt = Receipt(
            identity: placed.order.identity,
            restaurant: placed.order.restaurant,
            status: status,
            total: placed.order.total,
            shownTotal: placed.order.total,
            reason: nil,
            updatedAt: placed.placedAt + .seconds(seconds)
        )
        let name =
            if case .rejected = status {
                Receipt.fileName(ofFileWith: ContentHash(of: placed.bytes))
            } else {
                Receipt.fileName(of: placed.order.identity)
            }
        try fixture.write(String(decoding: receipt.json, as: UTF8.self), to: "cloud/receipts/\(name)")
    }

    private static func rejection(_ reason: RejectionReason) -> Receipt.Status {
        .rejected(Receipt.Reason(code: reason.rawValue, message: ""))
    }

    @Test(arguments: [
        (Receipt.Status.rejected(Receipt.Reason(code: "sold-out", message: "")), true),
        (.order(.cancelled), true), (.order(.expired), true), (.order(.received), false),
        (.order(.collected), false),
    ])
    func `an equal order can be sent at once if the restaurant does not prepare the first one`(
        _ status: Receipt.Status,
        _ isFree: Bool
    ) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let items = try home.state().ticket.items
            let first = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            try put(status, about: first.order, in: fixture)
            _ = try home.changeTicket { ticket throws(TicketError) in ticket = try Ticket(items) }
            let again = Result {
                try Sender(sample: home, later: .seconds(10)).send(CustomerFolders.request(), cloud: nil)
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
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            #expect(try home.receipt(of: placed) == nil)
            try fixture.write("{", to: "cloud/receipts/\(Receipt.fileName(of: placed.order.identity))")
            #expect(try home.receipt(of: placed) == nil)
        }
    }

    @Test(arguments: [OrderState.received, .ready, .collected])
    func `a receipt has the state of the order`(state: OrderState) throws {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            try put(.order(state), about: placed, in: fixture)
            #expect(try home.receipt(of: placed)?.status == .order(state))
        }
    }

    @Test(arguments: [
        (RejectionReason.stale, Int64(1), false), (.stale, 3, false), (.numberReused, 1, true),
    ])
    func `an acceptance outranks a refusal, unless the refusal says that the number was used before`(
        reason: RejectionReason,
        refusedAt: Int64,
        isRefused: Bool
    ) throws {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            try put(.order(.received), about: placed, at: 2, in: fixture)
            try put(Self.rejection(reason), about: placed, at: refusedAt, in: fixture)
            let expected = isRefused ? Self.rejection(reason) : .order(.received)
            #expect(try home.receipt(of: placed)?.status == expected)
        }
    }

    @Test func `a receipt of an earlier order under the same number is not an answer`() throws {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            try put(.order(.received), about: placed, at: -700, in: fixture)
            #expect(try home.receipt(of: placed) == nil)
        }
    }

    @Test func `waiting ends with the answer`() async throws {
        try await CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            async let answer = home.receipt(
                of: placed,
                within: .seconds(30),
                every: .milliseconds(5),
                clock: ContinuousClock()
            )
            try put(.order(.received), about: placed, in: fixture)
            #expect(try await answer?.status == .order(.received))
        }
    }

    @Test func `waiting ends at the time limit`() async throws {
        try await CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let clock = ContinuousClock()
            #expect(try await home.receipt(of: placed, within: .zero, clock: clock) == nil)
            #expect(try await home.receipt(of: placed, within: .milliseconds(20), clock: clock) == nil)
        }
    }
}
