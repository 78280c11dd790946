import Foundation
import McOrderClient
import Testing

/// The receipts that a customer's device accepts, although anybody can write to the folder of the orders.
@Suite struct ReceiptContentTests {
    /// The content or file that a receipt says it answers.
    enum Named: CaseIterable, Sendable {
        case content, otherContent, otherContentAndFile, file, untaggedFile, number, nothing

        /// Whether the customer's device accepts it as an answer.
        var isBelieved: Bool { [.content, .file, .number].contains(self) }
    }

    /// A shared folder with an order that was sent, and receipts that the test writes.
    struct Scene {
        let fixture: CustomerFolders
        let home: Home
        let placed: PlacedOrder
        static let otherContent = ContentHash(.plain, of: [1])

        static func with(_ body: (Scene) throws -> Void) throws {
            try CustomerFolders.with { fixture in
                let home = try fixture.homeWithTicket()
                let placed = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order
                try body(Scene(fixture: fixture, home: home, placed: placed))
            }
        }

        func accept(_ content: ContentHash?, at seconds: Int64 = 0, total: Money? = nil) throws {
            try put(
                .order(.received),
                at: seconds,
                total: total ?? placed.order.total,
                content: content,
                as: Receipt.fileName(of: placed.order.identity)
            )
        }

        /// Writes a receipt that refuses a file of those bytes.
        func refuse(
            _ bytes: [UInt8],
            _ reason: RejectionReason,
            content: ContentHash,
            naming named: Named,
            at seconds: Int64 = 0
        ) throws {
            var (answered, file): (ContentHash?, ContentHash?)
            switch named {
            case .content: answered = content
            case .otherContent: answered = Self.otherContent
            case .otherContentAndFile: (answered, file) = (Self.otherContent, ContentHash(.file, of: bytes))
            case .file: file = ContentHash(.file, of: bytes)
            case .untaggedFile: file = ContentHash(of: bytes)
            case .number, .nothing: break
            }
            try put(
                .rejected(Receipt.Reason(code: reason.rawValue, message: "")),
                named != .nothing,
                at: seconds,
                content: answered,
                file: file,
                as: Receipt.fileName(ofFileWith: ContentHash(of: bytes))
            )
        }

        func refuseOrder(_ reason: RejectionReason, naming named: Named, at seconds: Int64 = 0) throws {
            let content = placed.order.contentHash
            try refuse(placed.bytes, reason, content: content, naming: named, at: seconds)
        }

        func put(
            _ status: Receipt.Status,
            _ isRead: Bool = true,
            at seconds: Int64 = 0,
            total: Money? = nil,
            content: ContentHash? = nil,
            file: ContentHash? = nil,
            as name: String
        ) throws {
            let receipt = Receipt(
                identity: isRead ? placed.order.identity : nil,
                restaurant: placed.order.restaurant,
                status: status,
                total: total,
                shownTotal: total,
                reason: nil,
                updatedAt: placed.placedAt + .seconds(seconds),
                content: content,
                file: file
            )
            try fixture.write(String(decoding: receipt.json, as: UTF8.self), to: "cloud/receipts/\(name)")
        }

        /// The code of the refusal that the customer's device accepts.
        func refusal() throws -> String? {
            guard case .rejected(let reason)? = try home.receipt(of: placed)?.status else { return nil }
            return reason.code
        }
    }

    @Test(arguments: [Named.content, .file, .number], [RejectionReason.stale, .numberReused])
    func `the acceptance of this order outranks every refusal`(
        named: Named,
        reason: RejectionReason
    ) throws {
        try Scene.with { scene in
            try scene.accept(scene.placed.order.contentHash)
            try scene.refuseOrder(reason, naming: named, at: 60)
            #expect(try scene.home.receipt(of: scene.placed)?.status == .order(.received))
            #expect(try scene.home.otherOrder(under: scene.placed) == nil)
        }
    }

    @Test func `an order with other content is another order, even with the same total, restaurant and time`()
        throws
    {
        try Scene.with { scene in
            try scene.accept(Scene.otherContent)
            #expect(try scene.home.receipt(of: scene.placed) == nil)
            let other = try #require(try scene.home.otherOrder(under: scene.placed))
            #expect(other.state == .received && !other.isOwn)
            #expect(other.receipt.total == scene.placed.order.total)
            try scene.refuseOrder(.numberReused, naming: .content, at: -1)
            #expect(try scene.refusal() == "number-reused")
            #expect(try scene.home.otherOrder(under: scene.placed) == other)
        }
    }

    @Test func `an order with the same content is the same order, even if its total and time differ`() throws
    {
        try Scene.with { scene in
            try scene.accept(scene.placed.order.contentHash, at: -7200, total: Money(cents: 1))
            #expect(try scene.home.receipt(of: scene.placed)?.status == .order(.received))
        }
    }

    @Test(arguments: Named.allCases)
    func `a refusal counts only if it names this order or this file`(named: Named) throws {
        try Scene.with { scene in
            try scene.refuseOrder(.stale, naming: named)
            #expect(try scene.refusal() == (named.isBelieved ? "stale" : nil))
        }
    }

    @Test(arguments: [Named.nothing, .file])
    func `a refusal of the order's bytes as a notice does not refuse the order`(named: Named) throws {
        try Scene.with { scene in
            let bytes = scene.placed.bytes
            try scene.put(
                .rejected(Receipt.Reason(code: "wrong-shape", message: "")),
                false,
                at: 60,
                file: named == .file ? ContentHash(.file, of: bytes) : nil,
                as: Receipt.fileName(ofFileWith: ContentHash(of: bytes))
            )
            #expect(try scene.home.receipt(of: scene.placed) == nil)
            try scene.accept(nil)
            #expect(try scene.home.receipt(of: scene.placed)?.status == .order(.received))
        }
    }

    @Test func `a refusal whose file name is that of the order's receipt does not refuse the order`() throws {
        try Scene.with { scene in
            let identity = scene.placed.order.identity
            let name = Receipt.fileName(of: identity)
            let bytes = Array("\(identity.device):\(identity.number)".utf8)
            #expect(Receipt.fileName(ofFileWith: ContentHash(of: bytes)) == name)
            try scene.put(.rejected(Receipt.Reason(code: "not-json", message: "")), false, as: name)
            #expect(try scene.home.receipt(of: scene.placed) == nil)
            #expect(try scene.home.otherOrder(under: scene.placed) == nil)
        }
    }

    @Test(arguments: [(RejectionReason.stale, false), (.numberReused, true)])
    func `an acceptance by version 0.1.0 that fits outranks a refusal, unless the number was used before`(
        reason: RejectionReason,
        isOther: Bool
    ) throws {
        try Scene.with { scene in
            try scene.accept(nil)
            try scene.refuseOrder(reason, naming: .number, at: 60)
            #expect(try scene.refusal() == (isOther ? reason.rawValue : nil))
            #expect(try (scene.home.otherOrder(under: scene.placed) != nil) == isOther)
        }
    }

    @Test func `an acceptance by version 0.1.0 that does not fit is not reported as another order`() throws {
        try Scene.with { scene in
            try scene.accept(nil, at: -700)
            #expect(try scene.home.receipt(of: scene.placed) == nil)
            #expect(try scene.home.otherOrder(under: scene.placed) == nil)
        }
    }

    @Test func `another order is the home's own only if the home remembers its content`() throws {
        try Scene.with { scene in
            let number = scene.placed.order.number
            try scene.home.changeTicket { ticket throws(TicketError) in
                try ticket.add(.product(TicketItem.Part(id: ProductID("agua"), name: "Agua")))
            }
            // The state of a home that assigns a number twice.
            try scene.home.update { state throws(ClientError) in
                state.lastOrder = nil
                state.nextNumber = number
            }
            let again = try Sender(sample: scene.home, later: .seconds(60))
                .send(CustomerFolders.request(), cloud: nil).order
            #expect(again.number == number)
            try scene.home.update { state throws(ClientError) in state.earlierOrders = [scene.placed] }
            try scene.accept(scene.placed.order.contentHash)
            #expect(try scene.home.receipt(of: again) == nil)
            #expect(try scene.home.otherOrder(under: again)?.isOwn == true)
            try scene.accept(Scene.otherContent)
            #expect(try scene.home.otherOrder(under: again)?.isOwn == false)
            try scene.accept(nil)
            try scene.refuse(
                again.bytes,
                .numberReused,
                content: again.order.contentHash,
                naming: .number,
                at: 60
            )
            #expect(try scene.home.otherOrder(under: again)?.isOwn == false, "nothing proves it")
        }
    }

    @Test(arguments: Named.allCases)
    func `a notice's refusal counts only if it names this notice or its file`(named: Named) async throws {
        try await CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let placed = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order
            let notice = try home.notify(.cancel, about: placed).notice
            let scene = Scene(fixture: fixture, home: home, placed: placed)
            try scene.accept(placed.order.contentHash)
            try scene.refuse(notice.json, .stale, content: notice.contentHash, naming: named)
            let reply = try await home.reply(
                to: notice,
                about: placed,
                within: .zero,
                clock: ContinuousClock()
            )
            let reason = Receipt.Reason(code: "stale", message: "")
            #expect(reply == (named.isBelieved ? .rejected(reason) : nil))
        }
    }
}
