/// Fills what is sealed with zeros, so that its size tells little. Source: format.md, *Sealed file*.
package enum SealPadding {
    /// The sizes in bytes.
    package static let sizes = [2048, 8192, 32_768]

    /// The content with zeros up to the smallest size that it fits; `nil` if it fits none.
    package static func padded(_ content: [UInt8]) -> [UInt8]? {
        guard let size = sizes.first(where: { content.count <= $0 }) else { return nil }
        return content + Array(repeating: 0, count: size - content.count)
    }

    /// The text that stands behind a header of `offset` bytes, preceded by its length.
    ///
    /// - Returns: `nil` if the size is not the smallest one that the content fits, or if another byte than
    ///   zero follows, so that each content has one form.
    package static func content(of bytes: [UInt8], after offset: Int) -> [UInt8]? {
        guard bytes.count >= offset + 4 else { return nil }
        let length = bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
        let start = offset + 4
        guard length <= bytes.count - start, let size = sizes.first(where: { start + length <= $0 }),
            bytes.count == size, bytes[(start + length)...].allSatisfy({ $0 == 0 })
        else { return nil }
        return Array(bytes[start..<start + length])
    }
}
