import Foundation
import Glibc
import McOrderClient
import SystemPackage
import Testing

@testable import McOrderFiles

/// Sending when the joined folder has changed or the home cannot be written.
@Suite struct SenderFolderTests {
    private enum Cause: CaseIterable {
        case absent, unmarked, halfMarked, newer, aFile

        func apply(to fixture: CustomerFolders) throws -> ClientError {
            let manager = FileManager.default
            let orders = fixture.cloud + "/orders"
            switch self {
            case .absent:
                try manager.removeItem(atPath: fixture.cloud)
                return .folderAbsent(path: fixture.cloud)
            case .unmarked:
                try manager.removeItem(atPath: orders + "/.mcorder")
                return .folderUnmarked(path: fixture.cloud)
            case .halfMarked:
                try fixture.write(#"{"format": 1, "#, to: "cloud/orders/.mcorder")
                return .folderUnmarked(path: fixture.cloud)
            case .newer:
                try fixture.write(#"{"format": 2}"#, to: "cloud/orders/.mcorder")
                return .folderTooNew(path: fixture.cloud, format: 2)
            case .aFile:
                try manager.removeItem(atPath: orders)
                try fixture.write("", to: "cloud/orders")
                return .folderAbsent(path: fixture.cloud)
            }
        }
    }

    @Test(arguments: Cause.allCases)
    private func `nothing is sent to a missing folder, and no number is used`(cause: Cause) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let before = try home.state()
            let error = try cause.apply(to: fixture)
            #expect(throws: error) { try Sender(sample: home).send(CustomerFolders.request(), cloud: nil) }
            #expect(try home.state() == before)
            #expect(throws: error) {
                try home.previewOrder(to: RestaurantID("garbera"), in: CustomerFolders.catalogue)
            }
        }
    }

    @Test(arguments: Cause.allCases)
    private func `an unfinished order waits until its folder exists again`(cause: Cause) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { _ throws(ClientError) in throw .noFolder }
                    .send(CustomerFolders.request(), cloud: nil)
            }
            let before = try home.state()
            let error = try cause.apply(to: fixture)
            #expect(throws: error) { try Sender(sample: home).send(CustomerFolders.request(), cloud: nil) }
            #expect(try home.state() == before)
            if cause == .aFile { try FileManager.default.removeItem(atPath: fixture.cloud + "/orders") }
            try fixture.makeCloud("cloud", id: CustomerFolders.folderID)
            #expect(try Sender(sample: home).finishPending(cloud: nil)?.order == before.pendingOrder)
            #expect(try fixture.orders().map(\.number.value) == [1])
        }
    }

    @Test func `an order that was written before the home failed counts as unfinished, not as unsent`() throws
    {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let sender = Sender(sample: home) { step throws(ClientError) in
                // A folder that was removed can be neither read nor written.
                if step == .written { _ = rename(fixture.homePath + "/home.json", fixture.path + "/away") }
                if step == .written { rmdirAll(fixture.homePath) }
            }
            let error = #expect(throws: ClientError.self) {
                try sender.send(CustomerFolders.request(), cloud: nil)
            }
            guard case .unfinished(let number, let problem)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(number.value == 1)
            #expect(problem.path.hasPrefix(fixture.homePath))
            #expect(try fixture.orders().count == 1)

            // After the home is restored, the order is finished once.
            try FileManager.default.createDirectory(
                atPath: fixture.homePath,
                withIntermediateDirectories: true
            )
            try FileManager.default.moveItem(
                atPath: fixture.path + "/away",
                toPath: fixture.homePath + "/home.json"
            )
            let report = try Sender(sample: try Home.open(fixture.homePath)).finishPending(cloud: nil)
            #expect(report?.order.number == number)
            #expect(try fixture.orders().count == 1)
        }
    }

    @Test func `a file of the order's name with other bytes is never replaced`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let sender = Sender(sample: home) { step throws(ClientError) in
                guard step == .stored else { return }
                do {
                    let pending = try #require(try home.state().pendingOrder)
                    try fixture.write("squatter", to: "cloud/orders/\(pending.fileName)")
                } catch {
                    Issue.record(error)
                }
            }
            let error = #expect(throws: ClientError.self) {
                try sender.send(CustomerFolders.request(), cloud: nil)
            }
            guard case .notSent? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            let name = try #require(try fixture.orderFiles().first)
            #expect(try fixture.bytes("cloud/orders/\(name)") == Array("squatter".utf8))
            let state = try home.state()
            #expect(state.pendingOrder == nil && state.nextNumber?.value == 2)
            #expect(state.ticket.items.count == 2)
        }
    }

    @Test func `a failed sending leaves no temporary file in the shared folder`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            // After an I/O error the outcome is unknown, so the number is not used again.
            for (reason, next) in [(Errno.noSpace, 1), (.ioError, 2), (.noSpace, 2)] {
                #expect(throws: ClientError.self) {
                    try Sender(sample: home, refusals: .init(write: reason))
                        .send(CustomerFolders.request(), cloud: nil)
                }
                #expect(try home.state().nextNumber?.value == next)
            }
            #expect(try fixture.orderFiles().isEmpty)
        }
    }
}

/// Removes a folder with its files.
private func rmdirAll(_ path: String) {
    #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) }
}
