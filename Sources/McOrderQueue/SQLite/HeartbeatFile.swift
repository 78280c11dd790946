internal import McOrderFiles

/// The heartbeat's file in the state folder, which is written over in place.
struct HeartbeatFile {
    /// How often it is read where it was just being written.
    private static let readings = 4
    /// The file is as long as a multiple of this, so that it seldom becomes longer or shorter.
    private static let block = 512

    let state: String

    /// Reads the heartbeat; `nil` when there is none that can be understood.
    func read() throws(QueueError) -> Heartbeat? {
        do {
            guard let name = FileName(QueueFiles.heartbeat) else { return nil }
            let folder = try Directory.open(state)
            for _ in 1...Self.readings {
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

    /// Writes a heartbeat.
    func write(_ heartbeat: Heartbeat) throws(QueueError) {
        do {
            guard let name = FileName(QueueFiles.heartbeat) else { return }
            let folder = try Directory.open(state)
            var bytes = heartbeat.json
            let rest = (Self.block - bytes.count % Self.block) % Self.block
            bytes.insert(contentsOf: Array(repeating: UInt8(ascii: " "), count: rest), at: bytes.count - 1)
            if try folder.overwrite(name, bytes: bytes) { return }
            // The next to run the intake may be another user of the group.
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
}
