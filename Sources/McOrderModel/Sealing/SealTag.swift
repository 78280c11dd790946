/// What is sealed, apart from hashes. Source: format.md, *Sealed file*.
enum SealTag: String, DomainTag, Sendable {
    /// An order or a notice, for a house.
    case sealed
    /// The secret of a receipt, which follows from the sealed file.
    case receipt
}
