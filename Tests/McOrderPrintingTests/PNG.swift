import CZlib
import McOrderPrinting

/// A picture as a file. Source: the PNG specification.
enum PNG {
    static func file(_ picture: Bitmap) -> [UInt8] {
        // One bit a point, in which black is 0.
        let rows = (0..<picture.height).flatMap { row -> [UInt8] in
            let start = row * picture.rowBytes
            return [0] + picture.bytes[start..<start + picture.rowBytes].map { ~$0 }
        }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", number(picture.width) + number(picture.height) + [1, 0, 0, 0, 0])
            + chunk("IDAT", compressed(rows)) + chunk("IEND", [])
    }

    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var length = compressBound(uLong(bytes.count))
        var result = [UInt8](repeating: 0, count: Int(length))
        compress2(&result, &length, bytes, uLong(bytes.count), 9)
        return Array(result.prefix(Int(length)))
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + content
        return number(content.count) + body + number(Int(crc32(0, body, uInt(body.count))))
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }
}
