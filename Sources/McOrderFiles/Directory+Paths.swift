import SystemPackage

extension Directory {
    /// Opens a folder like ``open(_:)``; nil if it does not exist.
    package static func find(_ path: String) throws(FileError) -> Directory? {
        do {
            return try open(path)
        } catch {
            if error.isAbsent { return nil }
            throw error
        }
    }

    /// Opens a folder. If it does not exist, creates it and its missing parents, and fsyncs their names.
    ///
    /// - Parameters:
    ///   - mode: the permissions of the folder.
    ///   - parents: the permissions of parents that are created.
    /// - Returns: the folder, and the paths of those that did not exist, each before those inside it.
    package static func create(
        _ path: String,
        mode: UInt16,
        parents: UInt16
    ) throws(FileError) -> (folder: Directory, new: [String]) {
        do {
            return (try open(path), [])
        } catch {
            let full = FilePath(path)
            guard error.isAbsent, let last = full.lastComponent, let name = FileName(last.string) else {
                throw error
            }
            let above = full.removingLastComponent().string
            let (parent, new) = try create(above, mode: parents, parents: parents)
            if try parent.createSubdirectory(name, mode: mode) { try parent.synchronize() }
            return (try open(path), new + [full.string])
        }
    }

    /// The folder and the name that a relative path leads to; nil for a path without a name. No symbolic link
    /// is followed, so the path does not leave this folder.
    ///
    /// - Parameter mode: the permissions of missing folders on the way; nil creates none.
    package func place(
        of path: String,
        creating mode: UInt16? = nil
    ) throws(FileError) -> (folder: Directory, name: FileName)? {
        var names = path.split(separator: "/").compactMap { FileName(String($0)) }
        guard let last = names.popLast() else { return nil }
        var folder = self
        for name in names {
            if let mode { _ = try folder.createSubdirectory(name, mode: mode) }
            folder = try folder.openSubdirectory(name)
        }
        return (folder, last)
    }
}
