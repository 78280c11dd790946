import McOrderModel

extension FuzzTarget {
    /// Checks that what a signature covers states the same seven values as the file, that only the key of the
    /// UDID can sign, and that a UDID with a key counts only with a signature.
    static func checkSignedOrder(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let order: ReceivedOrder
        do {
            order = try ReceivedOrder(bytes)
        } catch {
            try checkSignatureRefusal(error, of: bytes)
            return false
        }
        let content = order.signedContent
        let length = content.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        try require(content.count >= length + 8, "what is signed is shorter than it says")
        try checkValues(Array(content[4..<4 + length]), of: order.document)

        let marker = try require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"), "the marker has no id")
        let isKeyed = DeviceID(order.document.udid)?.isKeyed == true
        do {
            let verified = try order.verify(at: [HouseID(folder: marker)])
            let device = verified.map { DeviceID($0.key) }
            try require(device == nil || device == DeviceID(order.document.udid), "a key signed for another")
            try require(
                (verified != nil) == isKeyed,
                "a UDID with a key counts unsigned, or one without signs"
            )
        } catch let finding as FuzzFinding {
            throw finding
        } catch {
            try require(error as? SignatureFault != nil, "an unknown fault: \(error)")
        }
        return true
    }

    private static func checkValues(_ plain: [UInt8], of document: OrderDocument) throws(FuzzFinding) {
        // The layout of the plain file can be larger than a file that was written in less space.
        guard plain.count <= OrderDocument.sizeLimit else { return }
        let read = Result { () throws(OrderError) in try OrderDocument(plain) }
        guard case .success(let same) = read else { throw FuzzFinding("what is signed is refused: \(read)") }
        let values = { (order: OrderDocument) in
            [order.restaurant, order.placedAt, order.deviceName, order.udid, order.number, order.comment]
                + order.lines.flatMap { [$0.name, $0.price] }
        }
        let (signed, stated) = (values(same), values(document))
        try require(signed.count == stated.count, "what is signed has another number of values")
        try require(zip(signed, stated).allSatisfy { $0.isIdentical(to: $1) }, "other values are signed")
        try require(same.extensions == nil, "what is signed as plain has an eighth element")
    }

    /// Checks that an order is refused for its own error, or for the shape of its eighth element.
    private static func checkSignatureRefusal(_ error: OrderError, of bytes: [UInt8]) throws(FuzzFinding) {
        switch Result(catching: { () throws(OrderError) in try OrderDocument(bytes) }) {
        case .failure(let own): try require(own == error, "the error is \(error), and not \(own)")
        case .success:
            guard case .wrongShape(let path) = error, path.hasPrefix("[7]") else {
                throw FuzzFinding("a readable order is refused for \(error)")
            }
        }
    }
}
