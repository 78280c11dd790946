#if PostgreSQL
import Foundation
import Glibc
import McOrderModel

/// Where the client library looks for passwords. Its mode is checked here, because libpq writes a warning
/// about it to the terminal.
extension PasswordFile {
    /// A path at which there is never a file.
    static let none = "/dev/null/none"

    /// The file for an address: the one that it names, the one among the credentials that systemd passes to a
    /// unit, or the user's own.
    init(for address: ConnectionParameters) {
        let environment = ProcessInfo.processInfo.environment
        let credential = environment["CREDENTIALS_DIRECTORY"].map { "\($0)/pgpass" }
            .flatMap { FileManager.default.fileExists(atPath: $0) ? $0 : nil }
        self.init(
            path: address["passfile"] ?? credential ?? environment["PGPASSFILE"]
                ?? "\(environment["HOME"] ?? NSHomeDirectory())/.pgpass"
        )
    }

    private init(path: String) {
        var status = stat()
        self.init(path: path, mode: stat(path, &status) == 0 ? UInt16(status.st_mode & 0o777) : nil)
    }
}
#endif
