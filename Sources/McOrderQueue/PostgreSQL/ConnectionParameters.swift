#if PostgreSQL
import CLibPQ
import Glibc
import McOrderModel

/// The parameters of a connection as libpq reads them, by their keywords.
struct ConnectionParameters {
    private let values: [String: String]

    /// Takes over a list of libpq and frees it.
    private init(_ options: UnsafeMutablePointer<PQconninfoOption>) {
        defer { PQconninfoFree(options) }
        var values: [String: String] = [:]
        var next = options
        while let keyword = next.pointee.keyword {
            if let value = next.pointee.val, value.pointee != 0 {
                values[String(cString: keyword)] = String(cString: value)
            }
            next += 1
        }
        self.values = values
    }

    /// What an address itself contains; `nil` if libpq cannot read it. Its message would repeat parts of the
    /// address, and so perhaps a password.
    init?(parsing address: String) {
        var message: UnsafeMutablePointer<CChar>?
        let options = PQconninfoParse(address, &message)
        PQfreemem(message)
        guard let options else { return nil }
        self.init(options)
    }

    /// What a connection to the address would use: also the values of a service file and of the environment,
    /// such as `PGHOST`. `nil` if the client library has no memory.
    init?(connectingTo address: ServerAddress) {
        // The last parameter is refused after all sources have been read and before a host is looked up.
        // There is no such file of passwords: libpq would write a warning about its mode to the terminal.
        let connection = ServerSession.start([
            ("dbname", address.description), ("passfile", PasswordFile.none),
            ("target_session_attrs", "none: only read"),
        ])
        defer { PQfinish(connection) }
        guard let options = PQconninfo(connection) else { return nil }
        self.init(options)
    }

    subscript(keyword: String) -> String? { values[keyword] }

    /// All parameters except the hosts, in no order.
    var withoutHosts: [(name: String, value: String)] {
        values.filter { !Self.hostKeywords.contains($0.key) }.map { ($0.key, $0.value) }
    }

    private static let hostKeywords = ["host", "hostaddr", "port"]

    /// The hosts in their order, each with the parameters that name only it. A list that libpq refuses is one
    /// host, and its error names the reason.
    var hosts: [[(name: String, value: String)]] {
        let lists = Self.hostKeywords.map { ($0, list($0)) }
        let count = lists[0].1.isEmpty ? lists[1].1.count : lists[0].1.count
        let isWhole = lists.allSatisfy { name, values in
            values.isEmpty || values.count == count || name == "port" && values.count == 1
        }
        guard count > 1, isWhole else {
            return [Self.hostKeywords.compactMap { name in self[name].map { (name, $0) } }]
        }
        return (0..<count).map { index in
            lists.filter { !$1.isEmpty }.map { ($0, $1.count == 1 ? $1[0] : $1[index]) }
        }
    }

    /// Whether libpq connects only to sockets and loopback addresses of this machine, so that nobody can
    /// listen to the connection. An address in `hostaddr` precedes the name in `host`.
    var isLocal: Bool {
        let (names, addresses) = (list("host"), list("hostaddr"))
        return (0..<max(names.count, addresses.count)).allSatisfy { index in
            let address = index < addresses.count ? addresses[index] : ""
            return Self.isLocal(address.isEmpty && index < names.count ? names[index] : address)
        }
    }

    /// The elements of a list that libpq separates by commas. An empty one means the default: a socket.
    private func list(_ keyword: String) -> [String] {
        self[keyword]?.split(separator: ",", omittingEmptySubsequences: false).map(String.init) ?? []
    }

    /// Whether a host is the directory of a socket, the name of an abstract one, `localhost`, or a loopback
    /// address. Where `localhost` really leads is checked while connecting.
    static func isLocal(_ host: String) -> Bool {
        if host.isEmpty || host.hasPrefix("/") || host.hasPrefix("@") || host == "localhost" { return true }
        var four = in_addr()
        if inet_pton(AF_INET, host, &four) == 1 { return UInt32(bigEndian: four.s_addr) >> 24 == 127 }
        var six = in6_addr()
        guard inet_pton(AF_INET6, host, &six) == 1 else { return false }
        return withUnsafeBytes(of: six) { $0.last == 1 && $0.dropLast().allSatisfy { $0 == 0 } }
    }
}
#endif
