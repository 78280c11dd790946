import Glibc

/// A program in the background whose output is read.
public final class Child: Source {
    /// Its standard output so far.
    public private(set) var output = ""
    /// Whether it has closed its output, usually because it has ended.
    public private(set) var isOver = false
    /// Its process id.
    public let process: Int32

    private let reader: Int32
    private var isReaped = false

    /// Starts a program; its standard error goes to a log.
    public init(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        log: String
    ) throws(BenchError) {
        var ends: [CInt] = [-1, -1]
        guard pipe(&ends) == 0 else { throw BenchError(call: "pipe") }
        reader = ends[0]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        defer { close(ends[1]) }
        process = try Spawn.start(path, arguments, environment: environment, .pipe(ends[1], errors: log))
    }

    deinit {
        if !isReaped {
            kill(process, SIGKILL)
            Spawn.end(of: process)
        }
        close(reader)
    }

    /// The descriptors to be read.
    public var descriptors: [Int32] { isOver ? [] : [reader] }

    /// Reads from a descriptor.
    public func read(_ descriptor: Int32, at time: ContinuousClock.Instant) throws(BenchError) {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(reader, &bytes, bytes.count)
        guard count > 0 else { return isOver = true }
        output += String(decoding: bytes[..<count], as: UTF8.self)
    }

    /// Waits until it prints that it is ready.
    public func becomeReady() throws(BenchError) {
        guard try wait(for: [self], until: { output.contains("ready") || isOver }), !isOver else {
            throw BenchError("process \(process) does not become ready")
        }
    }

    /// Waits for its end.
    ///
    /// - Returns: its status, as ``Spawn/end(of:)`` gives it.
    public func end(upTo limit: Duration = .seconds(3600)) throws(BenchError) -> Int32 {
        guard try wait(for: [self], upTo: limit, until: { isOver }) else {
            throw BenchError("process \(process) does not end")
        }
        isReaped = true
        return Spawn.end(of: process)
    }

    /// Sends it SIGTERM and waits for its end.
    public func stop() throws(BenchError) {
        kill(process, SIGTERM)
        _ = try end(upTo: .seconds(120))
    }
}
