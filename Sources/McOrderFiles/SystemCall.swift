import Glibc
import SystemPackage

/// Makes a call that returns -1 on failure, and repeats it while signals interrupt it. Returns nil on
/// success, otherwise the error.
func refusal(of call: () -> CInt) -> Errno? {
    while call() == -1 {
        let reason = errno
        if reason != EINTR { return Errno(rawValue: reason) }
    }
    return nil
}

/// Makes a call that returns -1 on failure, and repeats it while signals interrupt it. Returns its result.
@discardableResult
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

/// Throws EINVAL for a path that contains NUL: C would end the path there and use another file.
func check(path: String, for operation: String) throws(FileError) {
    if path.utf8.contains(0) {
        throw FileError(operation: operation, path: path, errno: .invalidArgument)
    }
}
