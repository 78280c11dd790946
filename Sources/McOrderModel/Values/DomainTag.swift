/// A name of what is hashed or signed, so that no hash or signature for one purpose is valid for another.
///
/// Source: format.md, *Conventions*.
package protocol DomainTag: RawRepresentable<String> {}

extension DomainTag {
    /// The bytes before what is hashed or signed: the ASCII text `mcorder TAG 1` and a zero byte.
    package var prefix: [UInt8] {
        Array("mcorder \(rawValue) 1".utf8) + [0]
    }
}
