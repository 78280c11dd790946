/// An address within this site, to which a page leads back.
package enum LocalTarget {
    /// The target, or the first page if it could lead to another site: browsers read `//` and `/\` as the
    /// begin of a host, and skip tabs and line ends.
    package static func checked(_ target: String?) -> String {
        guard let target, target.hasPrefix("/"), !target.dropFirst().hasPrefix("/"),
            target.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { return "/" }
        return target
    }
}
