// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A package of its own, so that nobody who builds McOrder builds its benchmarks. It sees what any other package
/// sees, `McOrderClient`, and runs the programs as a user does.
let package = Package(
    name: "McOrderBenchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [
        .package(name: "McOrder", path: "..")
    ],
    targets: [
        .target(
            name: "Bench",
            dependencies: [.product(name: "McOrderClient", package: "McOrder")],
            swiftSettings: strict
        ),
        .executableTarget(
            name: "TillLatency",
            dependencies: [
                "Bench",
                // Not linked: built beside the benchmark, which runs them.
                .product(name: "mcorderd", package: "McOrder"),
                .product(name: "till", package: "McOrder"),
            ],
            swiftSettings: strict
        ),
    ]
)
