#if PostgreSQL
import McOrderModel

/// Why a host of an address did not give a session that a queue can use.
struct ConnectingFailure: Error {
    let host: String
    let problem: ServerProblem
    /// The client library's or the server's words.
    let cause: String

    /// What is known when libpq could not connect. Its message contains the SQLSTATE, if a server answered.
    ///
    /// - Parameters:
    ///   - message: the message of libpq, in several lines.
    ///   - user: the name of the role.
    init(_ message: String, host: String, user: String, database: String, passwords: PasswordFile) {
        let words = Self.readable(message)
        (self.host, cause) = (host, words)
        let isAbout = { (texts: [String]) in texts.contains { words.contains($0) } }
        switch Self.state(in: message) {
        case "28000", "28P01":
            problem = .refused(user: user, host: host, passwords: passwords, cause: words)
        case "3D000": problem = .noDatabase(name: database, host: host)
        case "53300": problem = .full(host: host, cause: words)
        case nil where isAbout(["no password supplied"]):
            problem = .refused(user: user, host: host, passwords: passwords, cause: words)
        case nil where isAbout(["session is read-only", "server is in hot standby mode"]):
            problem = .readOnly(hosts: host)
        case nil where isAbout(["invalid "]) && isAbout([" value: "]): problem = .setting(cause: words)
        case nil where isAbout(["certificate", "SSL"]): problem = .unverified(host: host, cause: words)
        default: problem = .unreachable(cause: words)
        }
    }

    init(_ problem: ServerProblem, host: String, cause: String) {
        (self.host, self.problem, self.cause) = (host, problem, cause)
    }

    /// What stands for the failures of all hosts of an address: their common problem, or each one's words.
    static func problem(of all: [ConnectingFailure]) -> ServerProblem {
        guard let first = all.first else { return .unreachable(cause: "no host") }
        if all.count == 1 { return first.problem }
        let standbys = all.filter { if case .readOnly = $0.problem { true } else { false } }
        guard standbys.count < all.count else {
            return .readOnly(hosts: all.map(\.host).joined(separator: ", "))
        }
        let isSame = all.allSatisfy { $0.problem.kind == first.problem.kind }
        if isSame, first.problem.kind != .unreachable { return first.problem }
        return .unreachable(cause: all.map { "\($0.host): \($0.cause)" }.joined(separator: "; "))
    }

    /// The SQLSTATE in a message of libpq: `…:  28P01: password authentication failed …`.
    private static func state(in message: String) -> Substring? {
        for line in message.split(whereSeparator: \.isNewline) {
            let part = line.split(separator: ":").first { part in
                part.utf8.count == 7 && part.hasPrefix("  ")
                    && part.dropFirst(2).utf8.allSatisfy { (48...57).contains($0) || (65...90).contains($0) }
            }
            if let part { return part.dropFirst(2) }
        }
        return nil
    }

    /// A message of libpq in one line without control characters, each part once, and without what only
    /// developers of PostgreSQL read.
    static func readable(_ message: String) -> String {
        let code = state(in: message).map { ":  \($0): " } ?? ":  "
        var parts: [String] = []
        for line in message.split(whereSeparator: \.isNewline) where !line.hasPrefix("LOCATION:") {
            let text = line.replacing(code, with: ": ")
            let part = String(decoding: text.utf8.map { $0 < 32 ? 32 : $0 }, as: UTF8.self).drop { $0 == " " }
            let whole = String(part.hasSuffix(".") ? part.dropLast() : part)
            if !whole.isEmpty, !parts.contains(whole) { parts.append(whole) }
        }
        return parts.joined(separator: "; ")
    }
}

extension ServerProblem {
    /// The kinds of problems at connecting that have the same remedy.
    fileprivate enum Kind { case unreachable, refused, noDatabase, full, setting, unverified, other }

    fileprivate var kind: Kind {
        switch self {
        case .unreachable: .unreachable
        case .refused: .refused
        case .noDatabase: .noDatabase
        case .full: .full
        case .setting: .setting
        case .unverified: .unverified
        default: .other
        }
    }
}
#endif
