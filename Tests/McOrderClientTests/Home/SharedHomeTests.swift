import Foundation
import McOrderClient
import Testing

/// Several programs change one home at the same time; each has its own `Home`.
@Suite struct SharedHomeTests {
    @Test func `a home that many programs open at once for the first time has one device`() async throws {
        try await CustomerFolders.with { fixture in
            let path = fixture.homePath
            let devices = try await withThrowingTaskGroup(of: Device.self) { group in
                for _ in 0..<8 {
                    group.addTask { try Home.open(path, patience: .seconds(60)).state().device }
                }
                return try await group.reduce(into: Set<Device>()) { $0.insert($1) }
            }
            #expect(devices.count == 1)
        }
    }

    @Test func `no line is lost when several programs add to one ticket`() async throws {
        try await CustomerFolders.with { fixture in
            let path = try fixture.home().path
            let items = try ["agua", "espresso", "cerveza", "cbo"].map { try CustomerFolders.item($0) }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for item in items {
                    group.addTask {
                        let home = try Home.open(path, patience: .seconds(60))
                        for _ in 0..<20 {
                            try home.changeTicket { ticket throws(TicketError) in try ticket.add(item) }
                        }
                    }
                }
                try await group.waitForAll()
            }
            let ticket = try Home.open(path).state().ticket
            for item in items {
                #expect(ticket.items.count { $0 == item } == 20)
            }
        }
    }

    @Test func `a change of the ticket during a sending waits, and is not part of the sent order`()
        async throws
    {
        try await CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let water = try CustomerFolders.item("agua")
            let path = home.path
            let (steps, reached) = AsyncStream.makeStream(of: Void.self)
            async let added = {
                for await _ in steps { break }
                return try Home.open(path, patience: .seconds(60)).changeTicket {
                    ticket throws(TicketError) in
                    try ticket.add(water)
                }
            }()
            let report = try Sender(sample: home) { step throws(ClientError) in
                if step == .stored { reached.finish() }
            }.send(CustomerFolders.request(), cloud: nil)
            #expect(report.order.order.lines.count == 2 && !report.keptTicket)
            #expect(try await added.items == [water])
            #expect(try home.state().ticket.items == [water])
        }
    }
}
