import McOrderClient
import McOrderFiles
import McOrderModel

/// A finished order that was not sent yet. The server keeps nothing of it: the browser has it, encrypted.
struct Draft {
    /// How long a draft may be sent.
    static let validity = Duration.seconds(900)

    let madeAt: Timestamp
    let restaurant: RestaurantID
    /// The bytes of the file for the folder: sealed, or the order's own.
    let file: [UInt8]

    var json: JSONValue {
        [
            "t": madeAt.milliseconds.json, "r": restaurant,
            "f": Base64URL.text(file),
        ]
    }

    init(madeAt: Timestamp, restaurant: RestaurantID, file: [UInt8]) {
        self.madeAt = madeAt
        self.restaurant = restaurant
        self.file = file
    }

    init?(_ value: JSONValue) {
        guard let madeAt = value.member("t")?.integer, let restaurant = value.member("r")?.text,
            let file = value.member("f")?.text.flatMap({ Base64URL.bytes($0) })
        else { return nil }
        self.init(
            madeAt: Timestamp(milliseconds: Int64(madeAt)),
            restaurant: RestaurantID(restaurant),
            file: file
        )
    }
}

/// The names of the files that the storefront writes.
enum StorefrontFile {
    /// The begin of the names of files that are not sealed.
    static let stem = "storefront"

    /// The name of an order's file, which follows from its bytes: the same order is never there twice.
    static func name(ofOrderWith hash: ContentHash, isSealed: Bool) -> FileName {
        FileName(
            constant: isSealed
                ? SealedFile.fileName(ofFileWith: hash) : "\(stem).\(hash.description.prefix(32)).json"
        )
    }

    /// Whether a file of that name may be one of the server's.
    static func isOwn(_ name: FileName) -> Bool {
        name.display.hasPrefix("\(stem).") || SealedFile.isFileName(name.display)
    }
}
