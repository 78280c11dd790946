import Dispatch
import Glibc
import Synchronization
import Testing

/// The receiving end of sd_notify(3), in the place of systemd: it keeps every message.
///
/// It reads messages at once, as systemd does: a message that waits in a full socket for longer than a second
/// is lost.
final class FakeServiceManager: Sendable {
    /// Any thread may cancel it.
    private nonisolated(unsafe) let source: any DispatchSourceRead
    private let received = Mutex<[String]>([])

    /// Listens at a path, which must not exist and must fit into 107 bytes.
    init(path: String) throws {
        let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        try #require(descriptor >= 0)
        unlink(path)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array(path.utf8)
        try #require(bytes.count < MemoryLayout.size(ofValue: address.sun_path))
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
        let length = socklen_t(MemoryLayout<sockaddr_un>.size)
        let bound = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
        }
        try #require(bound == 0)
        source = DispatchSource.makeReadSource(
            fileDescriptor: descriptor,
            queue: DispatchQueue(label: "manager")
        )
        source.setEventHandler { [weak self] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
            guard let self, count >= 0 else { return }
            let text = String(decoding: buffer.prefix(count), as: UTF8.self)
            received.withLock { $0 += text.split(separator: "\n").map(String.init) }
        }
        source.setCancelHandler { _ = Glibc.close(descriptor) }
        source.activate()
    }

    func messages() -> [String] {
        received.withLock { $0 }
    }

    /// The number of times that a line was received so far.
    func count(of line: String) -> Int {
        messages().count { $0 == line }
    }

    func close() {
        source.cancel()
    }
}
