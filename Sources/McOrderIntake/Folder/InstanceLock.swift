package import McOrderFiles
import McOrderQueue

/// The lock that allows only one intake per state folder.
package enum InstanceLock {
    /// The lock's file in the state folder.
    package static let fileName = "mcorderd.lock"

    /// Takes the lock; it is held as long as the returned object exists.
    ///
    /// - Parameter holder: the name that is shown to other programs; the process id is appended.
    /// - Throws: ``IntakeError/running(holder:)``, or a file system error.
    package static func take(state: String, as holder: String = "mcorderd") throws -> FileLock {
        do throws(FileLockError) {
            // ``isHeld(state:)`` in another process takes the lock for a moment, so wait up to a second.
            let (path, name) = (QueueFiles.path(fileName, in: state), "\(holder) \(Machine.processID)")
            return try FileLock.take(path, create: true, mode: 0o660, deadline: .seconds(1), as: name)
        } catch {
            switch error {
            case .busy(let holder): throw IntakeError.running(holder: holder)
            case .file(let error): throw QueueError.file(error)
            }
        }
    }

    /// The name of the daemon that has this lock, the same after each of its starts: two daemons with one
    /// name cannot run at the same time, except on copies of a machine.
    static func name(state: String) throws(FileError) -> String? {
        guard let stamp = try Directory.open(state).stat(FileName(constant: fileName)) else { return nil }
        return "\(Machine.name) \(stamp.identity.device) \(stamp.identity.inode)"
    }

    /// Whether an intake is running on this state folder.
    package static func isHeld(state: String) throws(FileError) -> Bool {
        do throws(FileLockError) {
            let path = QueueFiles.path(fileName, in: state)
            _ = try FileLock.take(path, create: false, mode: 0o660, deadline: .zero, as: "mcorderd status")
            return false
        } catch {
            switch error {
            case .busy: return true
            case .file(let error) where error.isAbsent: return false
            case .file(let error): throw error
            }
        }
    }
}
