import CLinux
import Dispatch
import Glibc
import Synchronization

/// Reports the daemon's state to the service manager that started this process. Source: sd_notify(3).
///
/// Without `NOTIFY_SOCKET`, every method does nothing.
package final class ServiceManager: Sendable {
    private let socketName: [UInt8]?
    private let lastStatus = Mutex("")

    /// Reads the manager's socket from the environment: a path, or an abstract name after `@`.
    package init(environment: [String: String]) {
        let name = environment["NOTIFY_SOCKET"].map { Array($0.utf8) } ?? []
        let fits = name.count > 1 && name.count < MemoryLayout.size(ofValue: sockaddr_un().sun_path)
        let isName = name.first == UInt8(ascii: "/") || name.first == UInt8(ascii: "@")
        socketName = fits && isName ? name : nil
        patience = environment["WATCHDOG_USEC"].flatMap { Int64($0) }.map { .microseconds($0) / 3 }
    }

    /// A third of the time after which the manager considers a silent service dead; `nil` without a watchdog.
    package let patience: Duration?

    /// Startup is complete.
    package func ready() {
        send("READY=1")
    }

    /// The configuration is being read again; ``ready()`` follows.
    package func reloading() {
        // DispatchTime reads CLOCK_MONOTONIC, the clock that the manager expects here.
        send("RELOADING=1\nMONOTONIC_USEC=\(DispatchTime.now().uptimeNanoseconds / 1000)")
    }

    /// Shutdown has begun.
    package func stopping() {
        send("STOPPING=1")
    }

    /// Reports that the intake is alive, and its status if that has changed.
    package func pulse(status: String?) {
        send("WATCHDOG=1", isUrgent: false)
        guard let status else { return }
        let isNew = lastStatus.withLock { last in
            defer { last = status }
            return last != status
        }
        if isNew { send("STATUS=\(status)", isUrgent: false) }
    }

    /// Sends one datagram. The daemon keeps serving when the manager does not read its socket: an urgent
    /// message waits for it at most 1 s. A pulse does not wait at all, since earlier pulses are still in the
    /// manager's queue.
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
