/// A photograph of the kitchen book: a JPEG file without metadata, which its hash names.
///
/// Source: docs/kitchen-book.md, *Photographs*; ITU-T T.81, annex B.
package struct BookPhotograph: Hashable, Sendable {
    /// The bytes that it has at most.
    package static let mostBytes = 300_000
    /// The pixels that it has at most, across and down: a larger one fills a phone's memory.
    package static let mostPixels = 4096
    /// The member of an entry and of a fact that names one.
    package static let member = "photograph"

    package let bytes: [UInt8]
    package let hash: ContentHash

    /// Why a file is none.
    package enum Problem: Error, Hashable, CaseIterable, Sendable {
        case tooLarge
        case notJPEG
        /// It has more than its picture: where, when or with what it was taken, or a comment.
        case metadata
    }

    /// - Throws: ``Problem``.
    package init(_ bytes: [UInt8]) throws(Problem) {
        guard bytes.count <= Self.mostBytes else { throw .tooLarge }
        var file = JPEGFile(bytes)
        try file.check()
        self.bytes = bytes
        hash = ContentHash(of: bytes)
    }

    /// Reads a file that ``init(_:)`` has checked.
    package init(stored bytes: [UInt8], _ hash: ContentHash) {
        (self.bytes, self.hash) = (bytes, hash)
    }
}

extension BookContent {
    /// The photograph that is named; `nil` if there is none.
    func photograph() throws(BookContentError) -> ContentHash? {
        try optional(BookPhotograph.member) { $0.text.flatMap { ContentHash(hexadecimal: $0) } }
    }
}

extension BookFact {
    /// The photograph that belongs to it.
    package var photograph: ContentHash? {
        content.member(BookPhotograph.member)?.text.flatMap { ContentHash(hexadecimal: $0) }
    }
}

/// Walks through the segments of a JPEG file.
private struct JPEGFile {
    private typealias Problem = BookPhotograph.Problem

    private let bytes: [UInt8]
    private var place = 0
    private var hasFrame = false
    private var hasScan = false

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// - Throws: ``BookPhotograph/Problem``.
    mutating func check() throws(BookPhotograph.Problem) {
        guard try marker() == 0xD8 else { throw .notJPEG }
        while true {
            let marker = try marker()
            switch marker {
            case 0xD9:
                guard hasFrame, hasScan else { throw .notJPEG }
                // What stands behind the picture is none of it.
                guard place == bytes.count else { throw .metadata }
                return
            case 0xDA:
                _ = try segment()
                hasScan = true
                skipScan()
            case 0xC4, 0xCC, 0xDB, 0xDD: _ = try segment()
            case 0xC0...0xC2, 0xC9, 0xCA: try readFrame()
            case 0xE0...0xEF, 0xFE: try checkApplication(marker)
            default: throw .notJPEG
            }
        }
    }

    /// The next marker. Any number of bytes 0xFF may stand before it.
    private mutating func marker() throws(BookPhotograph.Problem) -> UInt8 {
        guard place < bytes.count, bytes[place] == 0xFF else { throw .notJPEG }
        while place < bytes.count, bytes[place] == 0xFF { place += 1 }
        guard place < bytes.count else { throw .notJPEG }
        defer { place += 1 }
        return bytes[place]
    }

    /// The content of the segment that follows its marker.
    private mutating func segment() throws(BookPhotograph.Problem) -> ArraySlice<UInt8> {
        guard place + 2 <= bytes.count else { throw .notJPEG }
        let length = Int(bytes[place]) << 8 | Int(bytes[place + 1])
        guard length >= 2, place + length <= bytes.count else { throw .notJPEG }
        defer { place += length }
        return bytes[place + 2..<place + length]
    }

    /// Skips the coded picture up to the next marker; a byte 0xFF of it is followed by zero.
    private mutating func skipScan() {
        while place + 1 < bytes.count {
            let next = bytes[place + 1]
            if bytes[place] == 0xFF, next != 0, next != 0xFF, !(0xD0...0xD7).contains(next) { return }
            place += 1
        }
    }

    private mutating func readFrame() throws(BookPhotograph.Problem) {
        let frame = Array(try segment())
        guard frame.count >= 6, !hasFrame else { throw .notJPEG }
        let sides = [Int(frame[1]) << 8 | Int(frame[2]), Int(frame[3]) << 8 | Int(frame[4])]
        guard sides.allSatisfy({ $0 > 0 }) else { throw .notJPEG }
        guard sides.allSatisfy({ $0 <= BookPhotograph.mostPixels }) else { throw .tooLarge }
        hasFrame = true
    }

    /// The contents that say only how to show the picture, by their markers: JFIF without a thumbnail, a
    /// profile of colours, and Adobe's transform.
    private static let harmless: [UInt8: [UInt8]] = [
        0xE0: Array("JFIF\0".utf8), 0xE2: Array("ICC_PROFILE\0".utf8), 0xEE: Array("Adobe".utf8),
    ]
    /// The length of JFIF's segment without a thumbnail.
    private static let plainJFIF = 14

    private mutating func checkApplication(_ marker: UInt8) throws(BookPhotograph.Problem) {
        let content = try segment()
        guard let start = Self.harmless[marker], content.starts(with: start),
            marker != 0xE0 || content.count == Self.plainJFIF
        else { throw .metadata }
    }
}
