import Foundation
import Glibc
import McOrderClient
import McOrderFiles
import SystemPackage
import Testing

/// A folder that is not as it was when it was joined, and a home that fails.
@Suite struct SenderFolderTests {
    private enum Cause: CaseIterable {
        case absent, unmarked, halfMarked, newer, aFile

        func apply(to house: CustomersHouse) throws -> ClientError {
            let manager = FileManager.default
            let orders = house.cloud + "/orders"
            switch self {
            case .absent:
                try manager.removeItem(atPath: house.cloud)
                return .folderAbsent(path: house.cloud)
            case .unmarked:
                try manager.removeItem(atPath: orders + "/.mcorder")
                return .folderUnmarked(path: house.cloud)
            case .halfMarked:
                try house.write(#"{"format": 1, "#, to: "cloud/orders/.mcorder")
                return .folderUnmarked(path: house.cloud)
            case .newer:
                try house.write(#"{"format": 2}"#, to: "cloud/orders/.mcorder")
                return .folderTooNew(path: house.cloud, format: 2)
            case .aFile:
                try manager.removeItem(atPath: orders)
                try house.write("", to: "cloud/orders")
                return .folderAbsent(path: house.cloud)
            }
        }
    }

    @Test(arguments: Cause.allCases)
    private func `into a folder that is not there nothing is sent and no number taken`(cause: Cause) throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let before = try home.state()
            let error = try cause.apply(to: house)
            #expect(throws: error) { try Sender(sample: home).send(CustomersHouse.request(), cloud: nil) }
            #expect(try home.state() == before)
            #expect(throws: error) {
                try home.previewOrder(to: RestaurantID("garbera"), in: CustomersHouse.catalogue)
            }
        }
    }

    @Test(arguments: Cause.allCases)
    private func `an unfinished order waits until its folder is there again`(cause: Cause) throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            #expect(throws: ClientError.noFolder) {
                try Sender(sample: home) { _ throws(ClientError) in throw .noFolder }
                    .send(CustomersHouse.request(), cloud: nil)
            }
            let before = try home.state()
            let error = try cause.apply(to: house)
            #expect(throws: error) { try Sender(sample: home).send(CustomersHouse.request(), cloud: nil) }
            #expect(try home.state() == before)
            if cause == .aFile { try FileManager.default.removeItem(atPath: house.cloud + "/orders") }
            try house.makeCloud("cloud", id: CustomersHouse.folderID)
            #expect(try Sender(sample: home).finishPending(cloud: nil)?.order == before.pendingOrder)
            #expect(try house.orders().map(\.number.value) == [1])
        }
    }

    @Test func `an order that is out while the home fails is unfinished, not unsent`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let sender = Sender(sample: home) { step throws(ClientError) in
                // A folder that was removed can be neither read nor written.
                if step == .written { _ = rename(house.homePath + "/home.json", house.path + "/away") }
                if step == .written { rmdirAll(house.homePath) }
            }
            let error = #expect(throws: ClientError.self) {
                try sender.send(CustomersHouse.request(), cloud: nil)
            }
            guard case .unfinished(let number, let trouble)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(number.value == 1)
            #expect(trouble.path.hasPrefix(house.homePath))
            #expect(try house.orders().count == 1)

            // The home comes back as it was then, and the order is finished once.
            try FileManager.default.createDirectory(atPath: house.homePath, withIntermediateDirectories: true)
            try FileManager.default.moveItem(
                atPath: house.path + "/away",
                toPath: house.homePath + "/home.json"
            )
            let report = try Sender(sample: try Home.open(house.homePath)).finishPending(cloud: nil)
            #expect(report?.order.number == number)
            #expect(try house.orders().count == 1)
        }
    }

    @Test func `a file of the order's name with other bytes is never replaced`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            let sender = Sender(sample: home) { step throws(ClientError) in
                guard step == .stored else { return }
                do {
                    let pending = try #require(try home.state().pendingOrder)
                    try house.write("squatter", to: "cloud/orders/\(pending.fileName)")
                } catch {
                    Issue.record(error)
                }
            }
            let error = #expect(throws: ClientError.self) {
                try sender.send(CustomersHouse.request(), cloud: nil)
            }
            guard case .notSent? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            let name = try #require(try house.orderFiles().first)
            #expect(try house.bytes("cloud/orders/\(name)") == Array("squatter".utf8))
            let state = try home.state()
            #expect(state.pendingOrder == nil && state.nextNumber?.value == 2)
            #expect(state.ticket.items.count == 2)
        }
    }

    @Test func `who shares the folder finds no temporary file, whatever failed`() throws {
        try CustomersHouse.with { house in
            let home = try house.homeWithTicket()
            // After an error of the device nobody knows what it did, so that number is not used again.
            for (reason, next) in [(Errno.noSpace, 1), (.ioError, 2), (.noSpace, 2)] {
                #expect(throws: ClientError.self) {
                    try Sender(sample: home, refusals: .init(write: reason))
                        .send(CustomersHouse.request(), cloud: nil)
                }
                #expect(try home.state().nextNumber?.value == next)
            }
            #expect(try house.orderFiles().isEmpty)
        }
    }
}

/// Removes a folder and its files, and says nothing.
private func rmdirAll(_ path: String) {
    #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) }
}
