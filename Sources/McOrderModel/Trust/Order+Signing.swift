extension Order {
    /// The bytes of the order's file, signed by its device for a house.
    ///
    /// The eighth element has the key, the signature and the order's `more`, and no other member.
    /// - Throws: ``SigningError``, or the error of the library.
    package func signed(by key: SigningKey, for house: HouseID) throws -> [UInt8] {
        guard device == DeviceID(key.publicKey) else { throw SigningError.otherDevice(device) }
        let extensions = Array((extensions ?? "{}").utf8)
        let range = JSONReader.range(of: ".more", in: extensions, depth: OrderDocument.depthLimit)
        let more = range.map { Array(extensions[$0]) } ?? []
        let content = ReceivedOrder.signedContent(values: json(with: nil), more: more)
        let signature = try key.signature(of: SignatureTag.order.prefix + house.bytes + content)
        let ending = more.isEmpty ? "" : ",\"more\":\(String(decoding: more, as: UTF8.self))"
        let file = json(with: "{\"key\":\"\(key.publicKey)\",\"sig\":\"\(signature)\"\(ending)}")
        guard file.count <= OrderDocument.sizeLimit else { throw SigningError.tooLarge(bytes: file.count) }
        return file
    }
}
