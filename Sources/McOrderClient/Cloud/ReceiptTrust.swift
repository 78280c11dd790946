/// Which receipts about an order count. Source: format.md, *Signed files*.
enum ReceiptTrust {
    /// Every receipt: the order is unsigned, or its house has no identity.
    case all
    /// Those that the house signed, and that are not older than one that was read.
    case signed(by: PublicKey, seen: Int?)
    /// None: only the code of the house is known yet.
    case none

    /// The same for receipts about something else, whose serial numbers say nothing about those of the order.
    var ofAnySerial: ReceiptTrust {
        if case .signed(let identity, _) = self { .signed(by: identity, seen: nil) } else { self }
    }
}

/// A receipt that counts.
struct TrustedReceipt {
    let receipt: Receipt
    /// The serial number; `nil` if the receipt need not be signed.
    let serial: Int?

    init(receipt: Receipt, serial: Int?) {
        self.receipt = receipt
        self.serial = serial
    }

    /// Reads a sealed receipt; `nil` if what is inside is none.
    init?(sealed: SealedReceipt) {
        guard let receipt = Receipt(json: sealed.receipt) else { return nil }
        self.receipt = receipt
        serial = sealed.revision
    }

    /// Reads a receipt's file; `nil` if it is not a receipt, or does not count.
    init?(json bytes: [UInt8], _ trust: ReceiptTrust) {
        guard let receipt = Receipt(json: bytes) else { return nil }
        switch trust {
        case .all: serial = nil
        case .signed(let identity, let seen):
            // A receipt that the house did not sign counts as none: anybody may have written it.
            guard let file = try? SignedFile(bytes, .answer, by: identity, seen: seen) else { return nil }
            serial = file.serial
        case .none: return nil
        }
        self.receipt = receipt
    }
}

extension HomeState {
    /// Which receipts about an order count.
    func trust(about order: PlacedOrder) -> ReceiptTrust {
        guard order.isSigned || order.sealed != nil, let house = house(of: order) else { return .all }
        guard let identity = house.identity else { return .none }
        return .signed(by: identity, seen: serial(of: order))
    }
}
