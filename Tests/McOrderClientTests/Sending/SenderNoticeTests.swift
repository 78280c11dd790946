import Foundation
import Glibc
import McOrderClient
import SystemPackage
import Testing

@testable import McOrderFiles

/// Notices about an order that was sent, also when the sending is interrupted or fails.
@Suite struct SenderNoticeTests {
    private static let later = CustomerFolders.evening + .seconds(60)

    private static func sender(
        _ home: Home,
        at time: Timestamp = later,
        refusals: FileSystemRefusals = .none,
        onStep: @escaping @Sendable (SendStep) throws(ClientError) -> Void = { _ in }
    ) -> Sender {
        Sender(home, now: { time }, refusals: refusals, onStep: onStep)
    }

    private func placed(in fixture: CustomerFolders) throws -> (Home, PlacedOrder) {
        let home = try fixture.homeWithTicket()
        return (home, try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order)
    }

    private func notices(in fixture: CustomerFolders) throws -> [String] {
        try fixture.orderFiles().filter { $0.hasSuffix(".notice") }
    }

    /// Writes the receipt that answers a notice, as the restaurant's daemon would.
    private func answer(
        _ notice: Notice,
        _ outcome: Notice.Outcome,
        _ state: OrderState,
        about placed: PlacedOrder,
        in fixture: CustomerFolders
    ) throws {
        let receipt = Receipt(
            identity: placed.order.identity,
            restaurant: placed.order.restaurant,
            status: .order(state),
            total: placed.order.total,
            shownTotal: placed.order.total,
            reason: nil,
            updatedAt: placed.placedAt,
            notice: NoticeAnswer(kind: notice.kind, at: notice.at, outcome: outcome)
        )
        let name = Receipt.fileName(of: placed.order.identity)
        try fixture.write(String(decoding: receipt.json, as: UTF8.self), to: "cloud/receipts/\(name)")
    }

    @Test(arguments: Notice.Kind.allCases)
    func `a notice is one file beside the order's file, and contains the order's identity`(kind: Notice.Kind)
        throws
    {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let sent = try Self.sender(home).send(kind, about: placed, cloud: nil)
            let name = sent.notice.fileName(deviceName: placed.order.deviceName)
            #expect(try fixture.orderFiles() == [placed.fileName, name].sorted())
            #expect(sent.file == "\(fixture.cloud)/orders/\(name)")
            let notice = try Notice(json: try fixture.bytes("cloud/orders/\(name)"))
            #expect(notice == Notice(kind, of: placed.order.identity, at: Self.later))
            #expect(try home.state().notices == [notice])
        }
    }

    @Test
    func `the same notice sent again is the same file, also when the restaurant has taken the first one`()
        throws
    {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let first = try Self.sender(home).send(.cancel, about: placed, cloud: nil)
            let bytes = try fixture.bytes("cloud/orders/\(try notices(in: fixture)[0])")
            for taken in [false, true] {
                if taken { try FileManager.default.removeItem(atPath: first.file) }
                let again = Self.sender(home, at: Self.later + .seconds(600))
                #expect(try again.send(.cancel, about: placed, cloud: nil) == first)
                #expect(try notices(in: fixture).count == 1)
                #expect(try fixture.bytes("cloud/orders/\(try notices(in: fixture)[0])") == bytes)
            }
        }
    }

    @Test func `a notice about one order does not replace a notice about another`() throws {
        try CustomerFolders.with { fixture in
            let (home, first) = try placed(in: fixture)
            let espresso = try CustomerFolders.item("espresso")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(espresso) }
            let second = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil).order
            let said = try [first, second].map { order in
                try Self.sender(home).send(.cancel, about: order, cloud: nil)
            }
            #expect(try home.state().notices == said.map(\.notice))
            let later = Self.sender(home, at: Self.later + .seconds(600))
            #expect(try later.send(.cancel, about: first, cloud: nil) == said[0])
            #expect(try notices(in: fixture).count == 2)
        }
    }

    @Test func `the notices about an order are forgotten with the order`() throws {
        try CustomerFolders.with { fixture in
            let (home, first) = try placed(in: fixture)
            _ = try Self.sender(home).send(.arrived, about: first, cloud: nil)
            let water = try CustomerFolders.item("agua")
            for left in (0..<10).reversed() {
                try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
                _ = try Sender(sample: home).send(CustomerFolders.request(allowsRepeat: true), cloud: nil)
                #expect(try home.state().notices.isEmpty == (left == 0))
            }
        }
    }

    @Test(arguments: [SendStep.stored, .written])
    func `a process that dies after a step leaves one notice, which is sent with the same bytes`(
        step: SendStep
    ) async throws {
        let fixture = CustomerFolders(
            path: FileManager.default.temporaryDirectory.path + "/mcorder-\(UUID())"
        )
        try fixture.makeCloud("cloud", id: CustomerFolders.folderID)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: fixture.path) } }
        let (home, placed) = try placed(in: fixture)
        await #expect(processExitsWith: .exitCode(86)) {
            [path = fixture.path as String, step = step.rawValue as String] in
            let home = try Home.open(CustomerFolders(path: path).homePath)
            let order = try #require(try home.state().lastOrder)
            let sender = Self.sender(home) { reached throws(ClientError) in
                if reached.rawValue == step { _exit(86) }
            }
            _ = try sender.send(.cancel, about: order, cloud: nil)
        }
        let left = try #require(try home.state().notices.first)
        #expect(left.at == Self.later)
        #expect(try notices(in: fixture).count == (step == .stored ? 0 : 1))
        let tomorrow = Self.sender(home, at: Self.later + .seconds(86_400))
        #expect(try tomorrow.send(.cancel, about: placed, cloud: nil).notice == left)
        #expect(try notices(in: fixture) == [left.fileName(deviceName: placed.order.deviceName)])
    }

    @Test(arguments: [Errno.noSpace, .permissionDenied, .readOnlyFileSystem])
    func `a notice that cannot be written is an error, and is sent later unchanged`(reason: Errno) throws {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let broken = Self.sender(home, refusals: FileSystemRefusals(write: reason))
            let error = #expect(throws: ClientError.self) {
                try broken.send(.arrived, about: placed, cloud: nil)
            }
            guard case .noticeUnsent(placed.number, _)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try notices(in: fixture).isEmpty)
            let later = Self.sender(home, at: Self.later + .seconds(60))
            #expect(try later.send(.arrived, about: placed, cloud: nil).notice.at == Self.later)
        }
    }

    @Test func `without the joined folder no notice is written or remembered`() throws {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            try FileManager.default.removeItem(atPath: "\(fixture.cloud)/orders/.mcorder")
            #expect(throws: ClientError.folderUnmarked(path: fixture.cloud)) {
                try Self.sender(home).send(.cancel, about: placed, cloud: nil)
            }
            try fixture.makeCloud("other", id: "11111111-2222-3333-4444-555555555555")
            #expect(throws: ClientError.orderElsewhere(placed, path: fixture.path + "/other")) {
                try Self.sender(home).send(.cancel, about: placed, cloud: fixture.path + "/other")
            }
            #expect(try fixture.orderFiles("other").isEmpty)
            #expect(try home.state().notices.isEmpty)
        }
    }

    @Test(arguments: [Notice.Outcome.refused, .done])
    func `after an answer, the same message again is a new notice`(outcome: Notice.Outcome) throws {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let first = try Self.sender(home).send(.cancel, about: placed, cloud: nil).notice
            try answer(first, outcome, .received, about: placed, in: fixture)
            let second = try Self.sender(home).send(.cancel, about: placed, cloud: nil).notice
            #expect(second.at == first.at + .seconds(1))
            #expect(try home.state().notices == [second])
        }
    }

    @Test func `cancel and arrived are remembered side by side, of each order`() throws {
        try CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let first = try Self.sender(home).send(.arrived, about: placed, cloud: nil).notice
            let second = try Self.sender(home).send(.cancel, about: placed, cloud: nil).notice
            #expect(try home.state().notices == [first, second])
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            let next = try Sender(sample: home, later: .seconds(60)).send(
                CustomerFolders.request(),
                cloud: nil
            )
            let third = try Self.sender(home).send(.cancel, about: next.order, cloud: nil).notice
            #expect(try home.state().notices == [first, second, third])
        }
    }

    @Test func `a notice's reply is the receipt that names it, or the receipt of a closed order`()
        async throws
    {
        try await CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let notice = try Self.sender(home).send(.cancel, about: placed, cloud: nil).notice
            let reply = {
                try await home.reply(to: notice, about: placed, within: .zero, clock: ContinuousClock())
            }
            #expect(try await reply() == nil)
            let earlier = Notice(.cancel, of: notice.identity, at: notice.at - .seconds(9))
            try answer(earlier, .refused, .preparing, about: placed, in: fixture)
            #expect(try await reply() == nil)
            try answer(notice, .refused, .preparing, about: placed, in: fixture)
            guard case .answered(let receipt) = try await reply() else {
                Issue.record("not answered")
                return
            }
            #expect(receipt.notice?.outcome == .refused)
            try answer(earlier, .refused, .collected, about: placed, in: fixture)
            guard case .answered(let over) = try await reply() else {
                Issue.record("not answered")
                return
            }
            #expect(over.status == .order(.collected))
        }
    }

    @Test func `a notice whose file was refused is answered by that refusal`() async throws {
        try await CustomerFolders.with { fixture in
            let (home, placed) = try placed(in: fixture)
            let notice = try Self.sender(home).send(.cancel, about: placed, cloud: nil).notice
            let reason = Receipt.Reason(code: "stale", message: "x")
            let receipt = Receipt(
                identity: notice.identity,
                restaurant: nil,
                status: .rejected(reason),
                total: nil,
                shownTotal: nil,
                reason: nil,
                updatedAt: placed.placedAt
            )
            let name = Receipt.fileName(ofFileWith: ContentHash(of: notice.json))
            try fixture.write(String(decoding: receipt.json, as: UTF8.self), to: "cloud/receipts/\(name)")
            let reply = try await home.reply(
                to: notice,
                about: placed,
                within: .zero,
                clock: ContinuousClock()
            )
            #expect(reply == .rejected(reason))
        }
    }
}
