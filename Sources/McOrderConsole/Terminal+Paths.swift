extension Terminal {
    /// Makes a path of the command line absolute, from the folder in which the command was started.
    package static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = environment("PWD") else { return path }
        return "\(folder)/\(path)"
    }
}
