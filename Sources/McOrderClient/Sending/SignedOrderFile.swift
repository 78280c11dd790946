/// The file of an order that its device signed for a house.
package struct SignedOrderFile: Hashable, Sendable {
    /// The order as the file contains it.
    package let order: Order
    package let bytes: [UInt8]
    /// The hash by which the restaurant recognises copies of the order. It depends on the house.
    package let contentHash: ContentHash

    /// Signs an order.
    ///
    /// - Throws: ``SigningError``, ``OrderError`` if a restaurant could not read the file, or the error of
    ///   the library.
    package init(_ order: Order, by key: SigningKey, for house: HouseID) throws {
        bytes = try order.signed(by: key, for: house)
        let received = try ReceivedOrder(bytes)
        guard let signature = try received.verify(at: [house]) else { throw SignatureFault.signatureMissing }
        self.order = try received.document.order()
        contentHash = signature.contentHash
    }

    /// What the answers about the order are compared with.
    ///
    /// - Parameter sealed: what is sent instead of the order's own file.
    package func sent(as sealed: SealedCopy?) -> SentOrder {
        SentOrder(
            identity: order.identity,
            content: contentHash,
            file: SentFile(sealed?.bytes ?? bytes),
            sealed: sealed.map { SealedAnswer($0, of: bytes) }
        )
    }
}
