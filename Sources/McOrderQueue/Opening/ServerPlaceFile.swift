import McOrderFiles
import McOrderModel

/// The file `server.json` in a state folder: the last place in the changes of the queue on a server, outside
/// the queue. It shows that a server lacks changes, or has served this folder before.
package struct ServerPlaceFile {
    private static let limit = 4096

    private let state: String

    /// The file in the state folder of that path.
    package init(state: String) {
        self.state = state
    }

    /// Reads the place; `nil` if the file does not exist or cannot be parsed.
    package func read() throws(QueueError) -> ServerPlace? {
        try QueueError.converting {
            guard let name = FileName(QueueFiles.serverPlace),
                case .contents(let bytes, _) = try HostileFile.read(
                    name,
                    in: try Directory.open(state),
                    limit: Self.limit
                )
            else { return nil }
            return (try? JSONReader.read(bytes, depth: 4).value).flatMap { ServerPlace($0) }
        }
    }

    /// Writes the place. A power cut may lose the last changes of the file.
    package func write(_ place: ServerPlace) throws(QueueError) {
        try QueueError.converting {
            guard let name = FileName(QueueFiles.serverPlace) else { return }
            try WholeFile.replace(
                name,
                bytes: Array("\(JSONWriter.text(place.json))\n".utf8),
                in: try Directory.open(state),
                mode: QueueFiles.mode,
                durable: false
            )
        }
    }
}
