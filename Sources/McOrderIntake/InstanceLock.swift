package import McOrderFiles
internal import McOrderQueue

/// The lock that only one intake per state folder holds.
package enum InstanceLock {
    /// Its file in the state folder.
    package static let fileName = "mcorderd.lock"

    private static func open(state: String, create: Bool) throws(FileError) -> FileLock {
        try FileLock.open(
            lock: QueueFiles.path(fileName, in: state),
            baton: nil,
            create: create,
            mode: 0o660
        )
    }

    /// Takes the lock for as long as the result lives.
    ///
    /// - Throws: ``IntakeFailure/running(holder:)``, or what the file system says.
    /// - Parameter holder: who takes it, as others are told; the process's number is added.
    package static func take(state: String, as holder: String = "mcorderd") throws -> FileLock {
        do {
            let lock = try open(state: state, create: true)
            // Who looks whether it is held takes it for a moment.
            try lock.acquire(deadline: .seconds(1), as: "\(holder) \(processID)")
            return lock
        } catch FileLockError.busy(let holder) {
            throw IntakeFailure.running(holder: holder)
        } catch FileLockError.file(let error) {
            throw QueueError.file(error)
        } catch let error as FileError {
            throw QueueError.file(error)
        }
    }

    /// Whether an intake runs on that state folder.
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
