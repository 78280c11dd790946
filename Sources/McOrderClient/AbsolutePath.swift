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
}
