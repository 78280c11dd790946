import Foundation

extension Workshop {
    /// Compiles one of the libraries of `Torture/Sources/Shim` with the compiler of the Swift toolchain.
    ///
    /// - Returns: the library's path, for `LD_PRELOAD`.
    func shim(_ name: String) async throws -> String {
        let source = "\(repository)/Torture/Sources/Shim/\(name).c"
        let shim = "\(folder)/\(name).so"
        let sandbox = Sandbox(workshop: self, folder: folder)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        try await sandbox.run(
            "/usr/bin/env",
            ["clang", "-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"],
            adding: ["PATH": path]
        ).required("compiling \(source)")
        return shim
    }
}
