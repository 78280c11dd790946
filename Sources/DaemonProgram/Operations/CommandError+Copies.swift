import McOrderConsole
import McOrderFiles
import McOrderQueue
import McOrderSetup
import McOrderText

extension CommandError {
    /// Converts the failure of a backup to an exit code and a message.
    init(backup failure: Backup.BackupError) {
        switch failure {
        case .copy(.file(let error)) where error.isAbsent:
            self.init(.cannotCreate, CopyErrorText.noFolder(error.path))
        case .copy(let error): self.init(copy: error)
        case .shared(let path, let folder):
            self.init(.invalid, CopyErrorText.sharedFolder(path, folder: HarmlessText.clean(folder)))
        }
    }

    /// Converts an error about a copy of the queue to an exit code and a message.
    init(copy error: CopyError) {
        switch error {
        case .queue(let error): self.init(daemon: error)
        case .file(let error): self.init(daemon: error)
        case .taken(let path): self.init(.cannotCreate, CopyErrorText.taken(path))
        case .ownFile(let path): self.init(.invalid, CopyErrorText.ownFile(path))
        case .noFile(let path): self.init(.invalid, CopyErrorText.noFile(path))
        case .notWritten(let path, let words):
            self.init(.storage, CopyErrorText.notWritten(path, cause: HarmlessText.clean(words)))
        case .damaged(let path, let words):
            self.init(.invalid, CopyErrorText.damaged(path, cause: HarmlessText.clean(words)))
        case .notAQueue(let path): self.init(.invalid, CopyErrorText.notAQueue(path))
        case .newer(let path): self.init(.badConfiguration, CopyErrorText.newer(path))
        case .unreleased(let path): self.init(.badConfiguration, CopyErrorText.unreleased(path))
        case .hasJournal(let path): self.init(.invalid, CopyErrorText.hasJournal(path))
        case .changed: self.init(.tryAgain, CopyErrorText.changed)
        }
    }
}
