import Foundation
import Testing

/// Follows CONTRIBUTING.md, *Add a rule*, in a copy of the sources: a made-up reason to refuse an order.
@Suite struct AddedReasonTests {
    private let folder: URL
    private let build: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "mcorder-\(UUID())")
        // The tests' own program is in the build folder, beside `Modules`.
        build = try URL(filePath: FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
            .deletingLastPathComponent()
    }

    @Test func `a new reason needs changes in three files, which the compiler names`() throws {
        defer { try? FileManager.default.removeItem(at: folder) }  // Removes only the test's own copy.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for target in ["McOrderModel", "McOrderText"] {
            let source = SourceText.repository.appending(path: "Sources/\(target)")
            try FileManager.default.copyItem(at: source, to: folder.appending(path: target))
        }
        var touched: Set<String> = []
        func edit(_ file: String, _ old: String, _ new: String) throws {
            let url = folder.appending(path: file)
            let text = try String(contentsOf: url, encoding: .utf8)
            #expect(text.contains(old), "\(file) has no “\(old)”")
            try text.replacing(old, with: new).write(to: url, atomically: true, encoding: .utf8)
            touched.insert(file)
        }

        try edit(
            "McOrderModel/Order/RejectionReason.swift",
            "    case tooLarge =",
            "    /// Made up by a test.\n    case madeUp = \"made-up\"\n    case tooLarge ="
        )
        #expect(try check("McOrderModel") == ["McOrderModel/Judging/OrderJudge.swift"])
        try edit("McOrderModel/Judging/OrderJudge.swift", "case .stale,", "case .madeUp, .stale,")
        #expect(try check("McOrderModel") == [])
        // The other target imports it, and needs no function's body for that.
        let module = ["-emit-module-path", "McOrderModel.swiftmodule"]
        let withoutBodies = ["-Xfrontend", "-experimental-skip-all-function-bodies"]
        #expect(try compile("McOrderModel", ["-emit-module"] + module + withoutBodies) == [])

        let texts = "McOrderText/Messages/Shared/RejectionReason+Message.swift"
        #expect(try check("McOrderText") == [texts])
        try edit(texts, "case .stale:", "case .madeUp: \"…\"\n        case .stale:")
        #expect(try check("McOrderText") == [])
        #expect(touched.count == 3)
    }

    private func check(_ target: String) throws -> [String] {
        try compile(target, ["-typecheck"])
    }

    /// Compiles a target's copy as far as the mode says. Returns the files in which the compiler found errors,
    /// sorted.
    private func compile(_ target: String, _ mode: [String]) throws -> [String] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: target).path)
        let crypto = build.deletingLastPathComponent().deletingLastPathComponent()
            .appending(path: "checkouts/swift-crypto/Sources")
        let headers = try FileManager.default.contentsOfDirectory(atPath: crypto.path)
            .map { crypto.appending(path: "\($0)/include").path }
            .filter { FileManager.default.fileExists(atPath: $0 + "/module.modulemap") }
        let arguments =
            ["swiftc"] + mode + [
                "-wmo", "-module-name", target, "-parse-as-library", "-package-name", "mcorder",
                "-swift-version", "6", "-enable-upcoming-feature", "ExistentialAny",
                "-enable-upcoming-feature", "MemberImportVisibility", "-enable-upcoming-feature",
                "InternalImportsByDefault", "-I", ".", "-I", build.path + "/Modules",
            ]
            + headers.flatMap { ["-Xcc", "-fmodule-map-file=\($0)/module.modulemap", "-Xcc", "-I\($0)"] }
            + names.filter { $0.hasSuffix(".swift") }.map { "\(target)/\($0)" }
        let compiler = Process()
        compiler.executableURL = URL(filePath: "/usr/bin/env")
        compiler.arguments = arguments
        compiler.currentDirectoryURL = folder
        let output = Pipe()
        compiler.standardError = output
        compiler.standardOutput = FileHandle.nullDevice
        try compiler.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        compiler.waitUntilExit()
        let files = Set(text.matches(of: #/(?m)^([^\s|]+\.swift):\d+:\d+: error:/#).map { String($0.1) })
        #expect(files.isEmpty == (compiler.terminationStatus == 0), "\(text)")
        return files.sorted()
    }
}
