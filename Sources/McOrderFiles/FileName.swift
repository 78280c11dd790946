/// The name of one entry of a folder: bytes, as Linux has it, which need not be UTF-8.
///
/// Never empty, never `.` or `..`, and without `/` and NUL, so a name never leads out of its folder. Its
/// length is not checked; a call answers ENAMETOOLONG. Equality is by bytes, not by Swift's canonical
/// equivalence.
package struct FileName: Hashable, Sendable {
    /// The name as C wants it, so that no call has to copy it.
    private let terminated: [UInt8]

    /// The name's bytes, without a NUL at the end.
    package var bytes: ArraySlice<UInt8> { terminated.dropLast() }

    /// Makes a name of `bytes`; nil for what cannot name an entry of a folder.
    package init?(bytes: some Sequence<UInt8>) {
        var bytes = Array(bytes)
        guard !bytes.isEmpty, !bytes.contains(0), !bytes.contains(UInt8(ascii: "/")) else { return nil }
        guard bytes != [UInt8(ascii: ".")], bytes != [UInt8(ascii: "."), UInt8(ascii: ".")] else {
            return nil
        }
        bytes.append(0)
        terminated = bytes
    }

    /// Makes a name of the UTF-8 of `string`; nil for what cannot name an entry of a folder.
    package init?(_ string: String) {
        self.init(bytes: string.utf8)
    }

    /// The name for people to read, invalid UTF-8 repaired with U+FFFD.
    ///
    /// Control and bidirectional characters are still in it; a screen makes them harmless.
    package var display: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the name is one of those that folders hide, and temporaries have.
    package var beginsWithDot: Bool { bytes.first == UInt8(ascii: ".") }

    /// Whether the name ends in `.json`, in any case of these ASCII letters.
    package var hasJSONEnding: Bool { ends(in: ".json") }

    /// Whether the name ends in that ASCII text, in any case of its letters.
    package func ends(in ending: StaticString) -> Bool {
        let count = ending.utf8CodeUnitCount
        guard bytes.count >= count else { return false }
        let wanted = UnsafeBufferPointer(start: ending.utf8Start, count: count)
        return zip(bytes.suffix(count), wanted).allSatisfy { Self.lowered($0) == Self.lowered($1) }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    /// Calls `body` with the name as C wants it, NUL-terminated; the pointer is valid only until it
    /// returns.
    package func withCString<Result, Failure: Error>(
        _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try terminated.withUnsafeBufferPointer { buffer throws(Failure) in
            guard let base = buffer.baseAddress else { preconditionFailure("never empty: it ends in NUL") }
            return try base.withMemoryRebound(to: CChar.self, capacity: buffer.count, body)
        }
    }
}
