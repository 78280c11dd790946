private import Glibc

/// Converts paths to absolute ones, so that they stay valid when they are stored and used from another
/// folder.
enum AbsolutePath {
    /// The absolute path. Symbolic links are not resolved, so that their targets may change later.
    static func of(_ path: String) -> String {
        guard !path.hasPrefix("/"), let current = getcwd(nil, 0) else { return path }
        defer { free(current) }
        let folder = String(cString: current)
        return path == "." ? folder : (folder == "/" ? "" : folder) + "/" + path
    }

    /// The folder and name of a path; `nil` for the root.
    static func parent(of path: String) -> (folder: String, name: String)? {
        var trimmed = path[...]
        while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
        guard let slash = trimmed.lastIndex(of: "/") else { return nil }
        let name = trimmed[trimmed.index(after: slash)...]
        guard !name.isEmpty else { return nil }
        return (slash == trimmed.startIndex ? "/" : String(trimmed[..<slash]), String(name))
    }
}
