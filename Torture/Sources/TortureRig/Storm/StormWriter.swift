internal import Foundation
internal import Glibc

/// A sync client that renames whole files in: new ones, the same ones again, conflict copies, files that were taken
/// and come back, the same order in another layout, and another order under a number that is taken.
struct StormWriter {
    let house: StormHouse
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
        // Noted before, since the daemon may be faster than we are.
        house.note { $0.mayHaveWritten(bytes) }
        // A name that is still there belongs to another file, which must not be lost by our renaming.
        let temporary = "\(house.house.orders)/.\(name).part"
        try Data(bytes).write(to: URL(filePath: temporary))
        if link(temporary, "\(house.house.orders)/\(name)") == 0 { house.note { $0.deliver(bytes) } }
        unlink(temporary)
    }
}

/// A careless client that writes in place, under the final name, piece by piece; now and then it dies on the way.
struct StormSlowWriter {
    let house: StormHouse
    let device: Int

    func work(until end: ContinuousClock.Instant) async throws {
        var number = 0
        while ContinuousClock.now < end {
            number += 1
            let bytes = SampleOrder.bytes(number, device: device, comment: "slow")
            let path = "\(house.house.orders)/slow \(number).json"
            let isDoomed = StormHouse.chance(15)
            let file = open(path, O_CREAT | O_WRONLY | O_EXCL, 0o660)
            guard file >= 0 else { throw RigFailure("open: \(errno)") }
            defer { close(file) }
            house.note { $0.mayHaveWritten([]) }
            var done = 0
            while done < bytes.count {
                let piece = min(bytes.count - done, Int.random(in: 1...120))
                let next = Array(bytes[..<(done + piece)])
                house.note { $0.mayHaveWritten(next) }
                guard
                    bytes[done..<(done + piece)].withUnsafeBytes({ write(file, $0.baseAddress, $0.count) })
                        == piece
                else { throw RigFailure("write: \(errno)") }
                done += piece
                if isDoomed, done > bytes.count / 2 { break }
                try await Task.sleep(for: .milliseconds(Int.random(in: 0...60)))
            }
            var status = stat()
            // One that was slower than a daemon waits would have to write again.
            guard done == bytes.count, fstat(file, &status) == 0, status.st_nlink > 0 else { continue }
            house.note { $0.deliver(bytes) }
        }
    }
}
