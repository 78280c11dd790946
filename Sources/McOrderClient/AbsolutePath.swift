private import Glibc

/// Paths that stay right when they are remembered and used from elsewhere.
enum AbsolutePath {
    /// The path from the root; symbolic links stay, so that what they lead to may change.
    static func of(_ path: String) -> String {
        guard !path.hasPrefix("/"), let current = getcwd(nil, 0) else { return path }
        defer { free(current) }
        let folder = String(cString: current)
        return path == "." ? folder : (folder == "/" ? "" : folder) + "/" + path
    }

    /// The folder that a path lies in; nil for the root.
    static func parent(of path: String) -> (folder: String, name: String)? {
        var trimmed = path[...]
        while trimmed.count > 1, trimmed.last == "/" { trimmed.removeLast() }
        guard let slash = trimmed.lastIndex(of: "/") else { return nil }
        let name = trimmed[trimmed.index(after: slash)...]
        guard !name.isEmpty else { return nil }
        return (slash == trimmed.startIndex ? "/" : String(trimmed[..<slash]), String(name))
    }
}
