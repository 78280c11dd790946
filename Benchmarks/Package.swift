// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Not linked: built beside the benchmarks, which run them.
let programs: [Target.Dependency] = [
    "mcorder", "mcorderd", "mcorder-print", "mcorder-web", "mcorder-storefront", "till",
].map {
    .product(name: $0, package: "McOrder")
}

/// A package of its own, so that nobody who builds McOrder builds its benchmarks. It runs the programs as a
/// user does, and sees nothing of their code.
let package = Package(
    name: "McOrderBenchmarks",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "limit", targets: ["Limit"])
    ],
    traits: [.trait(name: "PostgreSQL", description: "Measures a queue on a PostgreSQL server too.")],
    dependencies: [
        .package(
            name: "McOrder",
            path: "..",
            traits: [.defaults, .trait(name: "PostgreSQL", condition: .when(traits: ["PostgreSQL"]))]
        )
    ],
    targets: [
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .executableTarget(
            name: "Limit",
            dependencies: ["CSQLite"],
            cSettings: [.define("POSTGRESQL", .when(traits: ["PostgreSQL"]))],
            linkerSettings: [.linkedLibrary("pq", .when(traits: ["PostgreSQL"]))]
        ),
        .systemLibrary(name: "CEpoll"),
        .target(name: "Bench", dependencies: ["CEpoll"], swiftSettings: strict),
        .executableTarget(name: "Suite", dependencies: ["Bench"] + programs, swiftSettings: strict),
        .executableTarget(name: "TillLatency", dependencies: ["Bench"] + programs, swiftSettings: strict),
    ]
)
