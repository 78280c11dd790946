#if PostgreSQL
import CLibPQ
import McOrderModel

/// An error of the client library or of the server.
enum ServerError: Error {
    /// The server refused a statement; the session goes on. `code` is its SQLSTATE.
    case refused(code: String, cause: String)
    /// The session is lost. If a COMMIT had been sent, it is unknown whether it took effect.
    case lost(cause: String)

    /// Reads the error from the result of a statement.
    init(_ result: OpaquePointer?, cause: String) {
        let code = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
        let primary = PQresultErrorField(result, Int32(UInt8(ascii: "M"))).map { String(cString: $0) }
        let severity = PQresultErrorField(result, Int32(UInt8(ascii: "V"))).map { String(cString: $0) }
        // An error that ends the session leaves the outcome of a COMMIT unknown, whatever its code: a server
        // whose disk for the log is full ends all sessions with 53100. Classes 08 and 57P are about the
        // connection and the server's end. 25006: the server is a standby now.
        // Source: postgresql.org/docs/15/errcodes-appendix.html.
        let isLost =
            severity == "FATAL" || severity == "PANIC" || code.isEmpty || code.hasPrefix("08")
            || code.hasPrefix("57P") || code == "25006"
        self = isLost ? .lost(cause: primary ?? cause) : .refused(code: code, cause: primary ?? cause)
    }

    /// Whether the values that were to be stored caused the error: integrity constraints, data exceptions,
    /// and rows that are too large for an index.
    var isOfContent: Bool {
        guard case .refused(let code, _) = self else { return false }
        return code.hasPrefix("23") || code.hasPrefix("22") || code == "54000"
    }

    /// What is known about an error.
    static func words(of error: any Error) -> String {
        switch error {
        case ServerError.lost(let words), ServerError.refused(_, let words): words
        default: LogWords.of(error)
        }
    }

    /// Whether the same change may succeed if it is tried again: a lock that another client has
    /// (`lock_timeout`), a cancelled statement, a conflict or a deadlock with another transaction.
    var isWait: Bool {
        guard case .refused(let code, _) = self else { return false }
        return ["55P03", "57014", "40001", "40P01"].contains(code)
    }

    /// Whether the wait for a lock ended because of `lock_timeout`.
    var isLockTimeout: Bool {
        if case .refused("55P03", _) = self { true } else { false }
    }
}

extension QueueError {
    /// Converts an error of the queue or of the server.
    init(server error: any Error) {
        guard let error = error as? ServerError else {
            self.init(error)
            return
        }
        switch error {
        case .lost(let words): self = .server(.unreachable(cause: words))
        case .refused(let code, let words):
            switch code.prefix(2) {
            case "53", "58", "XX": self = .storage(cause: words)
            case _ where error.isWait: self = .busy(holder: words)
            case "28": self = .server(.noRight(cause: words))
            default: self = code == "42501" ? .server(.noRight(cause: words)) : .database(cause: words)
            }
        }
    }
}
#endif
