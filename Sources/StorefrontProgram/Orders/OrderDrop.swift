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

    init(_ paths: FolderPaths, limits: SendingLimits) {
        path = paths.orders
        self.limits = limits
    }

    /// Writes a file whole or not at all. After the return it survives a power cut; a file that is there
    /// already is confirmed.
    ///
    /// - Throws: ``StorefrontError/folderFull`` or ``StorefrontError/notWritten``.
    func write(_ bytes: [UInt8], as name: String) throws(StorefrontError) {
        guard let name = FileName(name), let folder = try? OrdersFolder.open(path, shownAs: path) else {
            throw .notWritten
        }
        let isThere = (try? folder.directory.stat(name)).flatMap { $0 } != nil
        if !isThere {
            guard try hasRoom(folder.directory) else { throw .folderFull }
        }
        do {
            let mode: UInt16 = 0o660
            let made = try WholeFile.create(name, bytes: bytes, in: folder.directory, mode: mode)
            if made == .created { known.withLock { $0.files += 1 } }
        } catch {
            throw .notWritten
        }
    }

    /// Whether a file is in the folder. One that cannot be looked at counts as absent.
    func has(_ name: String) -> Bool {
        guard let name = FileName(name), let folder = try? Directory.open(path) else { return false }
        return ((try? folder.stat(name)) ?? nil) != nil
    }

    private func hasRoom(_ folder: Directory) throws(StorefrontError) -> Bool {
        do {
            guard try FreeSpace.bytes(at: path) >= limits.minFree else { return false }
            return try known.withLock { known in
                let now = ContinuousClock.now
                if known.countedAt.map({ now - $0 > Self.countAge }) ?? true {
                    var files = 0
                    try folder.names { name in
                        if name.display.hasPrefix(StorefrontFile.stem + ".") { files += 1 }
                        return true
                    }
                    known = Known(files: files, countedAt: now)
                }
                return known.files < limits.files
            }
        } catch {
            throw .notWritten
        }
    }
}
