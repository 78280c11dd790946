#if PostgreSQL
import Foundation
import Glibc
import Synchronization

/// A proxy before a PostgreSQL server that closes a connection instead of forwarding one message.
final class DroppingProxy: Sendable {
    /// The folder with the proxy's socket.
    let folder: String
    private let server: String
    private let listener: Int32
    /// The number of messages to forward before the one that is dropped; `nil` drops none.
    private let countdown = Mutex<Int?>(nil)

    /// - Parameter server: the folder with the server's socket.
    init(before server: String) throws {
        self.server = server
        folder = "/tmp/mcorder-proxy-\(UUID().uuidString.prefix(8))"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: false)
        listener = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        let bound = Self.withAddress(of: folder) { [listener] in bind(listener, $0, $1) }
        guard bound == 0, listen(listener, 16) == 0 else { throw POSIXError(.EADDRNOTAVAIL) }
        Thread.detachNewThread { [listener, weak self] in
            while true {
                let client = accept(listener, nil, nil)
                guard client >= 0, let self else { return }
                self.connect(client)
            }
        }
    }

    deinit {
        shutdown(listener, Int32(SHUT_RDWR))
        close(listener)
        // The folder is in /tmp and holds only the socket.
        try? FileManager.default.removeItem(atPath: folder)
    }

    /// Closes the connection that has the message with this number, counted from now in both directions.
    func drop(at number: Int) {
        countdown.withLock { $0 = number }
    }

    /// Forwards everything. Returns whether a message was dropped since ``drop(at:)``.
    func stopDropping() -> Bool {
        countdown.withLock { value in
            defer { value = nil }
            return value == nil
        }
    }

    private func connect(_ client: Int32) {
        let upstream = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        guard Self.withAddress(of: server, { Glibc.connect(upstream, $0, $1) }) == 0 else {
            close(client)
            close(upstream)
            return
        }
        let ends = Ends(client: client, server: upstream)
        forward(client, upstream, hasStart: true, ends)
        forward(upstream, client, hasStart: false, ends)
    }

    /// The two sockets of a connection, which are closed once no direction uses them.
    private final class Ends: Sendable {
        private let client: Int32
        private let server: Int32

        init(client: Int32, server: Int32) {
            (self.client, self.server) = (client, server)
        }

        func stop() {
            shutdown(client, Int32(SHUT_RDWR))
            shutdown(server, Int32(SHUT_RDWR))
        }

        deinit {
            close(client)
            close(server)
        }
    }

    /// Forwards one direction, message by message. The first message of a client has no type.
    private func forward(_ from: Int32, _ to: Int32, hasStart: Bool, _ ends: Ends) {
        Thread.detachNewThread { [weak self] in
            defer { ends.stop() }
            var isStart = hasStart
            while true {
                let head = isStart ? 4 : 5
                guard var message = Self.read(head, from: from) else { return }
                let length = message.suffix(4).reduce(0) { $0 << 8 | Int($1) }
                guard let rest = Self.read(length - 4, from: from) else { return }
                message += rest
                isStart = false
                guard let self, !self.isDropped(), Self.write(message, to: to) else { return }
            }
        }
    }

    private func isDropped() -> Bool {
        countdown.withLock { value in
            guard let left = value else { return false }
            value = left > 1 ? left - 1 : nil
            return left <= 1
        }
    }

    private static func read(_ count: Int, from descriptor: Int32) -> [UInt8]? {
        var bytes = [UInt8](repeating: 0, count: count)
        var done = 0
        while done < count {
            let got = bytes.withUnsafeMutableBytes {
                Glibc.read(descriptor, $0.baseAddress?.advanced(by: done), count - done)
            }
            guard got > 0 else { return nil }
            done += got
        }
        return bytes
    }

    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var done = 0
        while done < bytes.count {
            let sent = bytes.withUnsafeBytes {
                send(descriptor, $0.baseAddress?.advanced(by: done), $0.count - done, Int32(MSG_NOSIGNAL))
            }
            guard sent > 0 else { return false }
            done += sent
        }
        return true
    }

    private static func withAddress<Result>(
        of folder: String,
        _ body: (UnsafePointer<sockaddr>, socklen_t) -> Result
    ) -> Result {
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: "\(folder)/.s.PGSQL.5432".utf8) }
        let size = socklen_t(MemoryLayout<sockaddr_un>.size)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, size) }
        }
    }
}
#endif
