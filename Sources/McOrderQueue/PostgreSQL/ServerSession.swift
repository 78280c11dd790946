#if PostgreSQL
import CLibPQ
import Glibc

/// A statement with its arguments.
struct ServerCall {
    let text: String
    let arguments: [SQLValue]
    /// Whether the statement is prepared once for each session, or else each time.
    let isPrepared: Bool

    init(_ text: String, _ arguments: SQLArguments = [], isPrepared: Bool = true) {
        (self.text, self.isPrepared) = (text, isPrepared)
        self.arguments = arguments.map { $0?.sqlValue ?? .null }
    }
}

/// A session with a PostgreSQL server.
///
/// It belongs to one thread at a time; its owner guards it with a lock. It uses only those functions of libpq
/// that do not block, so that each wait has a deadline.
final class ServerSession: @unchecked Sendable {
    /// How long a statement may take. A server that takes longer counts as lost.
    static let patience = Duration.seconds(30)
    /// After this time without an answer the server is asked in another session whether it answers at all.
    private static let silence = Duration.seconds(3)

    let host: Host
    let connection: OpaquePointer
    private let notices: Unmanaged<NoticeBox>
    private var prepared: [String: String] = [:]
    /// Whether an error ended the session.
    private(set) var isLost = false
    /// Whether the end of a transaction was sent whose answer has not been read.
    private var isEnding = false
    /// Whether the present transaction has an open cursor.
    var hasCursor = false
    /// Whether the database has the tables of a queue, as far as is known.
    var hasQueue = false
    /// When the present change has to have its answers; `nil` outside of changes. The lock of the queue,
    /// which it has, is not kept longer.
    var deadline: ContinuousClock.Instant?
    /// How many rows the statements of transactions have changed.
    var changedRows = 0
    /// The server's timeline when the session began; each promotion of a standby begins another one.
    private(set) var timeline: Int64 = 0
    /// The number that all servers of a cluster have in common.
    var system: Int64 = 0
    /// How often the queue was restored from an older copy, as its last reader or writer found.
    var restorations: Int64 = 0

    /// Whether the server sent a warning.
    private final class NoticeBox {
        var hasWarning = false
    }

    /// Connects to a host and checks that a queue may use its server.
    ///
    /// - Throws: ``ConnectingFailure`` or ``ServerError`` if another host may be better, or a `QueueError`.
    init(at host: Host) throws {
        self.host = host
        connection = try Self.connect(to: host)
        notices = Unmanaged.passRetained(NoticeBox())
        PQsetNoticeReceiver(
            connection,
            { context, result in
                guard let context else { return }
                // The severity that is never translated.
                let severity = PQresultErrorField(result, Int32(UInt8(ascii: "V")))
                if severity.map({ String(cString: $0) }) == "WARNING" {
                    Unmanaged<NoticeBox>.fromOpaque(context).takeUnretainedValue().hasWarning = true
                }
            },
            notices.toOpaque()
        )
        PQsetnonblocking(connection, 1)
        timeline = try requireServer()
    }

    deinit {
        PQfinish(connection)
        notices.release()
    }

    // MARK: Statements

    /// Executes statements without arguments, in one message; returns the last result.
    @discardableResult
    func execute(_ text: String, patience: Duration = patience) throws(ServerError) -> ServerResult {
        try requireSession()
        try require(PQsendQuery(connection, text) == 1)
        return try answer(patience)
    }

    /// Executes a statement that is prepared once for each session.
    func execute(
        _ text: String,
        _ arguments: SQLArguments,
        patience: Duration = patience
    ) throws(ServerError) -> ServerResult {
        try execute(text, [arguments], patience: patience)[0]
    }

    /// Executes a statement once for each list of arguments, in one round trip.
    func execute(
        _ text: String,
        _ all: [SQLArguments],
        patience: Duration = patience
    ) throws(ServerError) -> [ServerResult] {
        try execute(all.map { ServerCall(text, $0) }, patience: patience)
    }

    /// Executes statements. Everything is sent before the first answer is read, so that any number takes one
    /// round trip. The first error ends the whole.
    func execute(
        _ calls: [ServerCall],
        patience: Duration = patience
    ) throws(ServerError) -> [ServerResult] {
        try requireSession()
        if calls.isEmpty { return [] }
        if calls.contains(where: { $0.arguments.contains(where: \.isForeign) }) {
            throw .refused(code: "22021", cause: "a text contains the character NUL")
        }
        try require(PQenterPipelineMode(connection) == 1)
        // What each result is: that of a call, or of the preparation of a text.
        var expected: [String?] = []
        for call in calls {
            if call.isPrepared, prepared[call.text] == nil, !expected.contains(call.text) {
                try require(PQsendPrepare(connection, newName(expected), call.text, 0, nil) == 1)
                expected.append(call.text)
            }
            try require(send(call, expected))
            expected.append(nil)
        }
        try require(PQpipelineSync(connection) == 1)
        let (results, failure) = try pipelineAnswers(patience)
        try require(PQexitPipelineMode(connection) == 1)
        for text in zip(expected, results).compactMap(\.0) { prepared[text] = "s\(prepared.count)" }
        if let failure { throw failure }
        return zip(expected, results).filter { $0.0 == nil }.map(\.1)
    }

    /// The name of the next statement after those that are being prepared.
    private func newName(_ expected: [String?]) -> String {
        "s\(prepared.count + expected.count { $0 != nil })"
    }

    private func send(_ call: ServerCall, _ expected: [String?]) -> Bool {
        Self.withPointers(call.arguments.map(\.parameter)) { pointers in
            let count = CInt(pointers.count)
            guard call.isPrepared else {
                return PQsendQueryParams(connection, call.text, count, nil, pointers, nil, nil, 0) == 1
            }
            let place = expected.compactMap(\.self).firstIndex(of: call.text)
            let name = prepared[call.text] ?? "s\(prepared.count + (place ?? 0))"
            return PQsendQueryPrepared(connection, name, count, pointers, nil, nil, 0) == 1
        }
    }

    /// Ends a transaction that changed nothing. The answer is not waited for: the next statement does.
    func end(_ statement: String) throws(ServerError) {
        try requireSession()
        try require(PQsendQuery(connection, statement) == 1)
        try send(by: .now + Self.silence)
        isEnding = true
    }

    /// Whether the server has sent a warning since the last call.
    func takeWarning() -> Bool {
        let box = notices.takeUnretainedValue()
        defer { box.hasWarning = false }
        return box.hasWarning
    }

    /// Takes in what the server sent without being asked.
    func receive() throws(ServerError) {
        try requireSession()
        try require(PQconsumeInput(connection) == 1)
    }

    /// Whether a notification was received since the last call.
    func takeNotifications() -> Bool {
        var isNotified = false
        while let notification = PQnotifies(connection) {
            isNotified = true
            PQfreemem(notification)
        }
        return isNotified
    }

    // MARK: Answers

    /// Waits for the answers to what was sent, and returns the last result.
    private func answer(_ patience: Duration) throws(ServerError) -> ServerResult {
        let deadline = min(.now + patience, deadline ?? .now + patience)
        var last: ServerResult?
        var failure: ServerError?
        while let result = try next(by: deadline, patience) {
            switch PQresultStatus(result) {
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK, PGRES_SINGLE_TUPLE: last = ServerResult(result)
            default:
                failure = failure ?? ServerError(result, cause: words)
                PQclear(result)
            }
        }
        if case .lost(let words)? = failure { throw lost(words) }
        if let failure { throw failure }
        guard PQstatus(connection) == CONNECTION_OK, let last else { throw lost(words) }
        return last
    }

    /// Waits for the answers to everything that was sent in pipeline mode.
    ///
    /// - Returns: the results of the statements before the first that failed, and its error.
    private func pipelineAnswers(_ patience: Duration) throws(ServerError) -> ([ServerResult], ServerError?) {
        let deadline = min(.now + patience, deadline ?? .now + patience)
        var results: [ServerResult] = []
        var failure: ServerError?
        while true {
            var result = try next(by: deadline, patience)
            // The results of each statement end with none.
            if result == nil { result = try next(by: deadline, patience) }
            guard let result else { throw lost(words) }
            let status = PQresultStatus(result)
            switch status {
            case PGRES_COMMAND_OK, PGRES_TUPLES_OK: results.append(ServerResult(result))
            case PGRES_PIPELINE_SYNC, PGRES_PIPELINE_ABORTED: PQclear(result)
            default:
                failure = failure ?? ServerError(result, cause: words)
                PQclear(result)
            }
            if case .lost(let words)? = failure { throw lost(words) }
            if status == PGRES_PIPELINE_SYNC { return (results, failure) }
        }
    }

    /// Waits for the next result; `nil` at the end of a statement's results.
    private func next(
        by deadline: ContinuousClock.Instant,
        _ patience: Duration
    ) throws(ServerError) -> OpaquePointer? {
        try send(by: deadline)
        while PQisBusy(connection) == 1 {
            try wait(by: deadline, patience)
            try require(PQconsumeInput(connection) == 1)
        }
        return PQgetResult(connection)
    }

    /// Waits until the server sends something. A server that answers nobody any more is not waited for.
    private func wait(by deadline: ContinuousClock.Instant, _ patience: Duration) throws(ServerError) {
        while !ServerWait.untilReady(PQsocket(connection), by: min(deadline, .now + Self.silence)) {
            guard ContinuousClock.now < deadline else {
                throw lost("the server has not answered for \(patience)")
            }
            guard isHostAnswering() else { throw lost(Self.noAnswer) }
        }
    }

    /// Sends everything that is still to be sent.
    private func send(by deadline: ContinuousClock.Instant) throws(ServerError) {
        while true {
            let rest = PQflush(connection)
            if rest == 0 { return }
            guard rest == 1, ServerWait.untilReady(PQsocket(connection), orWritable: true, by: deadline)
            else { throw lost(words) }
            try require(PQconsumeInput(connection) == 1)
        }
    }

    private func requireSession() throws(ServerError) {
        if isLost { throw .lost(cause: "the session with the server ended") }
        guard isEnding else { return }
        isEnding = false
        _ = try answer(Self.patience)
    }

    private func require(_ isDone: Bool) throws(ServerError) {
        guard isDone else { throw lost(words) }
    }

    private func lost(_ words: String) -> ServerError {
        isLost = true
        KnownHosts.failed(host.position, of: host.address, count: host.count)
        return .lost(cause: words)
    }

    private var words: String {
        Self.words(of: connection)
    }

    /// The client library's last message.
    static func words(of connection: OpaquePointer) -> String {
        String(cString: PQerrorMessage(connection))
            .split(whereSeparator: \.isNewline).joined(separator: "; ")
    }

    /// Passes texts as C strings.
    static func withPointers<Result>(
        _ texts: [String?],
        _ body: ([UnsafePointer<CChar>?]) -> Result
    ) -> Result {
        let copies = texts.map { text in text.map { text -> UnsafeMutablePointer<CChar> in strdup(text) } }
        defer { for copy in copies { free(copy) } }
        return body(copies.map { UnsafePointer($0) })
    }
}
#endif
