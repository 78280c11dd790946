package import McOrderModel

/// What the daemon last reported about itself: how up to date the queue is with the drop folder. It is never
/// synced: after a crash an old heartbeat is as correct as before. Source: rules.md, rule 11.
package struct Heartbeat: Hashable, Sendable {
    /// The id of the process that wrote it.
    package let process: Int32
    /// When the drop folder was last scanned; `nil` before the first scan.
    package private(set) var lastScanAt: Timestamp?
    /// Files that have not yet been unchanged for the settle time.
    package let waitingFiles: Int
    /// Files for restaurants that other daemons serve.
    package let elsewhere: Int
    /// Notices whose orders are not known yet.
    package let waitingNotices: Int
    /// Temporary files older than a day.
    package let lingering: Int
    /// Entries of the drop folder that are neither orders, notices nor McOrder's own files.
    package let otherFiles: Int
    /// The doubt about the clock that delays decisions which depend on the time; `nil` if there is none.
    package let clock: ClockCheck.Doubt?
    /// Another queue that is served in the same folder for the same restaurants.
    package let rival: Rival?
    /// The codes of orders that both queues accepted.
    package let takenTwice: [String]
    /// Whether the daemon cannot remove files from the drop folder.
    package let folderIsReadOnly: Bool
    /// Whether receipts that are due could not be written.
    package let receiptsAreStuck: Bool
    /// The last change of an order that is answered by a receipt, like all before it; `nil` if that is not
    /// known.
    package private(set) var answered: Int64?
    /// Why the drop folder is not scanned at present; `nil` if it is.
    package let problem: FolderError?

    package init(
        process: Int32,
        lastScanAt: Timestamp?,
        waitingFiles: Int,
        elsewhere: Int,
        waitingNotices: Int = 0,
        lingering: Int,
        otherFiles: Int = 0,
        clock: ClockCheck.Doubt? = nil,
        rival: Rival? = nil,
        takenTwice: [String] = [],
        folderIsReadOnly: Bool = false,
        receiptsAreStuck: Bool = false,
        answered: Int64? = nil,
        problem: FolderError?
    ) {
        self.process = process
        self.lastScanAt = lastScanAt
        self.waitingFiles = waitingFiles
        self.elsewhere = elsewhere
        self.waitingNotices = waitingNotices
        self.lingering = lingering
        self.otherFiles = otherFiles
        self.clock = clock
        self.rival = rival
        self.takenTwice = takenTwice
        self.folderIsReadOnly = folderIsReadOnly
        self.receiptsAreStuck = receiptsAreStuck
        self.answered = answered
        self.problem = problem
    }

    /// Whether all values equal those of another heartbeat, ignoring the time of the last scan and
    /// ``answered``, which differ in a rush of orders.
    package func tellsTheSame(as other: Heartbeat) -> Bool {
        var other = other
        other.answered = answered
        if lastScanAt != nil, other.lastScanAt != nil { other.lastScanAt = lastScanAt }
        return self == other
    }

    /// The stored form of the heartbeat.
    var json: [UInt8] {
        JSONWriter.document(
            .object([
                JSONValue.Member("format", .integer(1)),
                JSONValue.Member("process", .integer(process)),
                JSONValue.Member("lastScanAt", .optional(lastScanAt?.milliseconds)),
                JSONValue.Member("waitingFiles", .integer(waitingFiles)),
                JSONValue.Member("elsewhere", .integer(elsewhere)),
                JSONValue.Member("waitingNotices", .integer(waitingNotices)),
                JSONValue.Member("lingering", .integer(lingering)),
                JSONValue.Member("otherFiles", .integer(otherFiles)),
                JSONValue.Member("clock", .optional(clock?.rawValue)),
                JSONValue.Member("claimedBy", rival?.json ?? .null),
                JSONValue.Member("takenTwice", .array(takenTwice.map { .string($0) })),
                JSONValue.Member("folderIsReadOnly", .bool(folderIsReadOnly)),
                JSONValue.Member("receiptsAreStuck", .bool(receiptsAreStuck)),
                JSONValue.Member("answered", .optional(answered)),
                JSONValue.Member("trouble", problem?.json ?? .null),
            ])
        )
    }

    /// Reads what ``json`` wrote; `nil` if the bytes are anything else.
    init?(json bytes: [UInt8]) {
        let document = Result { () throws(JSONError) in try JSONReader.read(bytes, depth: 4) }
        guard case .success(let read) = document, let process = read.value.member("process")?.integer else {
            return nil
        }
        let count = { (name: String) in read.value.member(name)?.integer ?? 0 }
        self.init(
            process: Int32(clamping: process),
            lastScanAt: read.value.member("lastScanAt")?.integer.map { Timestamp(milliseconds: Int64($0)) },
            waitingFiles: count("waitingFiles"),
            elsewhere: count("elsewhere"),
            waitingNotices: count("waitingNotices"),
            lingering: count("lingering"),
            otherFiles: count("otherFiles"),
            clock: read.value.member("clock")?.text.flatMap(ClockCheck.Doubt.init(rawValue:)),
            rival: read.value.member("claimedBy").flatMap { Rival($0) },
            takenTwice: (read.value.member("takenTwice")?.elements ?? []).compactMap(\.text),
            folderIsReadOnly: read.value.member("folderIsReadOnly") == .bool(true),
            receiptsAreStuck: read.value.member("receiptsAreStuck") == .bool(true),
            answered: read.value.member("answered")?.integer.map { Int64($0) },
            problem: read.value.member("trouble").flatMap { FolderError($0) }
        )
    }
}

extension Heartbeat {
    /// Another queue that is served in the same folder for the same restaurants.
    package struct Rival: Hashable, Sendable {
        /// The name of the machine that serves it.
        package let host: String
        /// Since when it is served.
        package let since: Timestamp

        package init(host: String, since: Timestamp) {
            self.host = host
            self.since = since
        }

        fileprivate init?(_ json: JSONValue) {
            guard let host = json.member("host")?.text,
                let since = json.member("since")?.text.flatMap({ Timestamp($0) })
            else { return nil }
            self.init(host: host, since: since)
        }

        /// The form in which the heartbeat and `mcorderd status --json` write it.
        package var json: JSONValue {
            .object([
                JSONValue.Member("host", .string(host)),
                JSONValue.Member("since", .string(since.description)),
            ])
        }
    }
}

extension FolderError {
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("cause", .string(cause.rawValue)),
            JSONValue.Member("path", .string(path)),
            JSONValue.Member("detail", .optional(detail)),
        ])
    }

    fileprivate init?(_ json: JSONValue) {
        guard let cause = json.member("cause")?.text.flatMap(Cause.init(rawValue:)) else { return nil }
        self.init(cause, path: json.member("path")?.text ?? "", detail: json.member("detail")?.text)
    }
}
