import Foundation
import Glibc

/// A sync client that renames complete files into the folder: new ones, the same ones again, conflict copies,
/// files that were taken and come back, the same order in another layout, and another order with a number
/// that is already used.
struct StormWriter {
    let sandbox: StormSandbox
    let device: Int

    func work(until end: ContinuousClock.Instant) async throws {
        var number = 0
        var known: [[UInt8]] = []
        while ContinuousClock.now < end {
            number += 1
            let bytes = SampleOrder.bytes(number, device: device)
            try deliver(bytes, as: "order \(device) \(number).json")
            known.append(bytes)
            switch Int.random(in: 0..<10) {
            case 0: try deliver(bytes, as: "order \(device) \(number) (1).json")
            case 1: try deliver(bytes, as: "order \(device) \(number).sync-conflict-20261120-101500-ABC.json")
            case 2:
                try deliver(SampleOrder.bytes(number, device: device, isCompact: true), as: "x\(device).JSON")
            case 3: try deliver(SampleOrder.bytes(number, device: device, second: 59), as: "y\(device).json")
            case 4: try deliver(Array("{\"junk\": \(number)}".utf8), as: "junk \(device) \(number).json")
            case 5, 6:
                if let old = known.randomElement() { try deliver(old, as: "back \(device) \(number).json") }
            default: break
            }
            try await Task.sleep(for: .milliseconds(Int.random(in: 0...120)))
        }
    }

    private func deliver(_ bytes: [UInt8], as name: String) throws {
        // Recorded before the write, since the daemon may take the file at once.
        sandbox.note { $0.mayHaveWritten(bytes) }
        // An existing file of that name holds another order, which the rename must not overwrite.
        let temporary = "\(sandbox.sandbox.orders)/.\(name).part"
        try Data(bytes).write(to: URL(filePath: temporary))
        if link(temporary, "\(sandbox.sandbox.orders)/\(name)") == 0 { sandbox.note { $0.deliver(bytes) } }
        unlink(temporary)
    }
}

/// A client that writes in place, under the final name, piece by piece; sometimes it stops before the end.
struct StormSlowWriter {
    let sandbox: StormSandbox
    let device: Int

    func work(until end: ContinuousClock.Instant) async throws {
        var number = 0
        while ContinuousClock.now < end {
            number += 1
            let bytes = SampleOrder.bytes(number, device: device, comment: "slow")
            let path = "\(sandbox.sandbox.orders)/slow \(number).json"
            let isDoomed = StormSandbox.chance(15)
            let file = open(path, O_CREAT | O_WRONLY | O_EXCL, 0o660)
            guard file >= 0 else { throw RigError("open: \(errno)") }
            defer { close(file) }
            sandbox.note { $0.mayHaveWritten([]) }
            var done = 0
            while done < bytes.count {
                let piece = min(bytes.count - done, Int.random(in: 1...120))
                let next = Array(bytes[..<(done + piece)])
                sandbox.note { $0.mayHaveWritten(next) }
                guard
                    bytes[done..<(done + piece)].withUnsafeBytes({ write(file, $0.baseAddress, $0.count) })
                        == piece
                else { throw RigError("write: \(errno)") }
                done += piece
                if isDoomed, done > bytes.count / 2 { break }
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...60)))
            }
            var status = stat()
            // If a pause was longer than the settle time, the daemon may have taken the incomplete file and
            // unlinked it. The client would have to write it again, so it does not count as delivered.
            guard done == bytes.count, fstat(file, &status) == 0, status.st_nlink > 0 else { continue }
            sandbox.note { $0.deliver(bytes) }
        }
    }
}
