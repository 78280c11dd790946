import Foundation
import Glibc

/// A writer that puts the bytes of each kind of file into the drop folder under the suffix of every other
/// kind.
struct StormKinds {
    let sandbox: StormSandbox
    /// The device number of the orders that this writer creates.
    let device: Int

    func work(until end: ContinuousClock.Instant) async throws {
        var count = 0
        while ContinuousClock.now < end {
            count += 1
            let order = SampleOrder.bytes(count, device: device)
            try deliver(order, as: "kind \(device) \(count).json")
            let notice = SampleOrder.notice("arrived", about: count, device: device)
            var others = [order, notice, Array("975319E0-43ED-435F-AA81-0B4F051B376\(device):\(count)".utf8)]
            others += try strangers()
            for bytes in others where StormSandbox.chance(50) {
                let ending =
                    bytes == notice ? "json" : ["json", "notice", "NOTICE"].randomElement() ?? "json"
                // An order under its own suffix is the work of another writer.
                guard bytes != order || ending != "json" else { continue }
                try deliver(bytes, as: "other \(device) \(count) \(Int.random(in: 0...99_999)).\(ending)")
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 20...300)))
        }
    }

    /// Files that the restaurant writes: a receipt, the catalogue if it is small enough, the sold-out list,
    /// the marker, a claim.
    private func strangers() throws -> [[UInt8]] {
        let cloud = sandbox.sandbox.cloud
        var paths = ["\(cloud)/catalog/today.json", "\(cloud)/orders/.mcorder"]
        for folder in [sandbox.sandbox.receipts, "\(cloud)/orders/.mcorder.d"] {
            guard FileManager.default.fileExists(atPath: folder) else { continue }
            let name = try FileManager.default.contentsOfDirectory(atPath: folder).randomElement()
            if let name { paths.append("\(folder)/\(name)") }
        }
        return paths.compactMap { path in
            // Skips files that have disappeared or are too large.
            guard let data = FileManager.default.contents(atPath: path), data.count <= 65_536 else {
                return nil
            }
            return Array(data)
        }
    }

    private func deliver(_ bytes: [UInt8], as name: String) throws {
        sandbox.note { $0.mayHaveWritten(bytes) }
        let temporary = "\(sandbox.sandbox.orders)/.\(name).part"
        try Data(bytes).write(to: URL(filePath: temporary))
        if link(temporary, "\(sandbox.sandbox.orders)/\(name)") == 0 { sandbox.note { $0.deliver(bytes) } }
        unlink(temporary)
    }
}
