import Foundation
import Glibc

/// A minimal HTTP/1.1 client for benchmarks.
public enum LoopbackHTTP {
    /// The time in milliseconds of `CLOCK_MONOTONIC`.
    public static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    /// Pairs a browser with a code.
    ///
    /// - Returns: its cookie.
    public static func pair(code: String, port: UInt16) throws(BenchError) -> String {
        let form = (text: "code=\(code)", type: "application/x-www-form-urlencoded")
        let answer = try send(request("POST", "/pair", port: port, body: form), to: port)
        let line = answer.split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie:") }
        guard let cookie = line?.dropFirst("set-cookie:".count).split(separator: ";").first else {
            throw BenchError("no cookie: \(answer.prefix(300))")
        }
        return cookie.trimmingCharacters(in: .whitespaces)
    }

    /// Raises the limit of open files for this process and its children.
    public static func allowFiles(_ count: UInt) throws(BenchError) {
        var limit = rlimit()
        guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else {
            throw BenchError(call: "getrlimit")
        }
        limit.rlim_cur = max(limit.rlim_cur, min(count, limit.rlim_max))
        guard limit.rlim_cur >= count, setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0
        else {
            throw BenchError("\(count) files are not allowed at once")
        }
    }

    /// A free port.
    public static func freePort() throws(BenchError) -> UInt16 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var (address, length) = (loopback(port: 0), socklen_t(MemoryLayout<sockaddr_in>.size))
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isBound else { throw BenchError(call: "bind") }
        return UInt16(bigEndian: address.sin_port)
    }

    /// Whether something listens on a port.
    public static func isServed(_ port: UInt16) -> Bool {
        guard let socket = try? connect(to: port) else { return false }
        close(socket)
        return true
    }

    /// Sends a request with a JSON body.
    ///
    /// - Returns: the whole response, including its head.
    public static func post(
        _ path: String,
        json: String,
        port: UInt16,
        cookie: String
    ) throws(BenchError) -> String {
        try send(
            request("POST", path, port: port, cookie: cookie, body: (json, "application/json")),
            to: port
        )
    }

    private static func send(_ request: String, to port: UInt16) throws(BenchError) -> String {
        let socket = try connect(to: port)
        defer { close(socket) }
        try write(request, to: socket)
        var (answer, buffer): ([UInt8], [UInt8]) = ([], [UInt8](repeating: 0, count: 65_536))
        while true {
            let got = Glibc.read(socket, &buffer, buffer.count)
            guard got > 0 else { return String(decoding: answer, as: UTF8.self) }
            answer += buffer[..<got]
        }
    }

    static func request(
        _ method: String,
        _ path: String,
        port: UInt16,
        cookie: String? = nil,
        body: (text: String, type: String)? = nil
    ) -> String {
        var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept-Language: en"]
        if let cookie { lines.append("Cookie: \(cookie)") }
        if let body {
            lines += [
                "Origin: http://127.0.0.1:\(port)", "Content-Type: \(body.type)",
                "Content-Length: \(body.text.utf8.count)", "Connection: close",
            ]
        }
        return lines.map { $0 + "\r\n" }.joined() + "\r\n" + (body?.text ?? "")
    }

    static func write(_ text: String, to socket: Int32) throws(BenchError) {
        let bytes = Array(text.utf8)
        guard Glibc.write(socket, bytes, bytes.count) == bytes.count else { throw BenchError(call: "write") }
    }

    static func connect(to port: UInt16) throws(BenchError) -> Int32 {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var address = loopback(port: port)
        let isConnected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        guard isConnected else {
            let error = BenchError(call: "connect")
            close(socket)
            throw error
        }
        return socket
    }

    private static func loopback(port: UInt16) -> sockaddr_in {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return address
    }
}
