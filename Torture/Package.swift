// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Settings of every Swift target. CI sets `MCORDER_STRICT=1`, which makes warnings errors.
var strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
if ProcessInfo.processInfo.environment["MCORDER_STRICT"] == "1" {
    strict.append(.treatAllWarnings(as: .error))
}

let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

/// A separate package, so that building McOrder does not build the programs that try to break it. It runs the
/// programs of McOrder's own build, as a user does, and does not see their code: it depends on McOrder for
/// fuzzing only. It uses SQLite directly, because GRDB and swift-crypto would be compiled a second time,
/// which takes minutes.
///
/// `TerminalTesting` and `CSQLite` are symbolic links to the one copy that McOrder's tests and benchmarks use
/// too.
let package = Package(
    name: "McOrderTorture",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .target(name: "TerminalTesting", dependencies: [system], swiftSettings: strict),
        .executableTarget(name: "TortureDisk"),
        .executableTarget(name: "TortureKiller"),
        .target(
            name: "TortureRig",
            dependencies: ["CSQLite", "TerminalTesting", subprocess, system],
            swiftSettings: strict
        ),
        .executableTarget(name: "Torture", dependencies: ["TortureRig"], swiftSettings: strict),
        // `make test` runs only these tests.
        .testTarget(
            name: "SmokeTests",
            dependencies: ["TortureRig", "TortureKiller"],
            swiftSettings: strict
        ),
        // `make torture-test` runs these tests too.
        .testTarget(
            name: "TortureTests",
            dependencies: ["TortureRig", "TortureDisk", "TortureKiller"],
            swiftSettings: strict
        ),
    ]
)

/// The path of the toolchain's libFuzzer library without a main function. Only `.ci/fuzz` sets
/// `MCORDER_FUZZ`.
if let fuzzer = ProcessInfo.processInfo.environment["MCORDER_FUZZ"] {
    package.dependencies.append(.package(name: "McOrder", path: ".."))
    package.targets += [
        .systemLibrary(name: "CLibFuzzer"),
        .executableTarget(
            name: "Fuzz",
            dependencies: ["CLibFuzzer", .product(name: "FuzzTargets", package: "McOrder")],
            swiftSettings: strict + [.unsafeFlags(["-sanitize=fuzzer"])],
            linkerSettings: [.unsafeFlags([fuzzer, "-lstdc++"])]
        ),
    ]
}
