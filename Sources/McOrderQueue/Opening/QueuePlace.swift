import McOrderModel

/// Where a queue is: in a state folder, or on a PostgreSQL server.
package enum QueuePlace: Hashable, Sendable {
    case folder(String)
    case server(ServerAddress)

    /// Reads the path of a folder or the address of a server.
    package init(_ text: String) throws(QueueError) {
        guard ServerAddress.isAddress(text) else {
            self = .folder(text)
            return
        }
        do throws(ServerProblem) {
            self = .server(try ServerAddress(text))
        } catch {
            throw .server(error)
        }
    }

    /// - Parameter opensMoved: whether a queue that was copied to another place may be used.
    func engine(opensMoved: Bool = false) throws(QueueError) -> any QueueEngine {
        switch self {
        case .folder(let path): return SQLiteEngine(state: path, opensMoved: opensMoved)
        case .server(let address):
            #if PostgreSQL
            return PostgreSQLEngine(address: address, opensMoved: opensMoved)
            #else
            _ = address
            throw .server(.notBuiltIn)
            #endif
        }
    }
}
