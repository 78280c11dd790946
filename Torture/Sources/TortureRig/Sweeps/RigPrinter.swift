import Foundation
import Glibc
import Synchronization

/// A printer on a port of this machine, which prints at once and says so. It shares no code with the product,
/// and none with the product's tests.
final class RigPrinter: Sendable {
    let port: Int
    private let received = Mutex<[UInt8]>([])
    private let asked = Mutex(false)
    private let listener: Int32
    /// A pipe; its end asks the thread to end.
    private let stop: (thread: Int32, owner: Int32)
    private let end: AsyncStream<Void>

    init() throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(socket, generic, length) == 0 && listen(socket, 1) == 0
                    && getsockname(socket, generic, &length) == 0
            }
        }
        var ends: [Int32] = [-1, -1]
        guard isBound, pipe(&ends) == 0 else {
            throw RigError("a printer cannot listen: \(String(cString: strerror(errno)))")
        }
        port = Int(in_port_t(bigEndian: address.sin_port))
        listener = socket
        // A program that the rig starts would keep the pipe open.
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        stop = (ends[0], ends[1])
        let (stream, continuation) = AsyncStream<Void>.makeStream()
        end = stream
        Thread.detachNewThread { [self] in
            serve()
            continuation.finish()
        }
    }

    /// Whether a program has asked for its state.
    var isAsked: Bool { asked.withLock { $0 } }

    /// Switches it off once it has read what was sent.
    ///
    /// - Returns: all bytes that came.
    func finish() async -> [UInt8] {
        close(stop.owner)
        for await _ in end {}
        return received.withLock { $0 }
    }

    /// The letters of each ticket that began, as far as it came.
    static func tickets(_ bytes: [UInt8]) -> [String] {
        // A ticket begins with the reset of the printer.
        let starts = bytes.indices.dropLast().filter { bytes[$0] == 0x1B && bytes[$0 + 1] == 0x40 }
        return zip(starts, starts.dropFirst() + [bytes.count]).map { start, end in
            let letters = bytes[start..<end].filter { (0x20..<0x7F).contains($0) || $0 == 0x0A }
            return String(decoding: letters, as: UTF8.self)
        }
    }

    private func serve() {
        while true {
            var entries = [listener, stop.thread].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            guard poll(&entries, 2, -1) > 0 else { continue }
            // A connection that waits has bytes, also if its program was killed.
            if entries[0].revents != 0 {
                let client = accept(listener, nil, nil)
                if client >= 0 {
                    talk(client)
                    close(client)
                }
            } else if entries[1].revents != 0 {
                break
            }
        }
        close(listener)
        close(stop.thread)
    }

    private func talk(_ client: Int32) {
        var last: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(client, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return }
            received.withLock { $0 += bytes[..<count] }
            for byte in bytes[..<count] {
                last = Array((last + [byte]).suffix(11))
                if let answer = answer(last) { _ = send(client, answer, answer.count, Int32(MSG_NOSIGNAL)) }
            }
        }
    }

    /// The answer to the last bytes: to a question for the state, and to the one that follows a ticket.
    /// Source: Epson's *ESC/POS Command Reference*, `DLE EOT` and `GS ( H`.
    private func answer(_ last: [UInt8]) -> [UInt8]? {
        if last.suffix(3).starts(with: [0x10, 0x04]) {
            asked.withLock { $0 = true }
            return [0x12]
        }
        guard last.starts(with: [0x1D, 0x28, 0x48, 6, 0, 48, 48]) else { return nil }
        return [0x37, 0x22] + last.suffix(4) + [0]
    }
}
