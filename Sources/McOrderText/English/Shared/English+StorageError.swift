extension English {
    package func text(_ message: StorageErrorText) -> String {
        switch message {
        case .place(let path, let words): "\(quoted(path: path)): \(cause(words))"
        case .folderFull: "the shared folder is full"
        case .folderReadOnly: "the shared folder is read-only"
        case .folderNotWritable: "you may not write to the shared folder"
        case .checkMounting: "Check that the folder is mounted and synchronised."
        case .mountForWriting: "Mount it for writing."
        case .askPermission: "Ask for permission to write to it."
        case .makeRoom: "Make room."
        case .checkDisk: "Check the folder and the disk."
        }
    }
}
