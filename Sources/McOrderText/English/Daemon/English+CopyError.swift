extension English {
    package func text(_ message: CopyErrorText) -> String {
        switch message {
        case .noFolder(let path): "there is no folder \(quoted(path: path)): make it first"
        case .sharedFolder(let path, let folder):
            "\(quoted(path: path)) lies in \(folder), which the customers read: "
                + "a backup has their names in it; choose another folder"
        case .taken(let path):
            "\(quoted(path: path)) exists: choose another name, or repeat with --force"
        case .ownFile(let path): "\(quoted(path: path)) belongs to the queue itself: choose another file"
        case .noFile(let path): "\(quoted(path: path)) is not a regular file: give the path of one"
        case .notWritten(let path, let words):
            "cannot write the copy \(quoted(path: path)): \(cause(words)); make room or check the disk"
        case .damaged(let path, let words):
            "\(quoted(path: path)) is damaged: \(cause(words)); use another backup"
        case .notAQueue(let path): "\(quoted(path: path)) is not a backup made by mcorderd backup"
        case .newer(let path): "\(quoted(path: path)) was made by a newer version: update mcorderd"
        case .unreleased(let path): "\(quoted(path: path)) is older than 0.1.0: restore it with that version"
        case .hasJournal(let path):
            "\(quoted(path: path)) has a journal (-wal) beside it: it was not made by mcorderd backup"
        case .changed: "a till has changed the queue meanwhile: close the tills and start again"
        }
    }
}
