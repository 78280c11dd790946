import McOrderModel

extension FuzzTarget {
    /// Checks that an accepted order keeps every limit of the format, has a file name that every file system
    /// accepts, and is written as bytes that read back as the same order, so that no two readers can disagree
    /// about it.
    static func checkOrder(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let order: Order
        do {
            order = try Order(json: bytes)
        } catch {
            try checkRefusal(error, of: bytes)
            return false
        }
        let terms = [order.terms.table, order.terms.coupon, order.terms.service?.description].compactMap(
            \.self
        )
        let texts = [order.restaurant, order.deviceName, order.comment] + order.lines.map(\.name) + terms
        for text in texts {
            try require(!TextRule.hasControlCharacter(text), "a control character got through")
        }
        try require(TextRule.deviceName.allows(order.deviceName), "the device's name breaks its limit")
        try require(TextRule.comment.allows(order.comment), "the comment breaks its limit")
        try require(Order.lineCount.contains(order.lines.count), "\(order.lines.count) lines got through")
        for line in order.lines {
            try require((0...999_999_999).contains(line.price.cents), "a price of \(line.price.cents) cents")
            try require(Money(line.price.decimalText) == line.price, "a price is written as another")
            if let options = OptionText.split(line.name) {
                let written = OptionText.text(options.product, options.choices)
                try require(written.isIdentical(to: line.name), "options are written as others")
            }
        }
        try require(order.total.cents == order.lines.reduce(0) { $0 + $1.price.cents }, "the sum is wrong")
        try require(OrderCode(order.code.description) == order.code, "the code is written as another")
        try checkFileName(order.fileName, ending: ".json")

        let longest = TextRule.comment.characters.upperBound + 3 + TextRule.note.characters.upperBound
        try require(order.fullComment.count <= longest, "a comment of \(order.fullComment.count) got through")

        let written = order.json
        if written.count <= OrderDocument.sizeLimit {
            let again = Result { () throws(OrderError) in try Order(json: written) }
            guard case .success(let same) = again else {
                throw FuzzFinding("what was accepted is refused in our own writing: \(again)")
            }
            try require(same.json == written, "our own writing reads as another order")
            try require(same.identity == order.identity, "our own writing has another identity")
            try require(same.contentHash == order.contentHash, "our own writing has another content")
            let kept = zip(texts, [same.restaurant, same.deviceName, same.comment] + same.lines.map(\.name))
            try require(kept.allSatisfy { $0.isIdentical(to: $1) }, "our own writing has other texts")
            let extensions = (same.extensions ?? "").isIdentical(to: order.extensions ?? "")
            try require(extensions, "the eighth element is not kept byte for byte")
        }
        return true
    }

    /// Checks that the identity in an error is the one in the file, and that the error's place is inside the
    /// bytes.
    private static func checkRefusal(_ error: OrderError, of bytes: [UInt8]) throws(FuzzFinding) {
        switch error {
        case .tooLarge(let count):
            try require(count > OrderDocument.sizeLimit, "\(count) bytes were too many")
        case .notJSON(let offset), .controlCharacter(let offset):
            try require((0...bytes.count).contains(offset), "the error is at \(offset), outside the bytes")
        default: break
        }
        let document = Result { () throws(OrderError) in try OrderDocument(bytes) }
        switch document {
        case .success(let document):
            let order = Result { () throws(OrderError) in try document.order() }
            try require(order == .failure(error), "a second reading gave \(order) after \(error)")
        case .failure(let other):
            try require(other == error, "a second reading gave \(other) after \(error)")
        }
    }

    /// Checks that every file system and sync client accepts the file name, and that every reader reads it.
    static func checkFileName(_ name: String, ending: String) throws(FuzzFinding) {
        try require(name.hasSuffix(ending), "\(name) does not end in \(ending)")
        try require(!name.hasPrefix("."), "\(name) is hidden")
        try require(name.utf8.count <= 200, "\(name) has \(name.utf8.count) bytes")
        for scalar in name.unicodeScalars {
            let category = scalar.properties.generalCategory
            try require(
                category != .control && category != .format && !"\\/:*?\"<>|".unicodeScalars.contains(scalar),
                "\(name) has U+\(String(scalar.value, radix: 16))"
            )
        }
    }
}
