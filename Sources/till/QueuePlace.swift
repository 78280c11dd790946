import McOrderConsole
import McOrderFiles
import McOrderQueue

/// Where a queue may be opened from.
enum QueuePlace {
    /// Refuses a queue on another machine's disk, whose locks nobody can rely on.
    ///
    /// Not an error: a folder that is not there, yet.
    ///
    /// - Parameter kind: what holds a path.
    static func requireOwnMachine(
        _ state: String,
        kind: (String) throws(FileError) -> FileSystemKind = StateLocation.fileSystemKind
    ) throws {
        let found: FileSystemKind
        do throws(FileError) {
            found = try kind(state)
        } catch {
            if error.isAbsent { return }
            throw QueueError.file(error)
        }
        guard case .network(let name) = found else { return }
        throw CommandFailure(
            .badConfiguration,
            es:
                "\(HarmlessText.clean(state)) está en red (\(name)), y ahí la cola se estropearía: entra por SSH en "
                + "la máquina de mcorderd y abre till allí",
            en:
                "\(HarmlessText.clean(state)) is on a network (\(name)), where the queue would be damaged: use SSH "
                + "to the machine of mcorderd and start till there"
        )
    }
}

extension CommonOptions {
    /// Opens the queue for reading.
    func openView() async throws -> QueueView {
        try QueuePlace.requireOwnMachine(stateFolder)
        return try await QueueView(state: stateFolder)
    }
}
