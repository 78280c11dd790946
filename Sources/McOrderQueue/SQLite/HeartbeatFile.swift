import McOrderFiles

/// The heartbeat file in the state folder, which is overwritten in place.
struct HeartbeatFile {
    /// How often the file is read if it is being written at the same time.
    private static let readings = 4
    /// The length of the file is a multiple of this number of bytes, so that it seldom changes.
    private static let block = 512

    let state: String

    /// Reads the heartbeat; `nil` if there is none that can be parsed.
    func read() throws(QueueError) -> Heartbeat? {
        try QueueError.converting {
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
        }
    }

    func write(_ heartbeat: Heartbeat) throws(QueueError) {
        try QueueError.converting {
            guard let name = FileName(QueueFiles.heartbeat) else { return }
            let folder = try Directory.open(state)
            var bytes = heartbeat.json
            let rest = (Self.block - bytes.count % Self.block) % Self.block
            bytes.insert(contentsOf: Array(repeating: UInt8(ascii: " "), count: rest), at: bytes.count - 1)
            if try folder.overwrite(name, bytes: bytes) { return }
            // The mode lets another user of the group write it, who may be the next to run the daemon.
            try WholeFile.replace(
                name,
                bytes: bytes,
                in: folder,
                mode: QueueFiles.mode,
                durable: false
            )
        }
    }
}
