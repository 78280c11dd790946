import Foundation
import Glibc
import McOrderClient
import SystemPackage
import Testing

@testable import McOrderFiles

/// The state that an interrupted sending leaves, and how the next sending continues from it.
@Suite struct SenderCrashTests {
    @Test(arguments: SendStep.allCases)
    func `a process that dies after a step leaves one order, which the next sending finishes`(
        step: SendStep
    ) async throws {
        let fixture = CustomerFolders(
            path: FileManager.default.temporaryDirectory.path + "/mcorder-\(UUID())"
        )
        try fixture.makeCloud("cloud", id: CustomerFolders.folderID)
        defer { #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: fixture.path) } }
        await #expect(processExitsWith: .exitCode(86)) {
            [path = fixture.path as String, step = step.rawValue as String] in
            let home = try CustomerFolders(path: path).homeWithTicket()
            let sender = Sender(sample: home) { reached throws(ClientError) in
                if reached.rawValue == step { _exit(86) }
            }
            _ = try sender.send(CustomerFolders.request(), cloud: nil)
        }

        let home = try Home.open(fixture.homePath)
        let left = try home.state()
        #expect(left.nextNumber == OrderNumber(2))
        let placed = try #require(left.pendingOrder ?? left.lastOrder)
        #expect((left.pendingOrder == nil) == (step == .recorded))
        #expect(try fixture.orderFiles() == (step == .stored ? [] : [placed.fileName]))

        // The next sending is a day later; the order keeps today's time.
        let tomorrow = Sender(sample: home, later: .seconds(86_400))
        if step == .recorded {
            #expect(throws: ClientError.emptyTicket) {
                try tomorrow.send(CustomerFolders.request(), cloud: nil)
            }
        } else {
            let report = try tomorrow.send(CustomerFolders.request("urbil", comment: "other"), cloud: nil)
            #expect(report.wasPending && !report.keptTicket)
            #expect(report.order == placed)
        }
        #expect(try fixture.orderFiles() == [placed.fileName])
        #expect(try fixture.bytes("cloud/orders/\(placed.fileName)") == placed.bytes)
        #expect(try home.state().ticket.isEmpty)
        #expect(try home.state().pendingOrder == nil)
        #expect(try home.state().lastOrder == placed)
        #expect(try tomorrow.finishPending(cloud: nil) == nil)
    }

    @Test func `a sending that is interrupted again and again still creates one order`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            for _ in 0..<5 {
                for step in [SendStep.stored, .written] {
                    // An error thrown by the hook ends the sending at that step, like a crash.
                    let sender = Sender(sample: home) { reached throws(ClientError) in
                        if reached == step { throw .noFolder }
                    }
                    // A pending order is stored already, so only its writing can be interrupted again.
                    _ = try? sender.send(CustomerFolders.request(), cloud: nil)
                }
            }
            _ = try Sender(sample: home).finishPending(cloud: nil)
            #expect(try fixture.orders().map(\.number.value) == [1])
        }
    }

    @Test func `an order that the restaurant has already taken is written again with the same bytes`() throws
    {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { step throws(ClientError) in
                    if step == .written { throw .noFolder }
                }.send(CustomerFolders.request(), cloud: nil)
            }
            let name = try #require(try fixture.orderFiles().first)
            let bytes = try fixture.bytes("cloud/orders/\(name)")
            try FileManager.default.removeItem(atPath: "\(fixture.cloud)/orders/\(name)")
            _ = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(try fixture.bytes("cloud/orders/\(name)") == bytes)
        }
    }

    @Test func `a ticket that was changed after the crash is kept and not sent`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { step throws(ClientError) in throw .noFolder }
                    .send(CustomerFolders.request(), cloud: nil)
            }
            let water = try CustomerFolders.item("agua")
            let ticket = try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(report.wasPending && report.keptTicket)
            #expect(report.order.order.lines.count == 2)
            #expect(try home.state().ticket == ticket)
            #expect(try fixture.orders().count == 1)
            let next = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(next.order.number == OrderNumber(2) && !next.wasPending)
        }
    }

    @Test(arguments: [Errno.noSpace, .permissionDenied, .readOnlyFileSystem])
    func `an order that was certainly not written is withdrawn, and its number is used again`(
        reason: Errno
    ) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let ticket = try home.state().ticket
            let error = #expect(throws: ClientError.self) {
                try Sender(sample: home, refusals: FileSystemRefusals(write: reason))
                    .send(CustomerFolders.request(), cloud: nil)
            }
            guard case .notSent(.first, let problem)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            let kinds: [Errno: StorageError.Kind] = [
                .noSpace: .full, .permissionDenied: .noPermission, .readOnlyFileSystem: .readOnly,
            ]
            #expect(problem.kind == kinds[reason])
            #expect(try home.state().ticket == ticket)
            #expect(try home.state().pendingOrder == nil)
            #expect(try fixture.orderFiles().isEmpty)
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(report.order.number == .first)
        }
    }

    @Test func `an order of unknown outcome stays pending and is finished once`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let error = #expect(throws: ClientError.self) {
                try Sender(sample: home, refusals: FileSystemRefusals(folderSync: .ioError))
                    .send(CustomerFolders.request(), cloud: nil)
            }
            guard case .unfinished(.first, _)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(try home.state().pendingOrder?.number == .first)
            #expect(try !home.state().ticket.isEmpty)
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(report.wasPending)
            #expect(try fixture.orders().map(\.number.value) == [1])
        }
    }

    @Test func `a pending order that cannot be written stays pending`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { _ throws(ClientError) in throw .noFolder }
                    .send(CustomerFolders.request(), cloud: nil)
            }
            let pending = try home.state().pendingOrder
            #expect(throws: ClientError.self) {
                try Sender(sample: home, refusals: FileSystemRefusals(write: .noSpace)).finishPending(
                    cloud: nil
                )
            }
            #expect(try home.state().pendingOrder == pending)
        }
    }

    @Test func `a pending order is written only to the folder for which it was sent`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { _ throws(ClientError) in throw .noFolder }
                    .send(CustomerFolders.request(), cloud: nil)
            }
            let pending = try #require(try home.state().pendingOrder)
            try fixture.makeCloud("other", id: "11111111-2222-3333-4444-555555555555")
            let moved = fixture.path + "/moved"
            try FileManager.default.moveItem(atPath: fixture.cloud, toPath: moved)
            let other = fixture.path + "/other"
            #expect(throws: ClientError.otherFolder(pending, path: other)) {
                try Sender(sample: home).send(CustomerFolders.request(), cloud: other)
            }
            #expect(throws: ClientError.folderAbsent(path: fixture.cloud)) {
                try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            }
            #expect(try fixture.orderFiles("other").isEmpty)
            try home.join(moved)
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(report.wasPending)
            #expect(try fixture.orderFiles("moved") == [pending.fileName])
            #expect(report.order.file == "\(moved)/orders/\(pending.fileName)")
        }
    }

    @Test func `an abandoned order is not sent, and its number not used again`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { _ throws(ClientError) in throw .noFolder }
                    .send(CustomerFolders.request(), cloud: nil)
            }
            #expect(try home.abandonPendingOrder()?.number == .first)
            #expect(try home.abandonPendingOrder() == nil)
            let report = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            #expect(report.order.number == OrderNumber(2))
            #expect(try fixture.orders().map(\.number.value) == [2])
        }
    }
}
