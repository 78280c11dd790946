import McOrderModel

extension FuzzTarget {
    /// Checks that a signed file counts as one kind only, not once it is changed or older, and for no other
    /// house; and that codes and key files read as what they were written as.
    static func checkSignedFile(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let isKey = try checkKeyFile(bytes)
        let isCode = try checkCode(bytes)
        let found = Result { () throws(SignedCatalogue.Refusal) in
            try SignedCatalogue(bytes, pin: nil, seen: nil)
        }
        guard case .success(let catalogue) = found else { return isKey || isCode }
        let own = HousePin.identity(catalogue.identity)
        for kind in [SignedFile.Kind.today, .answer] {
            try require(
                fault { () throws(SignedFile.Fault) in
                    _ = try SignedFile(bytes, kind, by: catalogue.identity, seen: nil)
                } == .badSignature,
                "a catalogue counts as \(kind)"
            )
        }
        try require(refusal(of: bytes + [0x20], own) == .faulty(.badSignature), "a changed file counts")
        try require(catalogue.serial < .max, "after the last number there is none")
        let older = SignedFile.Fault.older(serial: catalogue.serial, seen: catalogue.serial + 1)
        try require(
            refusal(of: bytes, own, seen: catalogue.serial + 1) == .faulty(older),
            "an older file counts"
        )
        let stranger = SigningKey.random().publicKey
        guard case .otherHouse = refusal(of: bytes, .identity(stranger)) else {
            throw FuzzFinding("a file of another house counts")
        }
        return true
    }

    private static func refusal(
        of bytes: [UInt8],
        _ pin: HousePin,
        seen: Int? = nil
    ) -> SignedCatalogue.Refusal? {
        let found = Result { () throws(SignedCatalogue.Refusal) in
            try SignedCatalogue(bytes, pin: pin, seen: seen)
        }
        if case .failure(let refusal) = found { return refusal }
        return nil
    }

    private static func fault(_ body: () throws(SignedFile.Fault) -> Void) -> SignedFile.Fault? {
        do throws(SignedFile.Fault) {
            try body()
            return nil
        } catch {
            return error
        }
    }

    private static func checkCode(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        // Why it is none does not matter here.
        guard let code = try? HouseCode(text) else { return false }
        try require((try? HouseCode(code.description)) == code, "a code reads as another one")
        try require((try? HouseCode(code.qrCodeText)) == code, "a code in a picture reads as another one")
        return true
    }

    private static func checkKeyFile(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        var isAccepted = false
        for owner in KeyFile.Owner.allCases {
            // Why it is none does not matter here.
            guard let file = try? KeyFile(json: bytes, of: owner) else { continue }
            try require(!isAccepted, "a key file has two owners")
            let again = try? KeyFile(json: file.json, of: owner)
            try require(again?.key.publicKey == file.key.publicKey, "a key file reads as another key")
            isAccepted = true
        }
        return isAccepted
    }
}
