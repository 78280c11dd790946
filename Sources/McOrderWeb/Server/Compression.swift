import CZlib

/// Compresses what browsers load, and small texts that travel in addresses. Source: RFC 1950, RFC 1952.
package enum Compression {
    /// The bytes as a gzip file; `nil` if memory is short.
    package static func gzip(_ bytes: [UInt8]) -> [UInt8]? {
        deflated(bytes, windowBits: 15 + 16)
    }

    /// The bytes in the zlib format; `nil` if memory is short.
    package static func deflate(_ bytes: [UInt8]) -> [UInt8]? {
        deflated(bytes, windowBits: 15)
    }

    private static func deflated(_ bytes: [UInt8], windowBits: Int32) -> [UInt8]? {
        var stream = z_stream()
        let size = Int32(MemoryLayout<z_stream>.size)
        guard
            deflateInit2_(
                &stream,
                Z_BEST_COMPRESSION,
                Z_DEFLATED,
                windowBits,
                8,
                Z_DEFAULT_STRATEGY,
                ZLIB_VERSION,
                size
            ) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var input = bytes
        let room = Int(deflateBound(&stream, uLong(input.count)))
        var isComplete = false
        let output = [UInt8](unsafeUninitializedCapacity: room) { output, count in
            input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(room)
                isComplete = CZlib.deflate(&stream, Z_FINISH) == Z_STREAM_END
                count = room - Int(stream.avail_out)
            }
        }
        return isComplete ? output : nil
    }

    /// The bytes that ``deflate(_:)`` compressed; `nil` for any other bytes, and for more than `limit` bytes.
    package static func inflate(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
        var stream = z_stream()
        guard inflateInit_(&stream, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        var input = bytes
        var isComplete = false
        let output = [UInt8](unsafeUninitializedCapacity: limit) { output, count in
            input.withUnsafeMutableBufferPointer { input in
                stream.next_in = input.baseAddress
                stream.avail_in = uInt(input.count)
                stream.next_out = output.baseAddress
                stream.avail_out = uInt(limit)
                isComplete = CZlib.inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_in == 0
                count = limit - Int(stream.avail_out)
            }
        }
        return isComplete ? output : nil
    }
}
