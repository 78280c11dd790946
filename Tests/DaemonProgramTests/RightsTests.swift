import FolderTesting
import Glibc
import McOrderConsole
import McOrderIntake
import McOrderModel
import McOrderSetup
import McOrderText
import Testing

@testable import DaemonProgram

/// Wrong rights, as `mcorderd check` reports them, and the command in its message that repairs them.
@Suite(.timeLimit(.minutes(5))) struct RightsTests {
    private let restaurant: InstalledRestaurant

    init() async throws { restaurant = try await InstalledRestaurant() }

    private func failures() async -> [CommandError] {
        let findings = await Inspection(paths: restaurant.paths, settings: IntakeSettings()).inspect()
            .findings
        return findings.map { CommandError(finding: $0) }
    }

    /// The only problem.
    private func failure() async throws -> String {
        let failures = await failures()
        try #require(failures.count == 1, "\(failures.map { $0.sentence[.english] })")
        #expect(failures[0].status == .noPermission)
        return failures[0].sentence[.english]
    }

    /// Rights that are wider or narrower than needed: the part of the restaurant, its rights, and the command
    /// that repairs them.
    private static let wrongRights: [(part: String, rights: mode_t, cure: String)] = [
        ("cloud/orders", 0o2770, "chmod 3770"), ("cloud/orders", 0o1770, "chmod 3770"),
        ("cloud/orders", 0o3777, "chmod 3770"), ("cloud/orders", 0o3750, "chmod 3770"),
        ("cloud/orders/.mcorder.d", 0o2755, "chmod 2770"),
        ("cloud/orders/.mcorder", 0o660, "chmod 640"), ("cloud/orders/.mcorder", 0o600, "chmod 640"),
        ("cloud/receipts", 0o2770, "chmod 2750"), ("cloud/receipts", 0o2755, "chmod 2750"),
        ("cloud/catalog", 0o3770, "chmod 2750"), ("cloud/catalog", 0o2700, "chmod 2750"),
        ("state", 0o2750, "chmod 2770"), ("state", 0o2771, "chmod 2770"),
    ]

    @Test(arguments: wrongRights)
    func `wrong rights are found, and the command that is printed repairs them`(
        _ part: String,
        _ rights: mode_t,
        _ cure: String
    ) async throws {
        let path = "\(restaurant.folder.path)/\(part)"
        try #require(chmod(path, rights) == 0)
        #expect(await failures().allSatisfy { $0.status == .noPermission })
        let sentences = await failures().map { $0.sentence[.english] }
        #expect(sentences.contains { $0.hasSuffix("; \(cure) \(path)") }, "\(sentences)")
        let wanted = try #require(cure.split(separator: " ").last.flatMap { mode_t($0, radix: 8) })
        try #require(chmod(path, wanted) == 0)
        #expect(await failures().isEmpty)
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
    func `a marker that another user can change is found`() async throws {
        let marker = restaurant.paths.orders + "/.mcorder"
        try #require(lchown(marker, 1, gid_t.max) == 0)
        #expect(try await failure().contains("chown root \(marker)"))
    }

    @Test(.enabled(if: geteuid() == 0, "only root gives files away"))
    func `a folder of orders from which the daemon cannot remove files is found`() async throws {
        // The daemon's user is the owner of the state folder.
        try #require(lchown(restaurant.paths.state, 1, gid_t.max) == 0)
        #expect(try await failure().contains("; chown "))
    }

    @Test(.enabled(if: geteuid() == 0 && sharedGroup != nil, "needs root and a group of several users"))
    func `customers and tills in the same group are found`() async throws {
        let group = try #require(Self.sharedGroup)
        let (root, paths) = (restaurant.folder.path, restaurant.paths)
        let parts = [paths.orders, paths.orders + "/.mcorder", paths.receipts, paths.published, paths.state]
        for part in parts { try #require(lchown(part, uid_t.max, group) == 0) }
        for (path, mode) in [(paths.orders, mode_t(0o3770)), (paths.state, 0o2770)] {
            try #require(chmod(path, mode) == 0)
        }
        #expect(try await failure().contains("chgrp mcorder-drop \(paths.orders)"))
        for part in parts.dropLast() { try #require(lchown(part, uid_t.max, getegid()) == 0) }
        #expect(await failures().isEmpty)
        // With write access to the folder above, the group could replace the folder of the receipts.
        try #require(lchown("\(root)/cloud", uid_t.max, group) == 0)
        try #require(chmod("\(root)/cloud", 0o2770) == 0)
        #expect(try await failure().hasSuffix("; chmod 2750 \(root)/cloud"))
    }

    /// A group of this machine that lists a user other than root.
    private static let sharedGroup: gid_t? = {
        setgrent()
        defer { endgrent() }
        while let entry = getgrent() {
            if let member = entry.pointee.gr_mem?.pointee, String(cString: member) != "root" {
                return entry.pointee.gr_gid
            }
        }
        return nil
    }()
}
