import Foundation
import Glibc
import Synchronization

/// A printer on a port of this machine: it reads ESC/POS, answers, and has paper.
///
/// It accepts one client at a time. Questions in real time are answered at once, ahead of what is buffered;
/// all else in turn.
final class FakePrinter: Sendable {
    /// What is wrong with it, and what it does.
    struct Behaviour: Sendable {
        var hasPaper = true
        var isCoverOpen = false
        /// Whether it answers questions.
        var answers = true
        /// Whether it reads what it is sent.
        var reads = true
        /// Whether it keeps what it reads in its buffer, and prints nothing.
        var buffers = false
        /// After this many bytes of a connection it ends it; `nil` for never.
        var dropsAfter: Int?
        /// After this many tickets it has no paper; `nil` for never.
        var paperFor: Int?
    }

    private struct State {
        var behaviour = Behaviour()
        /// What was received and not printed.
        var buffer: [UInt8] = []
        var paper: [UInt8] = []
        /// What each connection brought.
        var received: [[UInt8]] = []
        var cleared = 0
        var isEnded = false
    }

    private let state = Mutex(State())
    private let listener: Mutex<Int32>
    let port: Int

    /// - Parameter port: 0 for any.
    init(port: Int = 0) throws {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        var isOn: Int32 = 1
        setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &isOn, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
                bind(socket, generic, length) == 0 && listen(socket, 0) == 0
                    && getsockname(socket, generic, &length) == 0
            }
        }
        guard isBound else { throw Failure(cause: String(cString: strerror(errno))) }
        self.port = Int(in_port_t(bigEndian: address.sin_port))
        listener = Mutex(socket)
        Thread.detachNewThread { [self] in serve(socket) }
    }

    struct Failure: Error {
        let cause: String
    }

    /// Switches it off: the port is closed, and the buffer is lost.
    func end() {
        state.withLock { state in
            state.isEnded = true
            state.buffer = []
        }
        listener.withLock { socket in
            if socket >= 0 { shutdown(socket, Int32(SHUT_RDWR)) }
        }
    }

    /// Changes what it does.
    func behave(_ change: (inout Behaviour) -> Void) {
        state.withLock { change(&$0.behaviour) }
    }

    /// What is on paper, from the beginning.
    var paper: [UInt8] { state.withLock { $0.paper } }

    /// The tickets of each connection as text, also those that are not on paper, and the last one as far as
    /// it came.
    var received: [String] {
        state.withLock { $0.received }.flatMap { bytes in
            PrintedPaper.tickets(PrintedPaper.withoutQuestions(bytes))
        }
    }

    /// How often its buffer was cleared.
    var cleared: Int { state.withLock { $0.cleared } }

    /// The tickets on paper as text, each to its cut.
    var tickets: [String] { PrintedPaper.tickets(paper) }

    private func serve(_ socket: Int32) {
        while true {
            let client = accept(socket, nil, nil)
            guard client >= 0 else { break }
            talk(client)
            close(client)
            if state.withLock({ $0.isEnded }) { break }
        }
        listener.withLock { socket in
            close(socket)
            socket = -1
        }
    }

    private func talk(_ client: Int32) {
        var received = 0
        state.withLock { $0.received.append([]) }
        var bytes = [UInt8](repeating: 0, count: 4096)
        while true {
            let (behaviour, isEnded) = state.withLock { ($0.behaviour, $0.isEnded) }
            if isEnded { return }
            var entry = pollfd(fd: client, events: Int16(behaviour.reads ? POLLIN : 0), revents: 0)
            poll(&entry, 1, 5)
            if entry.revents & Int16(POLLHUP | POLLERR) != 0, !behaviour.reads { return }
            if entry.revents & Int16(POLLIN) != 0 {
                let most = min(bytes.count, behaviour.dropsAfter.map { max(1, $0 - received) } ?? bytes.count)
                let count = read(client, &bytes, most)
                if count <= 0 { return }
                received += count
                state.withLock { state in state.received[state.received.count - 1] += bytes[..<count] }
                for byte in bytes[..<count] { take(byte, client) }
                if let limit = behaviour.dropsAfter, received >= limit {
                    print(client)
                    return
                }
            }
            print(client)
        }
    }

    /// Takes a byte in; a question in real time is answered when its last byte comes.
    private func take(_ byte: UInt8, _ client: Int32) {
        let answer: UInt8? = state.withLock { state in
            state.buffer.append(byte)
            let last = state.buffer.suffix(3)
            guard last.count == 3, last.first == 0x10 else { return nil }
            let rest = Array(last.dropFirst())
            if rest == [0x05, 0x02] {
                state.buffer = []
                state.cleared += 1
                return nil
            }
            guard rest[0] == 0x04, (1...4).contains(rest[1]) else { return nil }
            state.buffer.removeLast(3)
            let behaviour = state.behaviour
            guard behaviour.answers else { return nil }
            return switch rest[1] {
            case 1: behaviour.hasPaper && !behaviour.isCoverOpen ? 0x12 : 0x1A
            case 2: 0x12 | (behaviour.isCoverOpen ? 0x04 : 0) | (behaviour.hasPaper ? 0 : 0x20)
            default: behaviour.hasPaper ? 0x12 : 0x72
            }
        }
        if let answer { send([answer], client) }
    }

    /// Prints what is buffered, up to what stops it, and answers what is asked in turn.
    private func print(_ client: Int32) {
        while true {
            let answer: [UInt8]? = state.withLock { state in
                guard state.behaviour.hasPaper, !state.behaviour.isCoverOpen, !state.behaviour.buffers,
                    let length = PrintedPaper.length(state.buffer[...])
                else { return nil }
                let command = Array(state.buffer[..<length])
                state.buffer.removeFirst(length)
                if command.starts(with: [0x1D, 0x28, 0x48]) {
                    return [0x37, 0x22] + command.suffix(4) + [0]
                }
                if command.starts(with: [0x1D, 0x72]) { return [0] }
                state.paper += command
                if command.starts(with: [0x1D, 0x56]), let left = state.behaviour.paperFor {
                    state.behaviour.paperFor = left - 1
                    if left <= 1 { state.behaviour.hasPaper = false }
                }
                return []
            }
            guard let answer else { return }
            if !answer.isEmpty, state.withLock({ $0.behaviour.answers }) { send(answer, client) }
        }
    }

    private func send(_ bytes: [UInt8], _ client: Int32) {
        _ = Glibc.send(client, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }
}
