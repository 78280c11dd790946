import Foundation
import Glibc
import Subprocess
import SystemPackage
import Testing

/// The effect of a package upgrade on the folders that version 0.1.0 created.
///
/// `.ci/deb-test` tries the whole upgrade with the package's own users and groups.
@Suite(.enabled(if: otherGroup != nil, "needs a second group that this user may give files to"))
struct NarrowRightsTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "debian/narrow-rights").path(percentEncoded: false)

    /// A restaurant as version 0.1.0 created it, with a receipt, a published catalogue and pictures.
    private func withOldSandbox(_ body: (Programs) async throws -> Void) async throws {
        try await Programs.withSandbox { programs in
            let cloud = "\(programs.folder)/cloud"
            // The umask differs between users; a parent folder that others may write to would be another
            // case.
            try #require(chmod(programs.folder, 0o755) == 0)
            try FileManager.default.createDirectory(
                atPath: "\(cloud)/catalog/images",
                withIntermediateDirectories: false
            )
            let files = ["receipts/a.json", "catalog/catalog.json", "catalog/images/a.png"]
            for file in files { try Data("{}".utf8).write(to: URL(filePath: "\(cloud)/\(file)")) }
            for folder in ["", "/orders", "/receipts", "/catalog", "/catalog/images"] {
                try #require(chmod(cloud + folder, 0o2770) == 0)
            }
            for file in files + ["orders/.mcorder"] { try #require(chmod("\(cloud)/\(file)", 0o660) == 0) }
            try await body(programs)
        }
    }

    /// Runs the script as the package does.
    private func narrow(_ programs: Programs, configuration: String? = nil) async throws -> String {
        let path = "\(programs.folder)/mcorderd.yaml"
        let text = configuration ?? "cloud: \(programs.folder)/cloud   # the shared folder\n"
        try Data(text.utf8).write(to: URL(filePath: path))
        let other = try #require(otherGroup)
        let outcome = try await Subprocess.run(
            .path("/bin/sh"),
            arguments: [Self.script, path, programs.state, try groupName(getegid()), try groupName(other)],
            environment: .custom(["PATH": "/usr/sbin:/usr/bin:/sbin:/bin"]),
            output: .string(limit: 1 << 16),
            error: .string(limit: 1 << 16)
        )
        #expect(outcome.terminationStatus == .exited(0), "\(outcome.standardError)")
        #expect(outcome.standardError.isEmpty, "\(outcome.standardError)")
        return outcome.standardOutput
    }

    private func groupName(_ number: gid_t) throws -> String {
        let entry = try #require(getgrgid(number))
        return String(cString: try #require(entry.pointee.gr_name))
    }

    /// The rights and the group of a path, as `2750 1`.
    private func rights(_ path: String) throws -> String {
        var status = stat()
        try #require(lstat(path, &status) == 0, "\(path)")
        return "\(String(status.st_mode & 0o7777, radix: 8)) \(status.st_gid)"
    }

    @Test func `folders and files of 0.1.0 get the present rights, which is reported`() async throws {
        let other = try #require(otherGroup)
        try await withOldSandbox { programs in
            let said = try await narrow(programs)
            let cloud = "\(programs.folder)/cloud"
            let wanted = [
                "": "2750", "/orders": "3770", "/orders/.mcorder": "640", "/receipts": "2750",
                "/receipts/a.json": "640", "/catalog": "2750", "/catalog/catalog.json": "640",
                "/catalog/images": "2750", "/catalog/images/a.png": "640",
            ]
            for (part, mode) in wanted {
                #expect(try rights(cloud + part) == "\(mode) \(other)", "\(part)")
            }
            #expect(try rights(programs.state) == "2770 \(getegid())")
            #expect(said.contains("\(programs.orders): 2770 "), "\(said)")
            #expect(try await programs.mcorderd("check").status == 0)
            #expect(try await narrow(programs).isEmpty, "a second time there is nothing to do")
        }
    }

    @Test func `folders whose rights the owner changed are kept and named`() async throws {
        try await withOldSandbox { programs in
            try #require(chmod(programs.receipts, 0o2775) == 0)
            let said = try await narrow(programs)
            #expect(try rights(programs.receipts) == "2775 \(getegid())")
            #expect(said.contains("left as it is") && said.contains(programs.receipts), "\(said)")
        }
    }

    @Test func `folders in other places are found through the configuration`() async throws {
        let other = try #require(otherGroup)
        try await withOldSandbox { programs in
            let configuration = """
                # cloud: /nowhere
                folders:
                  orders: "\(programs.orders)"  # customers to restaurant
                  receipts: '\(programs.receipts)'
                  catalog: /nowhere/catalog
                language: en
                """
            _ = try await narrow(programs, configuration: configuration)
            #expect(try rights(programs.orders) == "3770 \(other)")
            #expect(try rights(programs.receipts) == "2750 \(other)")
            #expect(try rights("\(programs.folder)/cloud/catalog") == "2770 \(getegid())")
        }
    }

    @Test(arguments: ["folders: {orders: /a}", "cloud: ~/a", "cloud: [a]", "cloud: \"/a\\tb\""])
    func `a configuration that cannot be read changes nothing`(_ configuration: String) async throws {
        try await withOldSandbox { programs in
            let said = try await narrow(programs, configuration: configuration)
            #expect(said.contains("left as it is"), "\(said)")
            #expect(try rights(programs.orders) == "2770 \(getegid())")
        }
    }

    @Test func `links that another user created are not followed`() async throws {
        try await withOldSandbox { programs in
            let queue = "\(programs.state)/queue.sqlite"
            // The queue is linked under a receipt's name; the state folder replaces the pictures of the
            // receipts.
            try #require(link(queue, "\(programs.receipts)/b.json") == 0)
            try #require(symlink(queue, "\(programs.receipts)/c.json") == 0)
            try #require(symlink(programs.state, "\(programs.folder)/cloud/catalog/state") == 0)
            _ = try await narrow(programs)
            #expect(try rights(queue) == "660 \(getegid())")
            #expect(try rights(programs.state) == "2770 \(getegid())")
        }
    }

    @Test func `a shared folder that is a link to the state folder is not changed`() async throws {
        try await withOldSandbox { programs in
            try FileManager.default.removeItem(atPath: programs.receipts)
            try #require(symlink(programs.state, programs.receipts) == 0)
            #expect(try await narrow(programs).contains("left as it is"))
            #expect(try rights(programs.state) == "2770 \(getegid())")
        }
    }

    @Test func `folders below a folder that others may write to are not changed`() async throws {
        try await withOldSandbox { programs in
            try #require(chmod(programs.folder, 0o775) == 0)
            #expect(try await narrow(programs).contains("others may write to a folder above it"))
            #expect(try rights(programs.orders) == "2770 \(getegid())")
        }
    }

    @Test func `a folder that also contains the queue is not changed, since tills have to enter it`()
        async throws
    {
        try await withOldSandbox { programs in
            let state = "\(programs.folder)/cloud/state"
            let configuration = "cloud: \(programs.folder)/cloud\nstate: \(state)\n"
            let said = try await narrow(programs, configuration: configuration)
            #expect(said.contains("the queue lies in it too"), "\(said)")
            #expect(try rights("\(programs.folder)/cloud") == "2770 \(getegid())")
            #expect(try rights(programs.orders) == "2770 \(getegid())")
        }
    }
}

/// A group other than this user's first one to which this user may give files.
private let otherGroup: gid_t? = {
    if geteuid() == 0 { return getgrnam("daemon")?.pointee.gr_gid }
    var groups = [UInt32](repeating: 0, count: 256)
    let count = getgroups(CInt(groups.count), &groups)
    return groups.prefix(max(0, Int(count))).first { $0 != getegid() && getgrgid($0) != nil }
}()
