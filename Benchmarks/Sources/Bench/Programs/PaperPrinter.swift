import Glibc

/// A printer on a port of this machine, which prints at once and says so.
public final class PaperPrinter: Source {
    /// Its port, on loopback.
    public let port: UInt16
    /// Whether a program has asked for its state.
    public private(set) var isAsked = false
    /// When the first byte of each ticket came, by the order's code, in milliseconds of `CLOCK_MONOTONIC`.
    public private(set) var tickets: [String: [Double]] = [:]

    private let listener: Int32
    private var client: Int32 = -1
    /// What came since the last ticket.
    private var bytes: [UInt8] = []
    /// When the ticket began whose end has not come yet.
    private var began: Double?

    /// Listens on a free port.
    public init() throws(BenchError) {
        (listener, port) = try LoopbackHTTP.listen()
    }

    deinit {
        close(client)
        close(listener)
    }

    /// The descriptors to be read.
    public var descriptors: [Int32] { client < 0 ? [listener] : [client] }

    /// Reads from a descriptor.
    public func read(_ descriptor: Int32, at time: ContinuousClock.Instant) throws(BenchError) {
        let now = LoopbackHTTP.now
        guard descriptor == client else {
            client = accept(listener, nil, nil)
            _ = fcntl(client, F_SETFD, FD_CLOEXEC)
            return
        }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(client, &buffer, buffer.count)
        guard count > 0 else {
            close(client)
            client = -1
            return
        }
        for byte in buffer[..<count] { try take(byte, at: now) }
    }

    /// Takes a byte, and answers the questions for the state and for the end of a ticket. Source: Epson's
    /// *ESC/POS Command Reference*, `DLE EOT` and `GS ( H`.
    private func take(_ byte: UInt8, at now: Double) throws(BenchError) {
        bytes.append(byte)
        let last = bytes.suffix(11)
        if last.suffix(3).starts(with: [0x10, 0x04]) {
            isAsked = true
            bytes = []
            try answer([0x12])
        } else if last.suffix(2) == [0x1B, 0x40] {
            bytes = []
            began = now
        } else if last.starts(with: [0x1D, 0x28, 0x48, 6, 0, 48, 48]) {
            if let began, let code = Self.code(in: bytes) { tickets[code, default: []].append(began) }
            began = nil
            try answer([0x37, 0x22] + last.suffix(4) + [0])
            bytes = []
        }
    }

    private func answer(_ bytes: [UInt8]) throws(BenchError) {
        guard send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count else {
            throw BenchError(call: "send")
        }
    }

    /// The code with which a ticket begins, such as `9-624`.
    private static func code(in bytes: [UInt8]) -> String? {
        guard let dash = bytes.firstIndex(of: UInt8(ascii: "-")), dash > 0, dash + 3 < bytes.count else {
            return nil
        }
        return String(decoding: bytes[dash - 1...dash + 3], as: UTF8.self)
    }
}
