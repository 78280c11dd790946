/// Whether a file system is local to this machine.
package enum FileSystemKind: Hashable, Sendable {
    /// On this machine's disk or in its memory, as far as the file system's magic number shows.
    case local
    /// Shared with other machines, or provided by a user-space program (FUSE). The name is for display.
    case network(String)

    /// Magic numbers of file systems whose locks, `mmap` and `fsync` depend on another machine or program.
    ///
    /// Source: linux/magic.h and statfs(2); the last five from the sources of their own modules.
    private static let names: [UInt32: String] = [
        0x6969: "NFS",
        0x517B: "SMB",
        0xFF53_4D42: "CIFS",
        0xFE53_4D42: "SMB2",
        0x6573_5546: "FUSE",
        0x0102_1997: "9p",
        0x5346_414F: "AFS",
        0x6B41_4653: "AFS",
        0x00C3_6400: "Ceph",
        0x7375_7245: "Coda",
        0x564C: "NCP",
        0x7461_636F: "OCFS2",
        0x0116_1970: "GFS2",
        0x0BD0_0BD0: "Lustre",
        0x4750_4653: "GPFS",
        0x1983_0326: "BeeGFS",
        0x786F_4256: "VirtualBox shared folder",
    ]

    init(magic: UInt32) {
        self = Self.names[magic].map { .network($0) } ?? .local
    }
}
