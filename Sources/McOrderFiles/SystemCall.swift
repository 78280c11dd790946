import Glibc
import SystemPackage

/// Makes a call that answers -1 on failure, again while signals interrupt it; nil on success, else the
/// reason.
func refusal(of call: () -> CInt) -> Errno? {
    while call() == -1 {
        let reason = errno
        if reason != EINTR { return Errno(rawValue: reason) }
    }
    return nil
}

/// Makes a call that answers -1 on failure, again while signals interrupt it, and returns its answer.
func answer<Number: SignedInteger>(
    _ operation: String,
    on path: @autoclosure () -> String,
    of call: () -> Number
) throws(FileError) -> Number {
    while true {
        let number = call()
        if number != -1 { return number }
        let reason = errno
        if reason != EINTR {
            throw FileError(operation: operation, path: path(), errno: Errno(rawValue: reason))
        }
    }
}

/// Refuses a path with a NUL in it, which C would take for its end, and so for another path.
func check(path: String, for operation: String) throws(FileError) {
    if path.utf8.contains(0) {
        throw FileError(operation: operation, path: path, errno: .invalidArgument)
    }
}
