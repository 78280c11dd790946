import Foundation
import McOrderClient
import Testing

@testable import McOrderFiles

/// Orders whose shared folder was moved, or that were sent before another folder was joined.
@Suite struct MovedFolderTests {
    private static let otherID = "7C9E6679-7425-40DE-944B-E07FC1F90AE7"

    private func sent(in fixture: CustomerFolders) throws -> (Home, PlacedOrder) {
        let home = try fixture.homeWithTicket()
        return (home, try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order)
    }

    private func move(_ fixture: CustomerFolders, to name: String) throws {
        try FileManager.default.moveItem(atPath: fixture.cloud, toPath: "\(fixture.path)/\(name)")
    }

    private func answer(_ order: PlacedOrder, in cloud: String, of fixture: CustomerFolders) throws {
        let receipt = Receipt(
            identity: order.order.identity,
            restaurant: order.order.restaurant,
            status: .order(.preparing),
            total: order.order.total,
            shownTotal: order.order.total,
            reason: nil,
            updatedAt: order.placedAt,
            content: order.order.contentHash
        )
        let name = Receipt.fileName(of: order.order.identity)
        try fixture.write(String(decoding: receipt.json, as: UTF8.self), to: "\(cloud)/receipts/\(name)")
    }

    @Test func `a folder that was moved and joined again has the receipts of orders sent before`() throws {
        try CustomerFolders.with { fixture in
            let (home, order) = try sent(in: fixture)
            try move(fixture, to: "moved")
            try home.join(fixture.path + "/moved")
            try answer(order, in: "moved", of: fixture)
            let known = try #require(try home.state().lastOrder)
            #expect(known.file.hasPrefix(fixture.path + "/moved/"))
            // Also for a caller that still has the order as it was before.
            for order in [order, known] {
                #expect(try home.receipt(of: order)?.status == .order(.preparing))
                #expect(try home.folder(of: order, cloud: nil).path == fixture.path + "/moved")
                #expect(try home.notify(.cancel, about: order).file.hasPrefix(fixture.path + "/moved/"))
            }
        }
    }

    @Test func `a moved folder that is named by an option has the receipts`() throws {
        try CustomerFolders.with { fixture in
            let (home, order) = try sent(in: fixture)
            try move(fixture, to: "moved")
            try answer(order, in: "moved", of: fixture)
            #expect(try home.receipt(of: order) == nil)
            let moved = fixture.path + "/moved"
            #expect(try home.receipt(of: order, cloud: moved)?.status == .order(.preparing))
        }
    }

    @Test func `after another folder was joined, an order keeps the folder that it was sent to`() throws {
        try CustomerFolders.with { fixture in
            let (home, order) = try sent(in: fixture)
            try fixture.makeCloud("other", id: Self.otherID)
            try home.join(fixture.path + "/other")
            try answer(order, in: "cloud", of: fixture)
            #expect(try home.receipt(of: order)?.status == .order(.preparing))
            let other = fixture.path + "/other"
            #expect(try home.receipt(of: order, cloud: other)?.status == .order(.preparing))
            #expect(try home.notify(.cancel, about: order).file.hasPrefix(fixture.cloud))
            #expect(try fixture.orderFiles("other").isEmpty)
        }
    }

    @Test func `an order whose folder is gone is not taken to the folder joined now`() throws {
        try CustomerFolders.with { fixture in
            let (home, order) = try sent(in: fixture)
            try fixture.makeCloud("other", id: Self.otherID)
            try home.join(fixture.path + "/other")
            try FileManager.default.removeItem(atPath: fixture.cloud)
            let error = ClientError.orderElsewhere(order, path: fixture.path + "/other")
            #expect(throws: error) { try home.folder(of: order, cloud: nil) }
            #expect(throws: error) { try home.notify(.cancel, about: order) }
            #expect(try home.receipt(of: order) == nil)
        }
    }

    @Test func `joining a moved folder moves an unfinished order and the earlier ones too`() throws {
        try CustomerFolders.with { fixture in
            let (home, _) = try sent(in: fixture)
            for number in 2...3 {
                let item = try CustomerFolders.item("espresso")
                try home.changeTicket { ticket throws(TicketError) in try ticket.add(item) }
                let sender = Sender(sample: home, later: .seconds(3600 * number)) {
                    step throws(ClientError) in
                    if number == 3, step == .stored { throw .noFolder }
                }
                _ = try? sender.send(CustomerFolders.request(comment: "\(number)"), cloud: nil)
            }
            try move(fixture, to: "moved")
            try home.join(fixture.path + "/moved")
            let orders = try home.state().orders
            #expect(orders.count == 3)
            #expect(orders.allSatisfy { $0.file.hasPrefix(fixture.path + "/moved/") })
        }
    }
}
