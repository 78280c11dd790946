/// A device's unique code (UDID): a UUID made once per device. Source: format.md, field 3.
public struct DeviceID: Hashable, Sendable, CustomStringConvertible {
    /// The upper and the lower 64 bits of the UUID.
    let high: UInt64
    let low: UInt64

    init(unchecked high: UInt64, _ low: UInt64) {
        (self.high, self.low) = (high, low)
    }

    /// Creates an identifier from a UUID's sixteen bytes, the most significant first; `nil` for any other
    /// count.
    public init?(bytes: some Collection<UInt8>) {
        guard bytes.count == 16 else { return nil }
        high = bytes.prefix(8).reduce(0) { $0 << 8 | UInt64($1) }
        low = bytes.suffix(8).reduce(0) { $0 << 8 | UInt64($1) }
    }

    /// Reads a UUID in its text form of 36 characters, `8-4-4-4-12`, in either case; `nil` for any other
    /// text.
    public init?(_ text: some StringProtocol) {
        var text = String(text)
        guard let halves = text.withUTF8({ Self.halves($0) }) else { return nil }
        (high, low) = halves
    }

    private static func halves(_ text: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64)? {
        guard text.count == 36 else { return nil }
        var halves: (UInt64, UInt64) = (0, 0)
        for (position, byte) in text.enumerated() {
            if position == 8 || position == 13 || position == 18 || position == 23 {
                guard byte == UInt8(ascii: "-") else { return nil }
            } else {
                guard let digit = byte.hexadecimalValue else { return nil }
                if position < 18 {
                    halves.0 = halves.0 << 4 | UInt64(digit)
                } else {
                    halves.1 = halves.1 << 4 | UInt64(digit)
                }
            }
        }
        return halves
    }

    /// The identifier as orders write it: an upper-case UUID.
    public var description: String {
        String(unsafeUninitializedCapacity: 36) { text in
            var end = 0
            for position in 0..<32 {
                if position == 8 || position == 12 || position == 16 || position == 20 {
                    text[end] = UInt8(ascii: "-")
                    end += 1
                }
                let half = position < 16 ? high : low
                let digit = UInt8(half >> UInt64(60 - 4 * (position % 16)) & 0xF)
                text[end] = digit + (digit < 10 ? UInt8(ascii: "0") : UInt8(ascii: "A") - 10)
                end += 1
            }
            return end
        }
    }

    /// The identifier as a 128-bit number modulo 1000, from 0 to 999: the check digits of an order's code.
    public var checkNumber: Int {
        // 2^64 modulo 1000 is 616.
        Int((high % 1000 * 616 + low % 1000) % 1000)
    }
}

extension UInt8 {
    /// The value of a hexadecimal digit of ASCII, in either case; `nil` for any other byte.
    var hexadecimalValue: UInt8? {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): self - UInt8(ascii: "0")
        case UInt8(ascii: "A")...UInt8(ascii: "F"): self - UInt8(ascii: "A") + 10
        case UInt8(ascii: "a")...UInt8(ascii: "f"): self - UInt8(ascii: "a") + 10
        default: nil
        }
    }
}
