package import McOrderFiles
internal import McOrderQueue

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
            let name = "\(holder) \(Machine.processID)"
            return try acquire(state, create: true, deadline: .seconds(1), as: name)
        } catch {
            switch error {
            case .busy(let holder): throw IntakeError.running(holder: holder)
            case .file(let error): throw QueueError.file(error)
            }
        }
    }

    /// Whether an intake is running on this state folder.
    package static func isHeld(state: String) throws(FileError) -> Bool {
        do throws(FileLockError) {
            _ = try acquire(state, create: false, deadline: .zero, as: "mcorderd status")
            return false
        } catch {
            switch error {
            case .busy: return true
            case .file(let error) where error.isAbsent: return false
            case .file(let error): throw error
            }
        }
    }

    private static func acquire(
        _ state: String,
        create: Bool,
        deadline: Duration,
        as holder: String
    ) throws(FileLockError) -> FileLock {
        let path = QueueFiles.path(fileName, in: state)
        return try FileLock.take(path, create: create, mode: 0o660, deadline: deadline, as: holder)
    }
}
