import Foundation

/// The log of `TortureDisk`: every write and every flush of a restaurant's disks, in order.
struct DiskLog: Sendable {
    private struct Record: Sendable {
        let disk: Int
        /// The byte offset on the disk; -1 for a flush.
        let offset: Int
        /// The position of the written bytes in the log.
        let bytes: Range<Int>
    }

    private let log: Data
    private let records: [Record]

    /// The log's length in bytes, which identifies a moment of the recording.
    var end: Int { log.count }

    init(_ path: String) throws {
        log = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        var records: [Record] = []
        var position = 0
        while position + 24 <= log.count {
            let head = log[position..<position + 24]
            guard head.prefix(4) == Data("TDSK".utf8) else {
                throw RigError("the log of the disks is damaged")
            }
            let disk = Self.integer(head.dropFirst(4).prefix(4))
            let offset = Self.integer(head.dropFirst(8).prefix(8))
            let length = Self.integer(head.dropFirst(16))
            let first = position + 24
            records.append(Record(disk: disk, offset: offset, bytes: first..<first + length))
            position = first + length
        }
        self.records = records
    }

    private static func integer(_ bytes: Data) -> Int {
        Int(truncatingIfNeeded: bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
    }

    /// Returns one possible content of a disk after a power cut.
    ///
    /// Everything that the disk acknowledged before its last flush is there. Each later write may be there or
    /// missing, since a disk may keep writes in its own memory and write them in any order.
    /// - Parameters:
    ///   - disk: the index of the disk, from 0.
    ///   - size: its size in bytes.
    ///   - moment: the time of the cut, as the length of the log in bytes at that time.
    ///   - keeps: the probability with which a write since the last flush is there.
    func image(
        of disk: Int,
        size: Int,
        at moment: Int,
        keeping keeps: Double,
        by random: inout some RandomNumberGenerator
    ) -> Data {
        let mine = records.filter { $0.disk == disk && $0.bytes.upperBound <= moment }
        let flush = mine.lastIndex { $0.offset < 0 } ?? -1
        var image = Data(count: size)
        for (index, record) in mine.enumerated() where record.offset >= 0 {
            guard index < flush || Double.random(in: 0..<1, using: &random) < keeps else { continue }
            image.replaceSubrange(record.offset..<record.offset + record.bytes.count, with: log[record.bytes])
        }
        return image
    }
}
