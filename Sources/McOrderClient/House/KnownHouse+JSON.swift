extension KnownHouse {
    /// The house in `home.json`.
    var stored: JSONValue {
        var (code, key): (HouseCode?, PublicKey?)
        switch pin {
        case .code(let expected): code = expected
        case .identity(let identity): key = identity
        }
        return [
            "folder": folder, "path": path, "code": code?.description, "identity": key,
            "catalogueSerial": catalogueSerial, "todaySerial": todaySerial,
            "signatures": signatures?.rawValue, "sealing": sealing?.rawValue,
            "seal": sealKeys.isEmpty ? nil : sealKeys, "pay": pay,
        ]
    }

    /// Reads the value that ``stored`` wrote.
    init(restoring value: StoredValue) throws(StoredValue.Damage) {
        folder = try value.member("folder").parsed { DeviceID($0) }
        path = try value.newer("path")?.text()
        if let identity = value.newer("identity") {
            pin = .identity(try identity.parsed { PublicKey($0) })
        } else {
            pin = .code(try value.member("code").parsed { try? HouseCode($0) })
        }
        catalogueSerial = try value.newer("catalogueSerial")?.serial()
        todaySerial = try value.newer("todaySerial")?.serial()
        signatures = try value.newer("signatures")?.parsed { SignaturePolicy(rawValue: $0) }
        sealing = try value.newer("sealing")?.parsed { SealingPolicy(rawValue: $0) }
        pay = try value.newer("pay")?.parsedValue { PayOffer($0) }
        for element in try value.elements(ofNewer: "seal") {
            guard let key = SealKeyEntry(element.value) else { throw element.damage }
            sealKeys.append(key)
        }
    }
}
