import CLinux
import Dispatch
import Glibc
import Synchronization

/// The service manager that started this process, told how it goes. Source: sd_notify(3).
///
/// Without `NOTIFY_SOCKET` nobody is told, and everything here does nothing.
final class ServiceManager: Sendable {
    private let socketName: [UInt8]?
    private let lastStatus = Mutex("")

    /// The manager whose socket the environment names: a path, or an abstract name behind `@`.
    init(environment: [String: String]) {
        let name = environment["NOTIFY_SOCKET"].map { Array($0.utf8) } ?? []
        let fits = name.count > 1 && name.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path)
        let isName = name.first == UInt8(ascii: "/") || name.first == UInt8(ascii: "@")
        socketName = fits && isName ? name : nil
        patience = environment["WATCHDOG_USEC"].flatMap { Int64($0) }.map { .microseconds($0) / 3 }
    }

    /// A third of the time after which the manager takes a silent service for dead; `nil` without a watchdog.
    let patience: Duration?

    /// Everything stands.
    func ready() {
        send("READY=1")
    }

    /// The configuration is read anew; ``ready()`` follows.
    func reloading() {
        // Both are CLOCK_MONOTONIC.
        send("RELOADING=1\nMONOTONIC_USEC=\(DispatchTime.now().uptimeNanoseconds / 1000)")
    }

    /// The end has begun.
    func stopping() {
        send("STOPPING=1")
    }

    /// The intake is alive, and doing this.
    func pulse(status: String?) {
        send("WATCHDOG=1", isUrgent: false)
        guard let status else { return }
        let isNew = lastStatus.withLock { last in
            defer { last = status }
            return last != status
        }
        if isNew { send("STATUS=\(status)", isUrgent: false) }
    }

    /// Sends one datagram. A manager that does not listen is no reason to stop serving: what is urgent waits
    /// for it a second at the most, and a pulse not at all, since those before it still lie in its queue.
    private func send(_ text: String, isUrgent: Bool = true) {
        guard let socketName else { return }
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        _ = clinux_limit_sending(descriptor, 1)
        let flags = Int32(MSG_NOSIGNAL) | (isUrgent ? 0 : Int32(MSG_DONTWAIT))
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { path in
            path.copyBytes(from: socketName)
            if path[0] == UInt8(ascii: "@") { path[0] = 0 }
        }
        let length = MemoryLayout<sa_family_t>.size + socketName.count
        let bytes = Array(text.utf8)
        withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
                _ = sendto(
                    descriptor,
                    bytes,
                    bytes.count,
                    flags,
                    address,
                    socklen_t(length)
                )
            }
        }
    }
}
