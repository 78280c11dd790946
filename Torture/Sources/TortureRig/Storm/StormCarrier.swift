import Foundation

/// A real sync client that copies a folder of orders into the drop folder, again and again.
///
/// Files that the daemon has taken are missing there, so the client copies them again each time.
struct StormCarrier {
    /// The sync clients that Debian packages.
    enum Kind: String, CaseIterable {
        case rsync
        case rsyncInPlace = "rsync --inplace"
        case rclone

        private var path: String { self == .rclone ? "/usr/bin/rclone" : "/usr/bin/rsync" }

        var isInstalled: Bool { FileManager.default.isExecutableFile(atPath: path) }

        func command(from source: String, to target: String) -> [String] {
            switch self {
            case .rsync: [path, "--recursive", "--times", "--omit-dir-times", "\(source)/", "\(target)/"]
            case .rsyncInPlace:
                [path, "--inplace", "--recursive", "--times", "--omit-dir-times", "\(source)/", "\(target)/"]
            case .rclone: [path, "--config", "/dev/null", "--retries", "1", "copy", source, target]
            }
        }
    }

    /// A note for each client that is not installed.
    static var absent: [String] {
        Kind.allCases.filter { !$0.isInstalled }.map { "\($0.rawValue) is not installed, so not tried" }
    }

    let kind: Kind
    let sandbox: StormSandbox
    let device: Int

    func work(until end: ContinuousClock.Instant) async throws {
        let source = "\(sandbox.sandbox.folder)/\(kind.rawValue)"
        try FileManager.default.createDirectory(atPath: source, withIntermediateDirectories: true)
        // A client that writes in place and is killed leaves an empty file or the first buffer of one. These
        // files are smaller than a buffer, so only the empty file is possible.
        sandbox.note { $0.mayHaveWritten([]) }
        var orders: [[UInt8]] = []
        while ContinuousClock.now < end {
            for _ in 0..<Int.random(in: 1...4) where orders.count < 400 {
                let bytes = SampleOrder.bytes(orders.count + 1, device: device, comment: "by \(device)")
                orders.append(bytes)
                try Data(bytes).write(to: URL(filePath: "\(source)/\(device) \(orders.count).json"))
                sandbox.note { $0.mayHaveWritten(bytes) }
            }
            let time = StormSandbox.chance(25) ? "\(Double.random(in: 0.01...0.3))" : "60"
            // timeout(1) signals its whole group, so that no helper process of the client keeps running.
            let outcome = try await sandbox.sandbox.run(
                "/usr/bin/timeout",
                ["--signal=KILL", time] + kind.command(from: source, to: sandbox.sandbox.orders)
            )
            if outcome.status == 0 {
                let carried = orders
                sandbox.note { ledger in carried.forEach { ledger.deliver($0) } }
            }
            // Older files would otherwise be copied again for ever.
            if orders.count > 40, outcome.status == 0 {
                for name in try FileManager.default.contentsOfDirectory(atPath: source) {
                    try FileManager.default.removeItem(atPath: "\(source)/\(name)")
                }
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 50...400)))
        }
    }
}
