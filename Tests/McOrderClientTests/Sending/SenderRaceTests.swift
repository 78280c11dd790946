import Foundation
import McOrderClient
import Testing

/// Several programs send from one home at the same time.
@Suite struct SenderRaceTests {
    @Test func `of two sendings of one ticket one fails because the ticket is empty`() async throws {
        try await CustomerFolders.with { fixture in
            let path = try fixture.homeWithTicket().path
            let outcomes = await withTaskGroup(of: Result<SendReport, ClientError>.self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        Result { () throws(ClientError) in
                            try Sender(sample: try Home.open(path)).send(
                                CustomerFolders.request(),
                                cloud: nil
                            )
                        }
                    }
                }
                return await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.count { (try? $0.get()) != nil } == 1)
            #expect(outcomes.contains(.failure(.emptyTicket)))
            #expect(try fixture.orders().count == 1)
        }
    }

    @Test func `many senders on one home use no number twice`() async throws {
        try await CustomerFolders.with { fixture in
            let path = try fixture.home().path
            let water = try CustomerFolders.item("agua")
            let sent = try await withThrowingTaskGroup(of: [PlacedOrder].self) { group in
                for _ in 0..<2 {
                    group.addTask {
                        let home = try Home.open(path, patience: .seconds(60))
                        var sent: [PlacedOrder] = []
                        for _ in 0..<15 {
                            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
                            do {
                                let request = CustomerFolders.request(allowsRepeat: true)
                                sent.append(try Sender(sample: home).send(request, cloud: nil).order)
                            } catch ClientError.emptyTicket {
                                continue  // The other program's order included this one's water.
                            }
                        }
                        return sent
                    }
                }
                return try await group.reduce(into: []) { $0 += $1 }
            }
            let numbers = sent.map(\.number.value).sorted()
            #expect(numbers == Array(1...numbers.count))
            #expect(try fixture.orders().map(\.number.value) == numbers)
            #expect(try fixture.orders().flatMap(\.lines).count == 30)
        }
    }

    @Test func `a process that waits too long for the home ends with advice to try again`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let impatient = try fixture.home(patience: .milliseconds(20))
            let sender = Sender(sample: home) { _ throws(ClientError) in
                do throws(ClientError) {
                    try impatient.setFavourite(nil)
                    Issue.record("the home was not locked")
                } catch {
                    guard case .homeBusy = error else {
                        Issue.record("\(error)")
                        return
                    }
                }
            }
            _ = try sender.send(CustomerFolders.request(), cloud: nil)
        }
    }
}
