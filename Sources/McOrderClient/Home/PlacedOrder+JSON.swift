extension PlacedOrder {
    /// The order in `home.json`. The file's bytes are stored line by line, because a string in `home.json`
    /// cannot have control characters.
    var stored: JSONValue {
        let hash = isSigned ? [JSONValue.Member("hash", .string(contentHash.description))] : []
        return .object(
            [
                JSONValue.Member("number", .string(number.description)),
                JSONValue.Member("restaurant", .string(restaurant.description)),
                JSONValue.Member("placedAt", .string(placedAt.description)),
                JSONValue.Member("cloud", .string(cloud)),
                JSONValue.Member("folder", .string(folder.description)),
                JSONValue.Member("file", .string(fileName)),
                JSONValue.Member("content", StoredValue.lines(of: bytes)),
                JSONValue.Member("items", .array(items.map(\.stored))),
            ] + hash + JSONValue.present([("sealed", sealed?.stored)])
        )
    }

    /// Reads the value that ``stored`` wrote, and verifies the bytes by the hash in the file's name.
    init(restoring value: StoredValue) throws(StoredValue.Damage) {
        let content = try value.member("content")
        let bytes = try content.lines()
        guard let order = try? Order(json: bytes) else { throw content.damage }
        let file = try value.member("file")
        let fileName = try file.text()
        let hash = ContentHash(of: bytes).description.prefix(16)
        guard fileName.hasSuffix(".\(hash).json"), !fileName.contains("/") else {
            throw file.damage
        }
        let number = try value.member("number")
        guard try number.text() == order.number.description else { throw number.damage }
        self.init(
            order: order,
            restaurant: RestaurantID(try value.member("restaurant").text()),
            placedAt: try value.member("placedAt").parsed { Timestamp($0) },
            items: try value.member("items").elements().map(TicketItem.init(restoring:)),
            cloud: try value.member("cloud").text(),
            folder: try value.member("folder").parsed { DeviceID($0) },
            fileName: fileName,
            bytes: bytes,
            contentHash: try value.newer("hash")?.parsed { ContentHash(hexadecimal: $0) }
                ?? order.contentHash
        )
        self = sealed(as: try value.newer("sealed").map(SealedCopy.init(restoring:)))
    }
}
