internal import McOrderFiles
package import McOrderModel

/// What the intake last said about itself: how fresh the queue's picture of the folder is.
///
/// It lies in a file of its own in the state folder, is written over in place and is never synced: after a crash
/// an old one is as true as before. Source: architecture.md, rule 11.
package struct Heartbeat: Hashable, Sendable {
    /// Its file in the state folder.
    package static let fileName = "heartbeat"

    /// The process that wrote it.
    package let process: Int32
    /// When the folder was looked through last; `nil` before the first time.
    package let lastScanAt: Timestamp?
    /// Files that wait until they stood still long enough.
    package let waitingFiles: Int
    /// Files of restaurants that other daemons serve.
    package let elsewhere: Int
    /// Notices that wait for their orders.
    package let waitingNotices: Int
    /// Temporary files older than a day.
    package let lingering: Int
    /// Why the folder is not looked through at present; `nil` when it is.
    package let trouble: FolderTrouble?

    /// A heartbeat of those values.
    package init(
        process: Int32,
        lastScanAt: Timestamp?,
        waitingFiles: Int,
        elsewhere: Int,
        waitingNotices: Int = 0,
        lingering: Int,
        trouble: FolderTrouble?
    ) {
        self.process = process
        self.lastScanAt = lastScanAt
        self.waitingFiles = waitingFiles
        self.elsewhere = elsewhere
        self.waitingNotices = waitingNotices
        self.lingering = lingering
        self.trouble = trouble
    }

    /// Reads the heartbeat of a state folder; `nil` when there is none that can be understood.
    package static func read(state: String) throws(QueueError) -> Heartbeat? {
        do {
            guard let name = FileName(fileName) else { return nil }
            let folder = try Directory.open(state)
            for _ in 1...readings {
                switch try HostileFile.read(name, in: folder, limit: 65_536) {
                case .contents(let bytes, _):
                    if let heartbeat = Heartbeat(json: bytes) { return heartbeat }
                case .changing: continue
                case .absent, .notAFile, .tooLarge: return nil
                }
            }
            return nil
        } catch {
            throw .file(error)
        }
    }

    /// How often it is read where it was just being written.
    private static let readings = 4
    /// The file is as long as a multiple of this, so that it seldom becomes longer or shorter.
    private static let block = 512

    /// Writes the heartbeat of a state folder.
    package func write(state: String) throws(QueueError) {
        do {
            guard let name = FileName(Self.fileName) else { return }
            let folder = try Directory.open(state)
            var bytes = json
            let rest = (Self.block - bytes.count % Self.block) % Self.block
            bytes.insert(contentsOf: Array(repeating: UInt8(ascii: " "), count: rest), at: bytes.count - 1)
            if try folder.overwrite(name, bytes: bytes) { return }
            // Whoever runs the intake next may be another user of the group.
            try WholeFile.replace(
                name,
                bytes: bytes,
                in: folder,
                mode: QueueFiles.mode,
                durable: false
            )
        } catch let error as WholeFileError {
            throw .file(error.fileError)
        } catch {
            throw QueueError(error)
        }
    }

    /// Whether it says the same as another one, but for the time.
    package func tellsTheSame(as other: Heartbeat) -> Bool {
        (process, waitingFiles, elsewhere, waitingNotices, lingering, trouble)
            == (
                other.process, other.waitingFiles, other.elsewhere, other.waitingNotices, other.lingering,
                other.trouble
            )
            && (lastScanAt == nil) == (other.lastScanAt == nil)
    }

    private var json: [UInt8] {
        JSONWriter.document(
            .object([
                JSONValue.Member("format", .integer(1)),
                JSONValue.Member("process", .integer(process)),
                JSONValue.Member("lastScanAt", .optional(lastScanAt?.milliseconds)),
                JSONValue.Member("waitingFiles", .integer(waitingFiles)),
                JSONValue.Member("elsewhere", .integer(elsewhere)),
                JSONValue.Member("waitingNotices", .integer(waitingNotices)),
                JSONValue.Member("lingering", .integer(lingering)),
                JSONValue.Member("trouble", trouble?.json ?? .null),
            ])
        )
    }

    private init?(json bytes: [UInt8]) {
        let document = Result { () throws(JSONFault) in try JSONReader.read(bytes, depth: 4) }
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
            trouble: read.value.member("trouble").flatMap { FolderTrouble($0) }
        )
    }
}

extension FolderTrouble {
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
