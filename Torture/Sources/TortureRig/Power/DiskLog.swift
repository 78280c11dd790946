internal import Foundation

/// What was written to the disks of a house, and when they were flushed, in one order: the log of `TortureDisk`.
struct DiskLog: Sendable {
    private struct Record: Sendable {
        let disk: Int
        /// Where on the disk; -1 for a flush.
        let offset: Int
        /// Where in the log.
        let bytes: Range<Int>
    }

    private let log: Data
    private let records: [Record]

    /// The log's length in bytes, which says where in time it ends.
    var end: Int { log.count }

    /// Reads a log.
    init(_ path: String) throws {
        log = try Data(contentsOf: URL(filePath: path), options: .alwaysMapped)
        var records: [Record] = []
        var position = 0
        while position + 24 <= log.count {
            let head = log[position..<position + 24]
            guard head.prefix(4) == Data("TDSK".utf8) else {
                throw RigFailure("the log of the disks is damaged")
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

    /// What a disk may hold whose power was cut.
    ///
    /// What it had acknowledged before its last flush is there. Of what came later each write is there or not,
    /// since a disk may keep it in its own memory, and write it in any order.
    /// - Parameters:
    ///   - disk: which one, from 0.
    ///   - size: its size in bytes.
    ///   - moment: when, as the log's length at that time.
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
