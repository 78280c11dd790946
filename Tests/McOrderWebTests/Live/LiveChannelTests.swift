import McOrderModel
import NIOCore
import Testing

@testable import McOrderWeb

/// The messages that update the readers of a page.
@Suite struct LiveChannelTests {
    private static let now = Timestamp(seconds: 1_900_000_000)

    private let channel = LiveChannel(now: { Self.now })

    /// Shows the codes of orders, by their ids.
    private func show(_ orders: [(id: Int64, code: String)], event: Int64, queue: String = "q") {
        let fragments = orders.map { id, code in
            Fragment(region: .orders, key: String(id), html: tag("li") { code })
        }
        channel.show(fragments, of: queue, event: event)
    }

    /// The name, the id and the ids of the fragments of a message.
    private func parts(_ message: LiveMessage?) throws -> (name: String, id: String, html: [String]) {
        let text = String(buffer: try #require(message).bytes)
        #expect(text.hasSuffix("\n\n"))
        let lines = text.split(separator: "\n").map(String.init)
        try #require(lines.count == 3)
        let data = try JSONReader.read(Array(lines[2].dropFirst("data: ".count).utf8), depth: 8).value
        guard case .object(let members) = data,
            case .object(let html)? = members.first(where: { $0.name == "html" })?.value
        else { return try #require(nil as (String, String, [String])?) }
        return (
            String(lines[0].dropFirst("event: ".count)), String(lines[1].dropFirst("id: ".count)),
            html.map(\.name)
        )
    }

    @Test func `nothing is sent before the first snapshot`() {
        #expect(channel.message(after: 0) == nil)
        #expect(channel.message(resumingAfter: "q.3") == nil)
    }

    @Test func `a new reader gets everything, and a present one only changes`() throws {
        show([(1, "1-1"), (2, "2-2")], event: 4)
        let whole = try #require(channel.message(after: 0))
        #expect(try parts(whole) == ("snapshot", "q.4", ["orders/1", "orders/2"]))
        #expect(channel.message(after: whole.version) == nil)
        show([(1, "1-9"), (2, "2-2")], event: 5)
        #expect(try parts(channel.message(after: whole.version)) == ("change", "q.5", ["orders/1"]))
    }

    @Test func `an equal snapshot is not sent again`() throws {
        show([(1, "1-1")], event: 4)
        let version = try #require(channel.message(after: 0)).version
        show([(1, "1-1")], event: 6)
        #expect(channel.message(after: version) == nil)
    }

    @Test func `a reader that returns gets the changes at its event or later`() throws {
        show([(1, "1-1"), (2, "2-2")], event: 4)
        show([(1, "1-1"), (2, "2-9")], event: 7)
        #expect(try parts(channel.message(resumingAfter: "q.5")) == ("change", "q.7", ["orders/2"]))
        #expect(try parts(channel.message(resumingAfter: "q.4")).html == ["orders/1", "orders/2"])
    }

    @Test(arguments: ["other.5", "q.99", "q.", "q", "", "q.5.5", "q.x"])
    func `a reader with an unknown or foreign id gets everything`(_ id: String) throws {
        show([(1, "1-1")], event: 7)
        #expect(try parts(channel.message(resumingAfter: id)).name == "snapshot")
    }

    @Test func `a removed order is not in its region's list`() throws {
        show([(1, "1-1"), (2, "2-2")], event: 4)
        let version = try #require(channel.message(after: 0)).version
        show([(2, "2-2")], event: 5)
        let text = String(buffer: try #require(channel.message(after: version)).bytes)
        #expect(text.contains(#""orders": ["2"]"#) || text.contains(#""orders":["2"]"#))
    }

    @Test func `with another queue everything is sent again`() throws {
        show([(1, "1-1")], event: 7)
        let version = try #require(channel.message(after: 0)).version
        show([(1, "1-1")], event: 7, queue: "r")
        #expect(try parts(channel.message(after: version)) == ("change", "r.7", ["orders/1"]))
    }

    @Test func `a slow reader is woken once for many changes`() async throws {
        let (number, wakes) = channel.listeners.listen()
        for event in 1...5 { show([(1, "1-\(event)")], event: Int64(event)) }
        channel.listeners.endListening(number)
        var count = 0
        for await _ in wakes { count += 1 }
        #expect(count == 1)
    }

    @Test func `a ping has the server's time and the age of the snapshot`() throws {
        let text = String(buffer: LiveMessage.ping(at: Timestamp(milliseconds: 5), age: .seconds(2)))
        #expect(text.hasPrefix("event: ping\ndata: "))
        #expect(text.filter { $0 != " " }.hasSuffix("{\"now\":5,\"age\":2000}\n\n"))
    }
}
