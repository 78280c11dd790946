extension DeviceID {
    /// The UDID of the device with this key: the first 16 bytes of the key's tagged hash, made a UUID of
    /// version 8. Source: format.md, *Keys*; RFC 9562, section 5.8.
    package init(_ key: PublicKey) {
        let hash = ContentHash(.device, of: key.bytes).bytes
        let halves = [hash[0..<8], hash[8..<16]].map { $0.reduce(UInt64(0)) { $0 << 8 | UInt64($1) } }
        self.init(
            unchecked: halves[0] & 0xFFFF_FFFF_FFFF_0FFF | 0x8000,
            halves[1] & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        )
    }

    /// Whether the version digit is 8. In the folder, such a UDID counts only with a valid signature; any
    /// other one is never bound to a key.
    package var isKeyed: Bool {
        description.dropFirst(14).first == "8"
    }
}
