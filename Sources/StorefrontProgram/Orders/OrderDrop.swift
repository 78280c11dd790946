import Logging
import McOrderClient
import McOrderFiles
import McOrderModel
import Synchronization

/// Writes files into the folder that the restaurant reads. All its calls block on the disk.
final class OrderDrop: Sendable {
    private struct Known {
        var files = 0
        var countedAt: ContinuousClock.Instant?
    }

    /// How long a count of the waiting files is used.
    private static let countAge = Duration.milliseconds(500)

    private let path: String
    private let limits: SendingLimits
    private let known = Mutex(Known())
    private let log: ProblemLog

    init(_ paths: FolderPaths, limits: SendingLimits, log: Logger) {
        path = paths.orders
        self.limits = limits
        self.log = ProblemLog("file not written", in: log)
    }

    /// Writes a file whole or not at all. After the return it survives a power cut; a file that is there
    /// already is confirmed.
    ///
    /// - Throws: ``StorefrontError/folderFull`` or ``StorefrontError/notWritten``.
    func write(_ bytes: [UInt8], as name: FileName) throws(StorefrontError) {
        do {
            let folder = try OrdersFolder.open(path, shownAs: path).directory
            if try folder.stat(name) == nil {
                guard try hasRoom(folder) else { throw StorefrontError.folderFull }
            }
            let made = try WholeFile.create(name, bytes: bytes, in: folder, mode: 0o660)
            if made == .created { known.withLock { $0.files += 1 } }
            log.report(nil)
        } catch let error as StorefrontError {
            throw error
        } catch {
            log.report((error as? ClientError)?.reason ?? LogWords.of(error))
            throw .notWritten
        }
    }

    /// Whether a file is in the folder. One that cannot be looked at counts as absent.
    func has(_ name: FileName) -> Bool {
        guard let folder = try? Directory.open(path) else { return false }
        return (try? folder.stat(name)) != nil
    }

    private func hasRoom(_ folder: Directory) throws -> Bool {
        guard try FreeSpace.bytes(at: path) >= limits.minFree else { return false }
        return try known.withLock { known in
            let now = ContinuousClock.now
            if known.countedAt.map({ now - $0 > Self.countAge }) ?? true {
                var files = 0
                try folder.names { name in
                    if StorefrontFile.isOwn(name) { files += 1 }
                    return true
                }
                known = Known(files: files, countedAt: now)
            }
            return known.files < limits.files
        }
    }
}
