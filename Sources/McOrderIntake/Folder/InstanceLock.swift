package import McOrderFiles
internal import McOrderQueue

/// The lock that allows only one intake per state folder.
package enum InstanceLock {
    /// The lock's file in the state folder.
    package static let fileName = "mcorderd.lock"

    private static func open(state: String, create: Bool) throws(FileError) -> FileLock {
        try FileLock.open(
            lock: QueueFiles.path(fileName, in: state),
            baton: nil,
            create: create,
            mode: 0o660
        )
    }

    /// Takes the lock; it is held as long as the returned object exists.
    ///
    /// - Parameter holder: the name that is shown to other programs; the process id is appended.
    /// - Throws: ``IntakeError/running(holder:)``, or a file system error.
    package static func take(state: String, as holder: String = "mcorderd") throws -> FileLock {
        do {
            let lock = try open(state: state, create: true)
            // ``isHeld(state:)`` in another process takes the lock for a moment, so wait up to a second.
            try lock.acquire(deadline: .seconds(1), as: "\(holder) \(processID)")
            return lock
        } catch FileLockError.busy(let holder) {
            throw IntakeError.running(holder: holder)
        } catch FileLockError.file(let error) {
            throw QueueError.file(error)
        } catch let error as FileError {
            throw QueueError.file(error)
        }
    }

    /// Whether an intake is running on this state folder.
    package static func isHeld(state: String) throws(FileError) -> Bool {
        do {
            let lock = try open(state: state, create: false)
            try lock.acquire(deadline: .zero, as: "mcorderd status")
            try lock.release()
            return false
        } catch FileLockError.busy {
            return true
        } catch FileLockError.file(let error) {
            throw error
        } catch let error as FileError {
            if error.isAbsent { return false }
            throw error
        } catch {
            return false
        }
    }
}
