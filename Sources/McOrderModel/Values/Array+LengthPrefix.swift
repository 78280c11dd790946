extension [UInt8] {
    /// The bytes preceded by their count as four bytes, the most significant first.
    var lengthPrefixed: [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: count >> (24 - 8 * $0)) } + self
    }
}
