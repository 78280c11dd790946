import Glibc
import SystemPackage

/// A group of users of this machine. Source: group(5).
package struct UserGroup: Hashable, Sendable {
    package let name: String
    /// The names of the users listed in the group. A user whose primary group it is need not be listed.
    package let members: [String]

    /// The group with this id; nil if the machine knows none.
    package static func find(_ number: UInt32) throws(FileError) -> UserGroup? {
        try find("getgrgid_r", number) { buffer, room in
            var entry = group()
            var found: UnsafeMutablePointer<group>?
            let reason = getgrgid_r(gid_t(number), &entry, buffer, room, &found)
            guard let found else { return (nil, reason) }
            var members: [String] = []
            var next = found.pointee.gr_mem
            while let member = next?.pointee {
                members.append(String(cString: member))
                next = next?.advanced(by: 1)
            }
            return (found.pointee.gr_name.map { UserGroup(name: String(cString: $0), members: members) }, 0)
        }
    }

    /// The name of the user with this id; nil if the machine knows none.
    package static func userName(_ number: UInt32) throws(FileError) -> String? {
        try find("getpwuid_r", number) { buffer, room in
            var entry = passwd()
            var found: UnsafeMutablePointer<passwd>?
            let reason = getpwuid_r(uid_t(number), &entry, buffer, room, &found)
            guard let found else { return (nil, reason) }
            return (found.pointee.pw_name.map { String(cString: $0) }, 0)
        }
    }

    /// Queries the machine's user databases, and retries with a larger buffer while the answer does not fit
    /// (ERANGE).
    private static func find<Answer>(
        _ operation: String,
        _ number: UInt32,
        _ ask: (UnsafeMutablePointer<CChar>, Int) -> (Answer?, CInt)
    ) throws(FileError) -> Answer? {
        var room = 1024
        while true {
            let (answer, reason) = withUnsafeTemporaryAllocation(of: CChar.self, capacity: room) { buffer in
                buffer.baseAddress.map { ask($0, buffer.count) } ?? (nil, ENOMEM)
            }
            if let answer { return answer }
            switch reason {
            // The manual allows these errors for an unknown id. Source: getgrnam(3), getpwnam(3).
            case 0, ENOENT, ESRCH, EBADF, EPERM: return nil
            case ERANGE where room < 1 << 24: room *= 2
            case EINTR: continue
            default:
                throw FileError(operation: operation, path: "\(number)", errno: Errno(rawValue: reason))
            }
        }
    }
}
