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
        return try cookie(of: answer)
    }

    /// The cookie that a response sets.
    public static func cookie(of response: String) throws(BenchError) -> String {
        String(try header("Set-Cookie", of: response).prefix { $0 != ";" })
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

    /// Opens a socket that listens on a free port.
    static func listen() throws(BenchError) -> (socket: Int32, port: UInt16) {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        var (address, length) = (loopback(port: 0), socklen_t(MemoryLayout<sockaddr_in>.size))
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && Glibc.listen(socket, 1) == 0
                    && getsockname(socket, $0, &length) == 0
            }
        }
        guard isListening else { throw BenchError(call: "listen") }
        return (socket, UInt16(bigEndian: address.sin_port))
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
        headers: [String],
        method: String = "POST"
    ) throws(BenchError) -> String {
        try send(
            request(method, path, port: port, headers: headers, body: (json, "application/json")),
            to: port
        )
    }

    /// Gets a page.
    ///
    /// - Returns: the whole response, including its head.
    public static func get(_ path: String, port: UInt16, headers: [String]) throws(BenchError) -> String {
        try send(request("GET", path, port: port, headers: headers + ["Connection: close"]), to: port)
    }

    /// A member of a response's head.
    public static func header(_ name: String, of response: String) throws(BenchError) -> String {
        let line = response.split(separator: "\r\n").first {
            $0.lowercased().hasPrefix(name.lowercased() + ":")
        }
        guard let value = line?.dropFirst(name.count + 1) else {
            throw BenchError("no \(name): \(response.prefix(300))")
        }
        return value.trimmingCharacters(in: .whitespaces)
    }

    /// Asks for a page again and again over a few connections that stay open.
    ///
    /// - Parameters:
    ///   - headers: more lines of each request's head.
    ///   - status: the expected status, whose response has no body.
    /// - Returns: the responses a second.
    public static func rate(
        of count: Int,
        _ path: String,
        port: UInt16,
        headers: [String],
        status: Int,
        connections: Int = 8
    ) throws(BenchError) -> Double {
        let request = request("GET", path, port: port, headers: headers)
        var sockets: [Int32] = []
        defer { for socket in sockets { close(socket) } }
        for _ in 0..<connections {
            sockets.append(try connect(to: port))
            try write(request, to: sockets[sockets.count - 1])
        }
        var buffer = [UInt8](repeating: 0, count: 65_536)
        let begin = now
        for number in 0..<count {
            let socket = sockets[number % connections]
            let got = Glibc.read(socket, &buffer, buffer.count)
            guard got > 4, buffer.starts(with: Array("HTTP/1.1 \(status) ".utf8)),
                buffer[..<got].suffix(4).elementsEqual("\r\n\r\n".utf8)
            else { throw BenchError("\(path): \(String(decoding: buffer[..<max(0, got)], as: UTF8.self))") }
            if number + connections < count { try write(request, to: socket) }
        }
        return Double(count) / (now - begin) * 1000
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
        headers: [String] = [],
        body: (text: String, type: String)? = nil
    ) -> String {
        var lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept-Language: en"]
        lines += headers
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
