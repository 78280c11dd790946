import SystemPackage
import Testing

@testable import McOrderFiles

@Suite struct StateLocationTests {
    @Test(arguments: ["/proc", "/dev/shm"]) func `a file system of this machine is local`(path: String) throws
    {
        #expect(try StateLocation.fileSystemKind(of: path) == .local)
    }

    @Test func `an absent path is an error`() {
        let error = #expect(throws: FileError.self) { try StateLocation.fileSystemKind(of: "/no/such") }
        #expect(error == FileError(operation: "statfs", path: "/no/such", errno: .noSuchFileOrDirectory))
    }

    @Test(arguments: [
        (UInt32(0x6969), "NFS"), (0xFF53_4D42, "CIFS"), (0xFE53_4D42, "SMB2"), (0x6573_5546, "FUSE"),
        (0x0102_1997, "9p"), (0x6B41_4653, "AFS"), (0x00C3_6400, "Ceph"),
    ])
    func `the type number of a network file system has a name`(magic: UInt32, name: String) {
        #expect(FileSystemKind(magic: magic) == .network(name))
    }

    @Test(arguments: [UInt32(0xEF53), 0x0102_1994, 0x9123_683E, 0x5846_5342, 0x794C_7630])
    func `ext4, tmpfs, btrfs, XFS and overlay are local`(magic: UInt32) {
        #expect(FileSystemKind(magic: magic) == .local)
    }
}
