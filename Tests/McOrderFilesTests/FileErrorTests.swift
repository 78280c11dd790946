import Glibc
import SystemPackage
import Testing

@testable import McOrderFiles

@Suite struct FileErrorTests {
    private func error(_ number: CInt) -> FileError {
        FileError(operation: "openat", path: "a", errno: Errno(rawValue: number))
    }

    @Test(arguments: [ENOSPC, EDQUOT]) func `a full disk or quota has the kind no space`(number: CInt) {
        #expect(error(number).isNoSpace)
    }

    @Test(arguments: [EACCES, EPERM]) func `a missing right has the kind permission`(number: CInt) {
        #expect(error(number).isPermission)
    }

    @Test func `a read-only file system has the kind read-only`() {
        #expect(error(EROFS).isReadOnly)
    }

    @Test(arguments: [ENOENT, ENOTDIR]) func `a missing file or folder has the kind absent`(number: CInt) {
        #expect(error(number).isAbsent)
    }

    @Test(arguments: [EIO, ESTALE, ETIMEDOUT]) func `a failing device or server has the kind I/O`(
        number: CInt
    ) {
        #expect(error(number).isIO)
    }

    @Test func `any other error has none of these kinds`() {
        let other = error(EINVAL)
        #expect(
            !other.isNoSpace && !other.isPermission && !other.isReadOnly && !other.isAbsent && !other.isIO
        )
    }
}
