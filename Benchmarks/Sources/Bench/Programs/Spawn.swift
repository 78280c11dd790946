import Glibc

/// Starts programs with an environment of their own.
public enum Spawn {
    /// The standard descriptors of a program.
    public enum Descriptors {
        /// A controlling terminal, and a descriptor that becomes descriptor 3.
        case terminal(path: String, third: Int32)
        /// No input; all output goes to a file.
        case file(path: String)
        /// No input; standard output goes to a descriptor, standard error to a file.
        case pipe(Int32, errors: String)
    }

    /// Starts a program.
    ///
    /// - Returns: its process id.
    public static func start(
        _ path: String,
        _ arguments: [String],
        environment: [String: String],
        _ descriptors: Descriptors
    ) throws(BenchError) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        switch descriptors {
        case .terminal(let path, let third):
            // The first terminal that the leader of a session opens becomes the session's terminal.
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
            posix_spawn_file_actions_adddup2(&actions, third, 3)
            posix_spawnattr_setflags(&attributes, 0x80)  // POSIX_SPAWN_SETSID
        case .file(let path):
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, path, O_WRONLY | O_CREAT | O_APPEND, 0o600)
            posix_spawn_file_actions_adddup2(&actions, 1, 2)
        case .pipe(let descriptor, let errors):
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_adddup2(&actions, descriptor, 1)
            posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY | O_CREAT | O_APPEND, 0o600)
        }
        let (words, values) = ([path] + arguments, environment.map { "\($0)=\($1)" })
        var (argv, envp) = (words.map { strdup($0) } + [nil], values.map { strdup($0) } + [nil])
        defer { for word in argv + envp { free(word) } }
        var process: pid_t = 0
        let refusal = posix_spawn(&process, path, &actions, &attributes, &argv, &envp)
        guard refusal == 0 else { throw BenchError(call: path, reason: refusal) }
        return process
    }

    /// Waits for a program's end.
    ///
    /// - Returns: its exit status; 128 plus the signal's number if a signal killed it.
    @discardableResult
    public static func end(of process: Int32) -> Int32 {
        var status: CInt = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + (status & 0x7F)
    }

    /// Sends a signal to a child process.
    public static func signal(_ process: Int32, _ number: Int32) {
        kill(process, number)
    }
}
