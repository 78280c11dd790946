import Testing

@testable import McOrderWeb

/// Which connections may stay open.
@Suite struct ConnectionTableTests {
    /// Sixteen connections in all, eight of strangers, four of them at one address.
    private let table: Table

    /// A table that expectations can change.
    private final class Table {
        var value: ConnectionTable<Int>

        init(_ value: ConnectionTable<Int>) {
            self.value = value
        }

        var count: Int { value.count }

        func admit(_ id: Int, from address: String, isProxy: Bool = false) -> ConnectionTable<Int>.Decision {
            value.admit(id, from: address, isProxy: isProxy)
        }

        func beginRequest(_ id: Int) -> Bool { value.beginRequest(id) != .refused }
    }

    init() {
        var limits = ConnectionTable<Int>.Limits(descriptors: 1024)
        limits.all = 16
        limits.strangers = 8
        limits.strangersAtAddress = 4
        limits.requests = 6
        limits.requestsOnConnection = 2
        table = Table(ConnectionTable(limits: limits))
    }

    private func address(_ id: Int) -> String { "192.0.2.\(id)" }

    @Test func `staff connect while strangers hold everything that strangers may`() {
        for id in 0..<100 { _ = table.admit(id, from: address(id)) }
        #expect(table.count == 8)
        for id in 100..<108 {
            #expect(table.admit(id, from: "10.0.0.1") != .refused)
            table.value.recognise(id)
        }
        for id in 200..<300 { _ = table.admit(id, from: address(id)) }
        for id in 100..<108 { #expect(table.beginRequest(id), "staff's connection \(id) is still there") }
    }

    @Test func `the oldest connection of the address with the most gives way`() {
        _ = table.admit(0, from: "10.0.0.1")
        for id in 1...4 { _ = table.admit(id, from: "192.0.2.1") }
        for id in 5...7 { _ = table.admit(id, from: "192.0.2.2") }
        #expect(table.admit(8, from: "10.0.0.2") == .admitted(closing: 1))
        #expect(table.admit(9, from: "10.0.0.3") == .admitted(closing: 2))
    }

    @Test func `an address that has all of its connections closes its own oldest one`() {
        for id in 1...4 { _ = table.admit(id, from: "192.0.2.1") }
        #expect(table.admit(5, from: "192.0.2.1") == .admitted(closing: 1))
    }

    @Test func `a connection with a stream gives way to nobody`() {
        for id in 1...4 {
            _ = table.admit(id, from: "192.0.2.1")
            table.value.beginStream(id)
        }
        #expect(table.admit(5, from: "192.0.2.1") == .refused)
        table.value.endStream(3)
        #expect(table.admit(5, from: "192.0.2.1") == .admitted(closing: 3))
    }

    @Test func `a trusted proxy is not a stranger`() {
        for id in 0..<8 { _ = table.admit(id, from: address(id)) }
        for id in 10..<18 {
            #expect(table.admit(id, from: "10.0.0.1", isProxy: true) == .admitted(closing: nil))
        }
        // All sixteen are taken: a stranger gives way.
        #expect(table.admit(18, from: "10.0.0.1", isProxy: true) == .admitted(closing: 0))
    }

    @Test func `strangers' requests are limited on a connection and in all, those of staff are not`() {
        for id in 0..<3 { _ = table.admit(id, from: address(id)) }
        let begun = (0..<3).map { id in (0..<3).filter { _ in table.beginRequest(id) }.count }
        #expect(begun == [2, 2, 2])
        table.value.recognise(0)
        #expect((0..<20).allSatisfy { _ in table.beginRequest(0) })
        _ = table.admit(3, from: address(3))
        let next = (0..<2).map { _ in table.value.beginRequest(3) }
        #expect(next == [.admitted(closing: nil), .admitted(closing: nil)], "those of staff do not count")
    }

    @Test func `a first request takes the place of the connection with the most requests`() {
        for id in 0..<3 { _ = table.admit(id, from: address(id)) }
        for id in 0..<3 { for _ in 0..<2 { #expect(table.beginRequest(id)) } }
        _ = table.admit(3, from: address(3))
        table.value.beginStream(0)
        #expect(table.value.beginRequest(3) == .admitted(closing: 1))
        #expect(table.count == 3)
    }

    @Test(arguments: [(256, 64), (1024, 832), (4096, 1024), (1_048_576, 1024)])
    func `descriptors are left for the queue`(_ descriptors: Int, _ all: Int) {
        let limits = ConnectionTable<Int>.Limits(descriptors: descriptors)
        #expect(limits.all == all)
        // Streams give way to nobody, so they must leave room for newcomers.
        #expect(limits.streams < limits.strangers)
        #expect(limits.streamsAtAddress < limits.strangersAtAddress)
    }

    @Test(arguments: [(256, 64), (1024, 832), (4096, 3072)])
    func `where there are only customers they may have all connections`(_ descriptors: Int, _ all: Int) {
        let limits = ConnectionTable<Int>.Limits.customers(descriptors: descriptors)
        #expect(limits.all == all)
        #expect(limits.strangers == all)
        #expect(limits.streams < limits.requests)
        #expect(limits.streams < limits.strangers)
        #expect(limits.streamsAtAddress < limits.strangersAtAddress)
    }
}
