import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite struct FileErrorTests {
    private func error(_ number: CInt) -> FileError {
        FileError(operation: "openat", path: "a", errno: Errno(rawValue: number))
    }

    @Test(arguments: [ENOSPC, EDQUOT]) func `a full disk or quota is no space`(number: CInt) {
        #expect(error(number).isNoSpace)
    }

    @Test(arguments: [EACCES, EPERM]) func `a right that is missing is permission`(number: CInt) {
        #expect(error(number).isPermission)
    }

    @Test func `a file system for reading only is read-only`() {
        #expect(error(EROFS).isReadOnly)
    }

    @Test(arguments: [ENOENT, ENOTDIR]) func `what is not there is absent`(number: CInt) {
        #expect(error(number).isAbsent)
    }

    @Test(arguments: [EIO, ESTALE, ETIMEDOUT]) func `a device or server that fails is I/O`(number: CInt) {
        #expect(error(number).isIO)
    }

    @Test func `another error is none of these`() {
        let other = error(EINVAL)
        #expect(
            !other.isNoSpace && !other.isPermission && !other.isReadOnly && !other.isAbsent && !other.isIO
        )
    }
}
