import McOrderModel

extension FuzzTarget {
    /// Checks that what a sealed file contains has one form, that it opens for its key and house only and not
    /// once it is changed, that a receipt reads as what was written, and the same of key files.
    static func checkSealed(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let isFile = try checkSealedFile(bytes)
        let isReceipt = try checkSealedReceipt(bytes)
        let isKey = try checkSealKey(bytes)
        return try checkPadding(bytes) || isFile || isReceipt || isKey
    }

    private static func checkSealedFile(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        // Why it is none does not matter here.
        guard let file = try? SealedFile(bytes) else { return false }
        try require(SealedFile.isSealed(bytes), "a sealed file is taken for an order")
        try require((try? OrderDocument(bytes)) == nil, "a sealed file is an order too")
        let marker = try require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"), "the marker has no id")
        let secret = Array(repeating: UInt8(5), count: 32)
        let key = try require(SealKey(secret: secret, until: Timestamp(seconds: 0)), "the key has no key")
        let house = HouseID(folder: marker)
        guard let opened = file.open(by: key, at: [house]) else { return true }
        try require(file.kid == key.kid, "a file for another key opens")
        try require(file.open(by: key, at: []) == nil, "a file for no house opens")
        let stranger = HouseID(identity: SigningKey.random().publicKey)
        try require(file.open(by: key, at: [stranger]) == nil, "a file for another house opens")
        let entry = SealKeyEntry(key, restaurants: nil)
        let made = try? SealedFile.seal(opened.document, as: opened.kind, for: entry, house: house)
        let again = try require(made ?? nil, "what was sealed cannot be sealed")
        let read = (try? SealedFile(again.bytes))?.open(by: key, at: [house])
        try require(read?.document == opened.document && read?.kind == opened.kind, "it reads as another one")
        return true
    }

    private static func checkSealedReceipt(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let raw = Array(repeating: UInt8(6), count: ReceiptSecret.byteCount)
        let secret = try require(ReceiptSecret(bytes: raw), "the secret is none")
        guard let receipt = SealedReceipt(json: bytes, by: secret) else { return false }
        try require(RisingNumber.range.contains(receipt.revision), "after the last revision there is none")
        let written = (try? receipt.json(by: secret)) ?? nil
        let again = written.flatMap { SealedReceipt(json: $0, by: secret) }
        try require(again == receipt, "a receipt reads as another one")
        return true
    }

    private static func checkSealKey(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        // Why it is none does not matter here.
        if let key = try? SealKey(json: bytes) {
            let again = try? SealKey(json: key.json)
            try require(again?.kid == key.kid && again?.until == key.until, "a key file reads as another key")
            return true
        }
        guard let value = try? JSONReader.read(bytes, depth: 8).value, let entry = SealKeyEntry(value) else {
            return false
        }
        try require(SealKeyEntry(entry.json) == entry, "an entry reads as another one")
        return true
    }

    private static func checkPadding(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        guard let content = SealPadding.content(of: bytes, after: 1) else { return false }
        let length = (0..<4).reversed().map { UInt8(truncatingIfNeeded: content.count >> ($0 * 8)) }
        try require(
            SealPadding.padded(Array(bytes.prefix(1)) + length + content) == bytes,
            "the same content has two forms"
        )
        return true
    }
}
