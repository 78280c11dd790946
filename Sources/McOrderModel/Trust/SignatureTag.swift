/// What a signature is about, apart from the published files. Source: format.md, *Signed order*, *Signed
/// files*.
enum SignatureTag: String, DomainTag, Sendable {
    /// An order, by its device.
    case order
    /// A notice, by its device.
    case notice
    /// The identity that replaces another one, by the replaced one.
    case replace
}
