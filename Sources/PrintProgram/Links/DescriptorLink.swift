import Glibc

/// A TCP connection, or a device.
final class DescriptorLink: PrinterLink {
    /// How long a printer may take to accept a connection.
    private static let patience: Int32 = 3000

    private var descriptor: Int32
    private let isSocket: Bool

    init(device path: String) throws(LinkError) {
        descriptor = open(path, O_RDWR | O_NONBLOCK | O_CLOEXEC)
        isSocket = false
        guard descriptor >= 0 else { throw .absent(cause: Self.cause) }
    }

    init(host: String, port: Int) throws(LinkError) {
        isSocket = true
        descriptor = -1
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_ADDRCONFIG
        var list: UnsafeMutablePointer<addrinfo>?
        let result = getaddrinfo(host, "\(port)", &hints, &list)
        guard result == 0 else { throw .absent(cause: String(cString: gai_strerror(result))) }
        defer { freeaddrinfo(list) }
        var cause = "no address"
        var next = list
        while let entry = next {
            if let connected = Self.connect(entry.pointee, &cause) {
                descriptor = connected
                return
            }
            next = entry.pointee.ai_next
        }
        throw .absent(cause: cause)
    }

    deinit { close() }

    private static func connect(_ address: addrinfo, _ cause: inout String) -> Int32? {
        let flags = address.ai_socktype | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
        let socket = Glibc.socket(address.ai_family, flags, address.ai_protocol)
        guard socket >= 0 else {
            cause = Self.cause
            return nil
        }
        if Glibc.connect(socket, address.ai_addr, address.ai_addrlen) == 0 { return socket }
        if errno == EINPROGRESS, wait(socket, POLLOUT, patience) {
            var error: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            getsockopt(socket, SOL_SOCKET, SO_ERROR, &error, &length)
            if error == 0 {
                var isOn: Int32 = 1
                setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &isOn, length)
                return socket
            }
            errno = error
        } else if errno == EINPROGRESS {
            errno = ETIMEDOUT
        }
        cause = Self.cause
        _ = Glibc.close(socket)
        return nil
    }

    /// Waits until the descriptor is ready; `false` if it is not within that many milliseconds.
    private static func wait(_ descriptor: Int32, _ event: Int32, _ milliseconds: Int32) -> Bool {
        var entry = pollfd(fd: descriptor, events: Int16(event), revents: 0)
        let result = poll(&entry, 1, milliseconds)
        if result == 0 { errno = EINPROGRESS }
        return result > 0
    }

    private static var cause: String { String(cString: strerror(errno)) }

    func write(_ bytes: [UInt8], patience: Duration) throws(LinkError) {
        var place = 0
        while place < bytes.count {
            let count = bytes[place...].withUnsafeBytes { rest in
                isSocket
                    ? send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
                    : Glibc.write(descriptor, rest.baseAddress, rest.count)
            }
            if count > 0 {
                place += count
            } else if count < 0, errno != EAGAIN, errno != EINTR {
                throw .lost(cause: Self.cause)
            } else if !Self.wait(descriptor, POLLOUT, patience.milliseconds) {
                throw .stalled
            }
        }
    }

    func read(within time: Duration) throws(LinkError) -> [UInt8] {
        guard Self.wait(descriptor, POLLIN, time.milliseconds) else { return [] }
        var buffer = [UInt8](repeating: 0, count: 256)
        let count = Glibc.read(descriptor, &buffer, buffer.count)
        if count > 0 { return Array(buffer[..<count]) }
        if count < 0, errno == EAGAIN || errno == EINTR { return [] }
        // A device that has nothing to say is at its end.
        if count == 0, !isSocket { return [] }
        throw .lost(cause: count == 0 ? "connection closed" : Self.cause)
    }

    func finish() throws(LinkError) {
        defer { close() }
        guard isSocket else { return }
        // Closing at once would throw away what the other side has not fetched yet, if it said anything.
        shutdown(descriptor, Int32(SHUT_WR))
        var buffer = [UInt8](repeating: 0, count: 256)
        let deadline = ContinuousClock.now + .seconds(1)
        while ContinuousClock.now < deadline, Self.wait(descriptor, POLLIN, 200) {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count == 0 { return }
            if count < 0, errno != EAGAIN { throw .lost(cause: Self.cause) }
        }
    }

    func close() {
        if descriptor >= 0 { _ = Glibc.close(descriptor) }
        descriptor = -1
    }
}

extension Duration {
    /// Whole milliseconds, at least one for a positive duration.
    fileprivate var milliseconds: Int32 {
        let all = components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
        return Int32(clamping: max(all, self > .zero ? 1 : 0))
    }
}
