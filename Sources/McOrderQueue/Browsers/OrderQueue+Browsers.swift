package import McOrderModel

extension OrderQueue {
    /// Stores an invitation. An earlier invitation under that name ends, and so do all that have expired.
    ///
    /// - Parameter code: the hash of the code.
    package func invite(
        browser name: String,
        role: Role,
        code: ContentHash,
        by: String,
        at now: Timestamp,
        until: Timestamp
    ) throws(QueueError) {
        try write { connection in
            try connection.run(SQL.browsers.endPairings, [now, name])
            try connection.run(
                SQL.browsers.addPairing,
                [code.bytes, name, role.rawValue, by, now, until]
            )
        }
    }

    /// Uses an invitation: pairs a browser, and removes the browser that had its name before.
    ///
    /// - Parameters:
    ///   - code: the hash of the invitation's code.
    ///   - secret: the hash of the browser's secret.
    /// - Returns: `nil` if there is no such invitation, or if it has expired.
    package func pair(code: ContentHash, secret: ContentHash, at now: Timestamp) throws(QueueError)
        -> PairedBrowser?
    {
        try write { connection in
            guard let row = try connection.row(SQL.browsers.pairing, [code.bytes, now]) else {
                return nil
            }
            let (name, by): (String, String) = (row[0], row[2])
            let role = try Role(column: row[1])
            try connection.run(SQL.browsers.endPairings, [now, name])
            try connection.run(SQL.browsers.remove, [name])
            let id = try connection.insert(SQL.browsers.add, [name, role.rawValue, secret.bytes, now, by])
            return PairedBrowser(id: id, name: name, role: role, pairedAt: now, lastSeenAt: nil)
        }
    }

    /// Stores when a browser was seen. It need not survive a power cut.
    package func noteSeen(browser id: Int64, at now: Timestamp) throws(QueueError) {
        _ = try write(survivesPowerCut: false) { try $0.run(SQL.browsers.noteSeen, [now, id]) }
    }

    /// Removes the browser of that name; its secret is refused from then on.
    ///
    /// - Returns: whether there was one.
    package func removeBrowser(named name: String) throws(QueueError) -> Bool {
        try write { try $0.run(SQL.browsers.remove, [name]) > 0 }
    }
}

extension QueueView {
    /// The paired browsers, sorted by name.
    package func browsers() throws(QueueError) -> [PairedBrowser] {
        try read { try $0.rows(SQL.browsers.list).map { try PairedBrowser($0) } }
    }

    /// Whether there is an invitation of that code which has not expired.
    ///
    /// - Parameter code: the hash of the code.
    package func isInvitation(_ code: ContentHash, at now: Timestamp) throws(QueueError) -> Bool {
        try read { try $0.row(SQL.browsers.pairing, [code.bytes, now]) != nil }
    }

    /// The browser of that id; `nil` if there is none.
    package func browser(id: Int64) throws(QueueError) -> PairedBrowser? {
        try read { try $0.row(SQL.browsers.byID, [id]).map { try PairedBrowser($0) } }
    }

    /// The browser whose secret has that hash; `nil` if there is none.
    package func browser(secret: ContentHash) throws(QueueError) -> PairedBrowser? {
        try read { try $0.row(SQL.browsers.bySecret, [secret.bytes]).map { try PairedBrowser($0) } }
    }
}

extension PairedBrowser {
    fileprivate init(_ row: Row) throws {
        self.init(
            id: row[0],
            name: row[1],
            role: try Role(column: row[2]),
            pairedAt: row[3],
            lastSeenAt: row[4]
        )
    }
}

extension Role {
    fileprivate init(column: String) throws {
        guard let role = Role(rawValue: column) else {
            throw QueueError.database(cause: "unknown role “\(column)”")
        }
        self = role
    }
}
