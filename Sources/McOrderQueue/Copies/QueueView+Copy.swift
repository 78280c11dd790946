internal import GRDB
package import McOrderFiles

extension QueueView {
    /// Copies the queue as it is at this instant into a new file, whole or not at all, and makes sure of the
    /// copy before it gets its name.
    ///
    /// Nobody waits: one read transaction is one picture, and writers go on beside it. The copy is a single
    /// file without journal. Its rights are 0600: it holds names. Takes time in proportion to the queue's
    /// size.
    ///
    /// - Parameters:
    ///   - name: the copy's name.
    ///   - folder: where it is to be.
    ///   - replacing: whether a file of that name gives way.
    /// - Returns: what is in it, and how many bytes it has.
    package func copy(
        to name: FileName,
        in folder: Directory,
        replacing: Bool
    ) throws(CopyError) -> (counts: QueueCounts, bytes: Int64) {
        let path = "\(folder.path)/\(name.display)"
        do {
            guard try replacing || folder.stat(name) == nil else { throw CopyError.taken(path: path) }
            let staged = try StagedDatabase(in: folder, mode: 0o600)
            do {
                let counts = try staged.fill(path: path, counting: { try QueueCounts($0) }) { try read($0) }
                try staged.file.publish(as: name, replacing: replacing)
                return (counts, try folder.stat(name)?.size ?? 0)
            } catch {
                try staged.discard()
                throw error
            }
        } catch let error as CopyError {
            throw error
        } catch let error as FileError {
            throw .file(error)
        } catch let error as WholeFileError {
            throw error.fileError.isTaken ? .taken(path: path) : .file(error.fileError)
        } catch {
            throw .queue(QueueError(error))
        }
    }
}

extension DatabaseError {
    /// What SQLite says; a backup that fails leaves its connection without words.
    var words: String {
        guard let message, message != "not an error" else { return resultCode.description }
        return message
    }
}
