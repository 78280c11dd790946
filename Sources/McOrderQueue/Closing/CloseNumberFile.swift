import McOrderFiles
package import McOrderModel

/// The file `closes.json` in a state folder: the highest numbers of closes, outside the queue.
///
/// It outlives the queue, which can be lost, or replaced by an older backup.
package struct CloseNumberFile {
    private static let limit = 1 << 20

    private let state: String

    /// The file in the state folder of that path.
    package init(state: String) {
        self.state = state
    }

    /// Reads the numbers; none if the file does not exist or cannot be parsed.
    package func read() throws(QueueError) -> CloseNumbers {
        try QueueError.converting {
            guard let name = FileName(QueueFiles.closeNumbers) else { return CloseNumbers() }
            switch try HostileFile.read(name, in: try Directory.open(state), limit: Self.limit) {
            case .contents(let bytes, _): return CloseNumbers(bytes) ?? CloseNumbers()
            case .absent, .changing, .notAFile, .tooLarge: return CloseNumbers()
            }
        }
    }

    /// Adds numbers to the file, durably. Writes nothing if it has them already.
    package func raise(to numbers: CloseNumbers) throws(QueueError) {
        let known = try read()
        var all = known
        all.raise(to: numbers)
        guard all != known else { return }
        try QueueError.converting {
            guard let name = FileName(QueueFiles.closeNumbers) else { return }
            try WholeFile.replace(
                name,
                bytes: Array("\(JSONWriter.text(all.json))\n".utf8),
                in: try Directory.open(state),
                mode: QueueFiles.mode,
                durable: true
            )
        }
    }
}
