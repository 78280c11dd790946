import Bench
import Foundation

/// The customers' pages: 1,000 phones with an order's page open, and orders that are sent from them.
enum Storefront {
    private static let phones = 1000
    private static let rate = 20
    private static let restaurant = "garbera"

    static func rows(_ plan: Plan) throws -> [Row] {
        // A socket for each page, here and in the server.
        try LoopbackHTTP.allowFiles(4096)
        let port = try LoopbackHTTP.freePort()
        let sandbox = try plan.sandbox()
        // Orders of devices that the restaurant does not know wait for their customers.
        sandbox.settings["MCORDERD_STOREFRONT_ORIGIN"] = "http://127.0.0.1:\(port)"
        sandbox.settings["MCORDERD_INTAKE_MAX_WAITING"] = "10000"
        let daemon = try sandbox.begin("mcorderd", ["run"])
        let server = try PageServer(customersIn: sandbox, port: port)
        try becomeOpen(server, daemon, sandbox)
        let menus = try menus(plan, server)

        let customers = try (0..<phones).map { try Customer(number: $0, of: restaurant, on: server) }
        let streams = try EventStreams(port: port, mark: .state)
        for customer in customers {
            try streams.open("/v1/order/events", headers: customer.headers, isWatched: true)
        }
        let sources: [any Source] = [streams, server.child, daemon]
        let isComplete = try wait(for: sources) {
            customers.allSatisfy { streams.mentions[.init(stream: $0.number, word: "unknown")] != nil }
        }
        guard isComplete else { throw BenchError("pages without content: \(sandbox.log)") }
        let still = try processorTime(of: server, over: plan.isQuick ? 10 : 60, sources)

        let begin = try ProcessState.processorTime(of: server.child.process)
        let orders = plan.isQuick ? phones / 4 : phones
        let delays = try send(customers.prefix(orders), streams, sources)
        let processor = try ProcessState.processorTime(of: server.child.process) - begin
        let memory = try ProcessState.memory("VmHWM", of: server.child.process) / 1024
        let counts = try sandbox.counts()
        let wrong = abs(counts.orders - orders) + counts.rejections
        guard streams.ended == 0 else { throw BenchError("\(streams.ended) streams ended: \(sandbox.log)") }
        try server.stop()
        try daemon.stop()

        let tail = delays.percentile(99)
        return [
            Row("menu page with an ETag that is still right", "pages/s", ours: menus)
                .floor("≥ 2,000", menus >= 2000),
            Row("\(phones) order pages, nothing happens: processor", "ms a second", ours: still),
            Row("…, \(rate) orders/s: tap to receipt, p50", "ms", ours: delays.median),
            Row("…, p99", "ms", ours: tail).floor("≤ 150 ms", tail <= 150),
            Row("…, lost, doubled or refused", "orders", ours: Double(wrong)).floor("0", wrong == 0),
            Row("…, processor of the server", "ms an order", ours: processor / Double(orders) * 1000),
            Row("…, most memory of the server", "MB", ours: memory).floor("≤ 120 MB", memory <= 120),
        ]
    }

    /// Waits until the pages take orders of the restaurant.
    private static func becomeOpen(_ server: PageServer, _ daemon: Child, _ sandbox: Sandbox) throws {
        let end = ContinuousClock.now + .seconds(30)
        while try !LoopbackHTTP.get("/r/\(restaurant)", port: server.port, headers: []).contains(
            "data-takes-orders"
        ) {
            guard ContinuousClock.now < end else { throw BenchError("no orders are taken: \(sandbox.log)") }
            _ = try wait(for: [server.child, daemon], upTo: .milliseconds(100)) { false }
        }
    }

    /// The pages a second that need not be sent again.
    private static func menus(_ plan: Plan, _ server: PageServer) throws -> Double {
        let path = "/r/\(restaurant)"
        let tag = try LoopbackHTTP.header("ETag", of: LoopbackHTTP.get(path, port: server.port, headers: []))
        return try LoopbackHTTP.rate(
            of: plan.isQuick ? 10_000 : 100_000,
            path,
            port: server.port,
            headers: ["If-None-Match: \(tag)"],
            status: 304
        )
    }

    /// Milliseconds of processor time a second.
    private static func processorTime(of server: PageServer, over seconds: Int, _ sources: [any Source])
        throws
        -> Double
    {
        let begin = try ProcessState.processorTime(of: server.child.process)
        _ = try wait(for: sources, upTo: .seconds(seconds)) { false }
        return (try ProcessState.processorTime(of: server.child.process) - begin) / Double(seconds) * 1000
    }

    /// Sends an order from each phone.
    ///
    /// - Returns: the milliseconds from the moment at which each was due until its page said *received*.
    private static func send(
        _ customers: some Collection<Customer>,
        _ streams: EventStreams,
        _ sources: [any Source]
    ) throws -> Sample {
        let begin = LoopbackHTTP.now
        func due(_ customer: Customer) -> Double { begin + Double(customer.number * 1000 / rate) }
        for customer in customers {
            _ = try wait(for: sources, upTo: .seconds(60)) { LoopbackHTTP.now >= due(customer) }
            try customer.send()
        }
        func receivedAt(_ customer: Customer) -> Double? {
            streams.mentions[.init(stream: customer.number, word: "received")]
        }
        guard try wait(for: sources, until: { customers.allSatisfy { receivedAt($0) != nil } }) else {
            throw BenchError("orders were not received")
        }
        return Sample(customers.compactMap { customer in receivedAt(customer).map { $0 - due(customer) } })
    }

    /// A phone with an order that is ready to be sent.
    private struct Customer {
        private struct Ticket: Decodable {
            let number: String
            let totalCents: Int
        }
        private struct Draft: Decodable {
            let draft: String
            let order: String
        }

        /// Its place, and the number of its stream.
        let number: Int
        private let port: UInt16
        private let draft: Draft

        init(number: Int, of restaurant: String, on server: PageServer) throws {
            (self.number, port) = (number, server.port)
            let items = #""restaurant": "\#(restaurant)", "items": [{"product": "agua"}], "used": []"#
            let address = Self.address(number)
            let answer = try LoopbackHTTP.post(
                "/v1/ticket",
                json: "{\(items)}",
                port: port,
                headers: [address]
            )
            let ticket: Ticket = try Self.content(of: answer)
            let cookie = "Cookie: \(try LoopbackHTTP.cookie(of: answer))"
            let known = #""number": "\#(ticket.number)", "totalCents": \#(ticket.totalCents), "name": "Ane""#
            draft = try Self.content(
                of: LoopbackHTTP.post(
                    "/v1/drafts",
                    json: "{\(items), \(known), \"comment\": \"\"}",
                    port: port,
                    headers: [address, cookie]
                )
            )
        }

        /// The lines of a request about its order.
        var headers: [String] { ["Authorization: Bearer \(draft.order)", Self.address(number)] }

        func send() throws {
            let answer = try LoopbackHTTP.post(
                "/v1/order",
                json: "{\"draft\": \"\(draft.draft)\"}",
                port: port,
                headers: [Self.address(number)],
                method: "PUT"
            )
            guard answer.hasPrefix("HTTP/1.1 202") else { throw BenchError("PUT: \(answer.prefix(300))") }
        }

        /// Phones have addresses of their own, since an address has limits.
        private static func address(_ number: Int) -> String {
            "X-Forwarded-For: 10.0.\(number / 250).\(number % 250 + 1)"
        }

        private static func content<Content: Decodable>(of answer: String) throws -> Content {
            guard answer.hasPrefix("HTTP/1.1 20"), let end = answer.range(of: "\r\n\r\n") else {
                throw BenchError(String(answer.prefix(500)))
            }
            return try JSONDecoder().decode(Content.self, from: Data(answer[end.upperBound...].utf8))
        }
    }
}
