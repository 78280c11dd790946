import Testing

@testable import McOrderModel

/// What is a photograph of the kitchen book.
@Suite struct BookPhotographTests {
    /// A file of segments, each a marker and its content, with a coded picture before the last marker.
    private func file(
        _ segments: [(UInt8, [UInt8])],
        scan: [UInt8] = [0x12, 0xFF, 0x00, 0xFF, 0xD0, 0x34],
        end: [UInt8] = [0xFF, 0xD9]
    ) -> [UInt8] {
        var bytes: [UInt8] = [0xFF, 0xD8]
        for (marker, content) in segments {
            let length = content.count + 2
            bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + content
        }
        return bytes + scan + end
    }

    private func frame(_ width: Int = 1200, _ height: Int = 900) -> (UInt8, [UInt8]) {
        let sides = [height >> 8, height & 0xFF, width >> 8, width & 0xFF].map { UInt8($0) }
        return (0xC0, [8] + sides + [1, 1, 0x11, 0])
    }

    private let jfif: (UInt8, [UInt8]) = (0xE0, Array("JFIF\0".utf8) + [1, 2, 0, 0, 1, 0, 1, 0, 0])
    private let tables: (UInt8, [UInt8]) = (0xDB, [UInt8](repeating: 1, count: 65))
    private let scan: (UInt8, [UInt8]) = (0xDA, [1, 1, 0, 0, 63, 0])

    private func problem(_ bytes: [UInt8]) -> BookPhotograph.Problem? {
        do throws(BookPhotograph.Problem) {
            _ = try BookPhotograph(bytes)
            return nil
        } catch {
            return error
        }
    }

    @Test func `a picture that says only how to show it is one`() throws {
        let plain = file([jfif, tables, frame(), scan])
        #expect(try BookPhotograph(plain).hash == ContentHash(of: plain))
        let profile: (UInt8, [UInt8]) = (0xE2, Array("ICC_PROFILE\0".utf8) + [1, 1, 0])
        let adobe: (UInt8, [UInt8]) = (0xEE, Array("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 1])
        #expect(problem(file([jfif, profile, adobe, tables, frame(4096, 4096), scan])) == nil)
        // Several scans, and any number of bytes before a marker.
        let second: [UInt8] = [0xFF, 0xFF, 0xDA, 0, 8] + scan.1 + [7]
        #expect(problem(file([frame(), scan], scan: [1, 2] + second)) == nil)
    }

    @Test func `what says more than the picture is refused`() {
        let exif: (UInt8, [UInt8]) = (0xE1, Array("Exif\0\0MM".utf8))
        let comment: (UInt8, [UInt8]) = (0xFE, Array("Ane was here".utf8))
        let thumbnail: (UInt8, [UInt8]) = (0xE0, jfif.1 + [9, 9, 9])
        let extended: (UInt8, [UInt8]) = (0xE0, Array("JFXX\0".utf8) + [UInt8](repeating: 0, count: 9))
        let pictures: (UInt8, [UInt8]) = (0xE2, Array("MPF\0II".utf8))
        let press: (UInt8, [UInt8]) = (0xED, Array("Photoshop 3.0\0".utf8))
        for more in [exif, comment, thumbnail, extended, pictures, press] {
            #expect(problem(file([jfif, more, frame(), scan])) == .metadata)
            #expect(problem(file([frame(), scan, more])) == .metadata)
        }
        #expect(problem(file([frame(), scan], end: [0xFF, 0xD9, 0x41])) == .metadata)
    }

    @Test func `a file that is no picture, or is cut anywhere, is refused`() {
        let whole = file([jfif, tables, frame(), scan])
        for length in 0..<whole.count {
            #expect(problem(Array(whole.prefix(length))) != nil, "\(length) bytes")
        }
        #expect(problem(Array("GIF89a".utf8)) == .notJPEG)
        #expect(problem([0xFF, 0xD8, 0xFF, 0xD9]) == .notJPEG)
        // Without a frame, without a scan, with two frames, with a length that counts less than itself.
        #expect(problem(file([jfif, scan])) == .notJPEG)
        #expect(problem([0xFF, 0xD8, 0xFF, 0xC0, 0, 11] + frame().1 + [0xFF, 0xD9]) == .notJPEG)
        #expect(problem(file([frame(), frame(), scan])) == .notJPEG)
        #expect(problem([0xFF, 0xD8, 0xFF, 0xDB, 0, 1]) == .notJPEG)
    }

    @Test func `what is too large for a phone is refused`() {
        #expect(problem(file([frame(4097, 10), scan])) == .tooLarge)
        #expect(problem(file([frame(10, 65_535), scan])) == .tooLarge)
        #expect(problem(file([frame(0, 10), scan])) == .notJPEG)
        let room = BookPhotograph.mostBytes - file([frame(), scan], scan: []).count
        #expect(problem(file([frame(), scan], scan: [UInt8](repeating: 1, count: room))) == nil)
        #expect(problem(file([frame(), scan], scan: [UInt8](repeating: 1, count: room + 1))) == .tooLarge)
    }

    @Test func `any bytes are a picture or not, and end the reading`() {
        var random = SystemRandomNumberGenerator()
        let whole = file([jfif, tables, frame(), scan])
        for _ in 0..<20_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = .random(in: 0...255, using: &random)
            }
            _ = problem(bytes)
        }
    }
}
