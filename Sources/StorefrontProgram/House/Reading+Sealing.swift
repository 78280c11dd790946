import McOrderClient
import McOrderModel

extension House.Reading {
    /// The sealed copy of an order's or a notice's own file; `nil` where customers do not seal.
    ///
    /// - Throws: ``StorefrontError/houseUnknown`` if there is no key for the restaurant, since nothing is
    ///   sent for everybody to read then; ``OrderError/tooLarge(bytes:)``, or the error of the library.
    func sealed(
        _ document: [UInt8],
        as kind: DropKind,
        to restaurant: RestaurantID,
        at now: Timestamp
    ) throws -> SealedCopy? {
        guard let sealKeys else { return nil }
        guard let house, let key = sealKeys.key(for: restaurant, at: now) else {
            throw StorefrontError.houseUnknown
        }
        guard let copy = try SealedCopy(of: document, kind, for: key, house: house) else {
            throw OrderError.tooLarge(bytes: document.count)
        }
        return copy
    }
}
