import McOrderModel

/// The sample order for which the product was specified, byte for byte.
enum SampleOrder {
    static let text = """
        [
          "McDonald's Garbera",
          "30-04-2013 20:47:21 ",
          "iPhone4 de Beris",
          "975319E0-43ED-435F-AA81-0B4F051B3768",
          "9",
          "3 ketchups, por favor.",
          [
            [
              "(G) BigMac + Lipton Ice + Deluxe",
              "6.75"
            ],
            [
              "Espresso",
              "1.20"
            ]
          ]
        ]

        """

    static let bytes = Array(text.utf8)
    static let udid = "975319E0-43ED-435F-AA81-0B4F051B3768"
    /// The output of `sha256sum` for the file.
    static let hash = "83f7da12d8ed899c751aecd63f8a960fdac688f74b82a0a023f93687bb61b7d7"

    /// SHA-256 of "mcorder plain 1", a zero byte, the file's length in four bytes, the file, and four zero
    /// bytes; computed with Python's hashlib.
    static let contentHash = "dcf04936d50aec5a8178cbf01f452b24504e0bbfb53c4b2989aed2844f8a3408"

    /// The sample with some elements replaced by other JSON text.
    static func bytes(
        restaurant: String = "\"McDonald's Garbera\"",
        placedAt: String = "\"30-04-2013 20:47:21 \"",
        deviceName: String = "\"iPhone4 de Beris\"",
        udid: String = "\"975319E0-43ED-435F-AA81-0B4F051B3768\"",
        number: String = "\"9\"",
        comment: String = "\"3 ketchups, por favor.\"",
        lines: String = "[[\"(G) BigMac + Lipton Ice + Deluxe\",\"6.75\"],[\"Espresso\",\"1.20\"]]",
        extensions: String? = nil
    ) -> [UInt8] {
        let elements = [restaurant, placedAt, deviceName, udid, number, comment, lines]
        let all = elements + (extensions.map { [$0] } ?? [])
        return Array("[\(all.joined(separator: ","))]".utf8)
    }

    /// JSON of `count` equal lines of one product.
    static func lines(_ count: Int, name: String = "Agua", price: String = "1.20") -> String {
        "[" + Array(repeating: "[\"\(name)\",\"\(price)\"]", count: count).joined(separator: ",") + "]"
    }
}
