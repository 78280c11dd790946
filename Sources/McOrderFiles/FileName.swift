/// The name of one entry of a folder: a byte string, as in Linux, which need not be valid UTF-8.
///
/// Never empty, never `.` or `..`, and without `/` and NUL, so a name never refers outside its folder. The
/// length is not checked; system calls fail with ENAMETOOLONG. Equality compares bytes, not Swift's canonical
/// equivalence.
package struct FileName: Hashable, Sendable {
    /// The bytes with a terminating NUL, so that no system call has to copy them.
    private let terminated: [UInt8]

    /// The name's bytes, without the terminating NUL.
    package var bytes: ArraySlice<UInt8> { terminated.dropLast() }

    /// Makes a name from `bytes`; nil if they cannot name an entry of a folder.
    package init?(bytes: some Sequence<UInt8>) {
        var bytes = Array(bytes)
        guard !bytes.isEmpty, !bytes.contains(0), !bytes.contains(UInt8(ascii: "/")) else { return nil }
        guard bytes != [UInt8(ascii: ".")], bytes != [UInt8(ascii: "."), UInt8(ascii: ".")] else {
            return nil
        }
        bytes.append(0)
        terminated = bytes
    }

    /// Makes a name from the UTF-8 of `string`; nil if it cannot name an entry of a folder.
    package init?(_ string: String) {
        self.init(bytes: string.utf8)
    }

    /// Makes a name that the program itself chose.
    ///
    /// - Precondition: it can name an entry of a folder.
    package init(constant text: String) {
        guard let name = FileName(text) else { preconditionFailure("not a name: \(text)") }
        self = name
    }

    /// The name for display; invalid UTF-8 is replaced by U+FFFD.
    ///
    /// It may still contain control and bidirectional characters, which the code that draws the screen must
    /// remove.
    package var display: String { String(decoding: bytes, as: UTF8.self) }

    /// Whether the name starts with a dot: a hidden file, such as our temporary files.
    package var beginsWithDot: Bool { bytes.first == UInt8(ascii: ".") }

    /// Whether the name ends in `.json`, ignoring ASCII case.
    package var hasJSONEnding: Bool { ends(in: ".json") }

    /// Whether the name ends in the given ASCII text, ignoring ASCII case.
    package func ends(in ending: StaticString) -> Bool {
        let count = ending.utf8CodeUnitCount
        guard bytes.count >= count else { return false }
        let wanted = UnsafeBufferPointer(start: ending.utf8Start, count: count)
        return zip(bytes.suffix(count), wanted).allSatisfy { Self.lowered($0) == Self.lowered($1) }
    }

    private static func lowered(_ byte: UInt8) -> UInt8 {
        byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
    }

    /// Calls `body` with the name as a NUL-terminated C string. The pointer is valid only until `body`
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
