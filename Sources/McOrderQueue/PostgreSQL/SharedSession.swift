#if PostgreSQL
import CLibPQ
import Foundation
import Glibc
import McOrderModel
import Synchronization

/// The one session in which a process reads a queue on a server: for its views, for heartbeats, and for the
/// announcements of commits. So a till has one session, and with it another one while it makes a change.
///
/// A turn ends before the next one begins, also on one thread: what runs in a turn gets a `Connection` or a
/// ``ServerSession``, from which it reaches no view.
final class SharedSession: @unchecked Sendable {
    private static let all = Mutex<[ServerAddress: SharedSession]>([:])

    /// The session of this process for an address.
    static func of(_ address: ServerAddress) -> SharedSession {
        all.withLock { all in
            if let known = all[address] { return known }
            let new = SharedSession(to: address)
            all[address] = new
            return new
        }
    }

    private let address: ServerAddress
    /// Guards the members below.
    private let turn = NSLock()
    private var session: ServerSession?
    /// How many sessions there were so far.
    private(set) var number = 0
    /// Whether the present session hears of commits.
    private var isListening = false
    private var isNotified = false
    /// Ends a wait for announcements, because a reader received one.
    private let alarm: (end: Int32, beginning: Int32) = {
        var ends: [Int32] = [-1, -1]
        // Without descriptors the next poll of the queue finds the commit.
        guard pipe(&ends) == 0 else { return (-1, -1) }
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        return (ends[0], ends[1])
    }()

    private init(to address: ServerAddress) {
        self.address = address
    }

    /// Runs `body` while no other thread uses the session.
    func exclusively<Result>(_ body: (SharedSession) throws -> Result) throws -> Result {
        try turn.withLock {
            defer { takeNotifications() }
            return try body(self)
        }
    }

    /// Runs `body` with the session; only within ``exclusively(_:)``. A session that ended meanwhile is
    /// replaced once, and `body` runs again.
    func begun<Result>(_ body: (ServerSession) throws -> Result) throws -> Result {
        try session.replacedIfLost(connect, body)
    }

    /// Ends the session, so that the next use connects again: its settings do not fit, and those of the
    /// server may change.
    func end() {
        session = nil
    }

    private func connect() throws -> ServerSession {
        let session = try ServerSession.open(address, as: "mcorder reader")
        number += 1
        isListening = false
        return session
    }

    private func takeNotifications() {
        guard isListening, let session, session.takeNotifications() else { return }
        isNotified = true
        _ = write(alarm.beginning, "!", 1)
    }

    /// Waits until a commit is announced or the time has come.
    ///
    /// - Returns: whether there may have been a commit.
    func waitForNotification(by deadline: ContinuousClock.Instant) throws -> Bool {
        while true {
            let (isNews, socket) = try turn.withLock { try listen() }
            if isNews { return true }
            guard ServerWait.untilReadable(socket, alarm.end, by: deadline) else { return false }
        }
    }

    /// Receives announcements without waiting. What happened before LISTEN was not announced to a session.
    private func listen() throws -> (isNews: Bool, socket: Int32) {
        var bytes = [UInt8](repeating: 0, count: 64)
        _ = read(alarm.end, &bytes, bytes.count)
        let (wasListening, before) = (isListening, number)
        let socket = try begun { session in
            if !isListening || number != before { try session.execute("LISTEN \(NotificationFeed.channel)") }
            try session.receive()
            return PQsocket(session.connection)
        }
        isListening = true
        takeNotifications()
        defer { isNotified = false }
        return (isNotified || !wasListening || number != before, socket)
    }
}
#endif
