// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// Settings of every Swift target. `make test` and CI set `MCORDER_STRICT=1`, which makes warnings errors.
var strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]
if ProcessInfo.processInfo.environment["MCORDER_STRICT"] == "1" {
    strict.append(.treatAllWarnings(as: .error))
}
// `make demo` and `make test` optimize the libraries of others only: optimizing our own code takes longer than
// the tests would gain by it.
if ProcessInfo.processInfo.environment["MCORDER_UNOPTIMIZED"] == "1" {
    strict.append(.unsafeFlags(["-Onone"]))
}

let asyncHTTPClient: Target.Dependency = .product(name: "AsyncHTTPClient", package: "async-http-client")
let arguments: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let configuration: Target.Dependency = .product(name: "Configuration", package: "swift-configuration")
let crypto: Target.Dependency = .product(name: "Crypto", package: "swift-crypto")
let database: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let sqlite: Target.Dependency = .product(name: "GRDBSQLite", package: "GRDB.swift")
let hummingbird: Target.Dependency = .product(name: "Hummingbird", package: "hummingbird")
let hummingbirdCore: Target.Dependency = .product(name: "HummingbirdCore", package: "hummingbird")
let hummingbirdHTTP2: Target.Dependency = .product(name: "HummingbirdHTTP2", package: "hummingbird")
let hummingbirdTLS: Target.Dependency = .product(name: "HummingbirdTLS", package: "hummingbird")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let nioCore: Target.Dependency = .product(name: "NIOCore", package: "swift-nio")
let nioEmbedded: Target.Dependency = .product(name: "NIOEmbedded", package: "swift-nio")
let nioHTTP1: Target.Dependency = .product(name: "NIOHTTP1", package: "swift-nio")
let nioPosix: Target.Dependency = .product(name: "NIOPosix", package: "swift-nio")
let nioHTTPTypes: Target.Dependency = .product(name: "NIOHTTPTypes", package: "swift-nio-extras")
let nioSSL: Target.Dependency = .product(name: "NIOSSL", package: "swift-nio-ssl")
let lifecycle: Target.Dependency = .product(name: "ServiceLifecycle", package: "swift-service-lifecycle")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let system: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")
let signals: Target.Dependency = .product(name: "UnixSignals", package: "swift-service-lifecycle")
let yaml: Target.Dependency = .product(name: "Yams", package: "Yams")

/// Whether the package is built for the fuzzer of `Torture/`. Only `.ci/fuzz` sets `MCORDER_FUZZ`.
let isFuzzing = ProcessInfo.processInfo.environment["MCORDER_FUZZ"] != nil
/// Settings of the targets that the fuzzer runs: in a fuzzing build they have libFuzzer's instrumentation.
let fuzzed: [SwiftSetting] = isFuzzing ? strict + [.unsafeFlags(["-sanitize=fuzzer"])] : strict

/// The targets form layers. A target depends only on lower layers or its own, and imports only the
/// dependencies in its declaration (docs/architecture.md).
let package = Package(
    name: "McOrder",
    platforms: [.macOS(.v15)],
    products: [
        .library(name: "McOrderClient", targets: ["McOrderClient"]),
        .executable(name: "mcorder", targets: ["mcorder"]),
        .executable(name: "mcorderd", targets: ["mcorderd"]),
        .executable(name: "till", targets: ["till"]),
        .executable(name: "mcorder-web", targets: ["mcorder-web"]),
        .executable(name: "mcorder-print", targets: ["mcorder-print"]),
        .executable(name: "mcorder-pay", targets: ["mcorder-pay"]),
        .executable(name: "mcorder-storefront", targets: ["mcorder-storefront"]),
    ],
    traits: [
        .trait(
            name: "PostgreSQL",
            description: "The queue can be on a PostgreSQL server; needs libpq (libpq-dev)."
        ),
        .trait(
            name: "QRCode",
            description: "`mcorder code` draws a QR code; needs libqrencode (libqrencode-dev)."
        ),
    ],
    dependencies: [
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(
            url: "https://github.com/apple/swift-configuration",
            from: "1.4.0",
            traits: [.defaults, "YAML"]
        ),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1", traits: []),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/swiftlang/swift-subprocess", from: "1.0.2"),
    ],
    targets: [
        // Layer 1
        .systemLibrary(name: "CLibUUID", providers: [.apt(["uuid-dev"])]),
        .systemLibrary(name: "CLibPQ", providers: [.apt(["libpq-dev"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CQREncode", providers: [.apt(["libqrencode-dev"])]),
        .target(name: "CLinux"),
        .target(name: "McOrderModel", dependencies: [crypto], swiftSettings: fuzzed),
        .target(name: "McOrderQR", swiftSettings: strict),
        // Layer 2
        .target(name: "McOrderFiles", dependencies: ["CLinux", system], swiftSettings: strict),
        .target(name: "McOrderText", dependencies: ["McOrderModel"], swiftSettings: fuzzed),
        .target(
            name: "McOrderConsole",
            dependencies: [
                "CLinux", "McOrderModel", "McOrderText", arguments,
                .target(name: "CQREncode", condition: .when(traits: ["QRCode"])),
            ],
            swiftSettings: fuzzed
        ),
        // Layer 3
        .target(
            name: "McOrderClient",
            dependencies: ["McOrderModel", "McOrderFiles", "CLibUUID"],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderPaying",
            dependencies: ["McOrderModel", asyncHTTPClient, nioCore, nioHTTP1],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderQueue",
            dependencies: [
                "McOrderModel", "McOrderFiles", database, sqlite, system,
                .target(name: "CLibPQ", condition: .when(traits: ["PostgreSQL"])),
            ],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderSettings",
            dependencies: [
                "CLinux", "McOrderConsole", "McOrderModel", "McOrderFiles", "McOrderText", configuration,
                logging, system, yaml,
            ],
            swiftSettings: strict
        ),
        // Layer 4
        .target(
            name: "McOrderDisplay",
            dependencies: ["McOrderClient", "McOrderModel", "McOrderText"],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderIntake",
            dependencies: ["McOrderModel", "McOrderFiles", "McOrderQueue", lifecycle, logging, system],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderCounter",
            dependencies: ["McOrderModel", "McOrderFiles", "McOrderQueue"],
            swiftSettings: strict
        ),
        .target(
            name: "StaffDisplay",
            dependencies: [
                "McOrderCounter", "McOrderDisplay", "McOrderFiles", "McOrderModel", "McOrderQueue",
                "McOrderText",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderPrinting",
            dependencies: [
                "McOrderConsole", "McOrderCounter", "McOrderDisplay", "McOrderModel", "McOrderText",
                "StaffDisplay",
            ],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderConfiguration",
            dependencies: [
                "McOrderModel", "McOrderFiles", "McOrderIntake", "McOrderPrinting", "McOrderQueue",
                "McOrderSettings", "McOrderText", logging, system,
            ],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderSetup",
            dependencies: ["McOrderModel", "McOrderFiles", "McOrderQueue", "McOrderIntake", system],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderWeb",
            dependencies: [
                "CZlib", "McOrderModel", "McOrderText", httpTypes, hummingbird, hummingbirdCore,
                hummingbirdHTTP2, hummingbirdTLS, lifecycle, logging, nioCore, nioHTTPTypes, nioSSL, signals,
            ],
            resources: [.embedInCode("Assets")],
            swiftSettings: strict
        ),
        .target(
            name: "McOrderService",
            dependencies: [
                "McOrderConfiguration", "McOrderConsole", "McOrderCounter", "McOrderFiles", "McOrderModel",
                "McOrderQueue", "McOrderSettings", "McOrderText", "StaffDisplay", arguments,
            ],
            swiftSettings: strict
        ),
        // Layer 5
        .target(
            name: "CustomerProgram",
            dependencies: [
                "McOrderClient", "McOrderConsole", "McOrderDisplay", "McOrderText", arguments,
            ],
            swiftSettings: strict
        ),
        .target(
            name: "DaemonProgram",
            dependencies: [
                "CLinux", "McOrderService", "McOrderSettings", "McOrderConfiguration", "McOrderIntake",
                "McOrderSetup",
                "McOrderQueue",
                "McOrderConsole", "McOrderText", "McOrderFiles", "StaffDisplay", arguments, lifecycle,
                logging,
                signals,
                system,
            ],
            swiftSettings: strict
        ),
        .target(
            name: "TillProgram",
            dependencies: [
                "McOrderService", "McOrderSettings", "McOrderConfiguration", "McOrderCounter", "McOrderQueue",
                "McOrderConsole",
                "McOrderText",
                "McOrderDisplay", "McOrderFiles", "McOrderPrinting", "McOrderQR", "StaffDisplay", arguments,
            ],
            swiftSettings: strict
        ),
        .target(
            name: "WebProgram",
            dependencies: [
                "CLinux", "McOrderConfiguration", "McOrderConsole", "McOrderCounter", "McOrderIntake",
                "McOrderDisplay", "McOrderModel", "McOrderQR", "McOrderService", "McOrderSettings",
                "McOrderText",
                "McOrderWeb",
                "StaffDisplay", arguments, httpTypes, hummingbird, lifecycle, logging, nioCore,
            ],
            resources: [.embedInCode("Assets")],
            swiftSettings: strict
        ),
        .target(
            name: "PayProgram",
            dependencies: [
                "CLinux", "McOrderConfiguration", "McOrderConsole", "McOrderCounter", "McOrderIntake",
                "McOrderModel", "McOrderPaying", "McOrderService", "McOrderSettings", "McOrderText",
                arguments, lifecycle,
                logging, signals,
            ],
            swiftSettings: strict
        ),
        .target(
            name: "PrintProgram",
            dependencies: [
                "CLinux", "McOrderConfiguration", "McOrderConsole", "McOrderCounter", "McOrderFiles",
                "McOrderIntake", "McOrderModel", "McOrderPrinting", "McOrderService", "McOrderSettings",
                "McOrderText", "StaffDisplay", arguments, lifecycle, logging, signals,
            ],
            swiftSettings: strict
        ),
        .target(
            name: "StorefrontProgram",
            dependencies: [
                "CLinux", "McOrderClient", "McOrderConsole", "McOrderDisplay", "McOrderFiles", "McOrderModel",
                "McOrderSettings", "McOrderText", "McOrderWeb", arguments, crypto, httpTypes, hummingbird,
                lifecycle, logging, nioCore, system,
            ],
            resources: [.embedInCode("Assets")],
            swiftSettings: strict
        ),
        // Layer 6: one executable with all three programs, which users get, and two of the programs alone for
        // development
        .executableTarget(
            name: "mcorder",
            dependencies: ["CustomerProgram", "DaemonProgram", "McOrderConsole", "TillProgram"],
            swiftSettings: strict
        ),
        .executableTarget(name: "mcorderd", dependencies: ["DaemonProgram"], swiftSettings: strict),
        .executableTarget(name: "till", dependencies: ["TillProgram"], swiftSettings: strict),
        .executableTarget(name: "mcorder-web", dependencies: ["WebProgram"], swiftSettings: strict),
        .executableTarget(name: "mcorder-pay", dependencies: ["PayProgram"], swiftSettings: strict),
        .executableTarget(name: "mcorder-print", dependencies: ["PrintProgram"], swiftSettings: strict),
        .executableTarget(
            name: "mcorder-storefront",
            dependencies: ["StorefrontProgram"],
            swiftSettings: strict
        ),
        // An example presenter of the counter
        .executableTarget(
            name: "order-list",
            dependencies: ["McOrderCounter", "McOrderModel"],
            path: "docs/examples/order-list",
            swiftSettings: strict
        ),
        // Support for tests of the screens. `Torture/` compiles it too, so it depends on no other target of
        // this package.
        .target(
            name: "TerminalTesting",
            dependencies: [system],
            path: "Tests/TerminalTesting",
            swiftSettings: strict
        ),
        // Support for tests of orders, from the file to the decision
        .target(
            name: "OrderTesting",
            dependencies: ["McOrderModel"],
            path: "Tests/OrderTesting",
            swiftSettings: strict
        ),
        // Support for tests of a restaurant's folders
        .target(
            name: "FolderTesting",
            dependencies: [
                "McOrderFiles", "McOrderIntake", "McOrderModel", "McOrderQueue", "McOrderSetup",
                "OrderTesting", system,
            ],
            path: "Tests/FolderTesting",
            swiftSettings: strict
        ),
        // Support for tests with a database server
        .target(name: "ServerTesting", path: "Tests/ServerTesting", swiftSettings: strict),
        // Support for tests of the counter and of its presenters
        .target(
            name: "CounterTesting",
            dependencies: ["McOrderModel", "OrderTesting"],
            path: "Tests/CounterTesting",
            swiftSettings: strict
        ),
        // A language for tests only
        .target(
            name: "PseudoLanguage",
            dependencies: ["McOrderModel", "McOrderText"],
            path: "Tests/PseudoLanguage",
            swiftSettings: strict
        ),
        .executableTarget(
            name: "ScreenLoopProbe",
            dependencies: ["McOrderConsole"],
            path: "Tests/ScreenLoopProbe",
            swiftSettings: strict
        ),
        // Simulates a restaurant for docs/simulation.md
        .executableTarget(
            name: "Simulation",
            dependencies: ["McOrderModel", "OrderTesting"],
            path: "Tests/Simulation",
            swiftSettings: strict
        ),
        .testTarget(name: "SimulationTests", dependencies: ["Simulation"], swiftSettings: strict),
        // The functions that read untrusted bytes, for the fuzzer of `Torture/` and for the replay of its
        // corpus
        .target(
            name: "FuzzTargets",
            dependencies: ["McOrderConsole", "McOrderModel", "McOrderText"],
            path: "Tests/FuzzTargets",
            exclude: ["Corpus", "dictionary.txt"],
            swiftSettings: fuzzed
        ),
        .testTarget(
            name: "FuzzTargetsTests",
            dependencies: ["FuzzTargets", "OrderTesting"],
            swiftSettings: strict
        ),
        // Tests, one target for each target under test
        .testTarget(name: "CLibUUIDTests", dependencies: ["CLibUUID"], swiftSettings: strict),
        .testTarget(name: "CLinuxTests", dependencies: ["CLinux"], swiftSettings: strict),
        .testTarget(
            name: "McOrderModelTests",
            dependencies: ["McOrderModel", "OrderTesting", crypto],
            exclude: [
                "Trust/sealed-vectors.json", "Trust/sealed_vectors.py", "Trust/vectors.json",
                "Trust/vectors.py",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderTextTests",
            dependencies: ["McOrderText", "PseudoLanguage"],
            swiftSettings: strict
        ),
        .testTarget(name: "McOrderQRTests", dependencies: ["McOrderQR"], swiftSettings: strict),
        .testTarget(name: "McOrderFilesTests", dependencies: ["McOrderFiles"], swiftSettings: strict),
        .testTarget(
            name: "McOrderConsoleTests",
            dependencies: ["McOrderConsole", "McOrderText", "ScreenLoopProbe", "TerminalTesting", arguments],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderClientTests",
            dependencies: ["McOrderClient", "OrderTesting"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderQueueTests",
            dependencies: ["McOrderQueue", "OrderTesting", "ServerTesting", database, system],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderCounterTests",
            dependencies: [
                "CounterTesting", "McOrderCounter", "McOrderFiles", "McOrderQueue", "OrderTesting",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderIntakeTests",
            dependencies: [
                "FolderTesting", "McOrderIntake", "OrderTesting",
                .product(name: "ServiceLifecycleTestKit", package: "swift-service-lifecycle"),
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderSetupTests",
            dependencies: ["FolderTesting", "McOrderSetup", "OrderTesting"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderServiceTests",
            dependencies: [
                "FolderTesting", "McOrderConfiguration", "McOrderConsole", "McOrderIntake", "McOrderModel",
                "McOrderService", "McOrderSettings", "McOrderText", arguments,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "DaemonProgramTests",
            dependencies: [
                "DaemonProgram", "FolderTesting", "McOrderConsole", "McOrderFiles", "McOrderIntake",
                "McOrderModel", "McOrderQueue", "McOrderSetup", "McOrderText", "OrderTesting", arguments,
                system,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "CustomerProgramTests",
            dependencies: [
                "CustomerProgram", "McOrderClient", "McOrderConsole", "McOrderDisplay", "McOrderText",
                "OrderTesting", "PseudoLanguage",
            ],
            exclude: ["Golden"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderSettingsTests",
            dependencies: ["FolderTesting", "McOrderModel", "McOrderSettings", logging],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderConfigurationTests",
            dependencies: [
                "McOrderConfiguration", "McOrderConsole", "McOrderIntake", "McOrderModel", "McOrderSettings",
                "McOrderText", logging,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderDisplayTests",
            dependencies: ["CounterTesting", "McOrderDisplay", "McOrderModel", "McOrderText"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "StaffDisplayTests",
            dependencies: [
                "CounterTesting", "McOrderCounter", "McOrderDisplay", "McOrderModel", "McOrderText",
                "StaffDisplay",
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PayProgramTests",
            dependencies: ["McOrderModel", "McOrderSettings", "McOrderText", "PayProgram"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderPayingTests",
            dependencies: ["McOrderModel", "McOrderPaying", "OrderTesting", nioCore, nioPosix],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderPrintingTests",
            dependencies: [
                "CounterTesting", "CZlib", "McOrderCounter", "McOrderModel", "McOrderPrinting", "McOrderText",
                "OrderTesting",
            ],
            exclude: ["Golden"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "TillProgramTests",
            dependencies: [
                "CounterTesting", "PseudoLanguage", "TillProgram", "McOrderConsole", "McOrderText",
                "McOrderCounter", "McOrderFiles", "McOrderModel", "McOrderQueue", "McOrderService",
                "StaffDisplay", system,
            ],
            exclude: ["Golden"],
            swiftSettings: strict
        ),
        .testTarget(
            name: "McOrderWebTests",
            dependencies: [
                "McOrderModel", "McOrderWeb", httpTypes, hummingbird, nioCore, nioEmbedded, nioHTTPTypes,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "WebProgramTests",
            dependencies: [
                "CounterTesting", "McOrderConfiguration", "McOrderCounter", "McOrderModel", "McOrderQueue",
                "McOrderText", "McOrderWeb", "OrderTesting", "WebProgram", httpTypes, hummingbird, logging,
                nioCore,
                nioEmbedded, nioHTTPTypes,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "PrintProgramTests",
            dependencies: [
                "CounterTesting", "mcorder-print", "McOrderCounter", "McOrderFiles", "McOrderModel",
                "McOrderPrinting",
                "McOrderQueue", "McOrderText", "OrderTesting", "PrintProgram", logging,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "StorefrontProgramTests",
            dependencies: [
                "FolderTesting", "McOrderClient", "McOrderFiles", "McOrderModel", "McOrderText", "McOrderWeb",
                "OrderTesting",
                "StorefrontProgram", httpTypes, hummingbird, logging, nioCore,
            ],
            swiftSettings: strict
        ),
        .testTarget(
            name: "SystemTests",
            dependencies: [
                "mcorder", "mcorderd", "mcorder-print", "order-list", "till", "McOrderConsole",
                "McOrderFiles", "McOrderModel",
                "McOrderQueue", "McOrderText", "PseudoLanguage", "ServerTesting", "TerminalTesting",
                subprocess,
                database,
            ],
            swiftSettings: strict
        ),
    ]
)

if isFuzzing { package.products.append(.library(name: "FuzzTargets", targets: ["FuzzTargets"])) }
