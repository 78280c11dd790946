import Foundation

extension Invariants {
    /// Receipts that differ from the database, are missing, or belong to no device.
    func staleReceipts() -> [Violation] {
        var violations: [Violation] = []
        var expected: Set<String> = []
        for order in record.orders where order.receipt != "removed" {
            let name = Self.fileName(Array("\(order.udid):\(order.number)".utf8))
            expected.insert(name)
            let place = "order \(order.id), number \(order.number)"
            guard let receipt = json(name) else {
                violations.append(Violation(.receiptIsState, "\(place): no receipt \(name) that can be read"))
                continue
            }
            let says = [
                "state": order.state, "number": "\(order.number)", "code": order.code,
                "restaurant": order.restaurant, "totalCents": "\(order.totalCents)",
                "shownTotalCents": "\(order.shownTotalCents)",
            ]
            violations += differences(receipt, says, place)
        }
        for rejection in record.rejections
        where rejection.orderID == nil && rejection.receipt != "removed" && rejection.receipt != "none" {
            guard let hash = rejection.fileHash else { continue }
            let name = Self.name(ofHash: hash)
            expected.insert(name)
            let place = "rejection \(rejection.id)"
            if let raw = rejection.raw, Self.fileName(raw) != name {
                violations.append(Violation(.receiptIsState, "\(place): its file's hash is another"))
            }
            guard rejection.receipt == "written", let receipt = json(name) else {
                violations.append(Violation(.receiptIsState, "\(place): no receipt \(name) that can be read"))
                continue
            }
            violations += differences(receipt, ["state": "rejected"], place)
            let reason = (receipt["reason"] as? [String: Any])?["code"] as? String
            if reason != rejection.reason {
                violations.append(
                    Violation(
                        .receiptIsState,
                        "\(place) is \(rejection.reason), its receipt \(reason ?? "–")"
                    )
                )
            }
        }
        for name in receipts.files.keys where !name.hasPrefix(".") && !expected.contains(name) {
            violations.append(Violation(.receiptIsState, "the receipt \(name) belongs to nobody"))
        }
        return violations
    }

    /// Receipts about orders and files that the database does not contain.
    func promises() -> [Violation] {
        let known = Set(
            record.orders.map { Self.fileName(Array("\($0.udid):\($0.number)".utf8)) }
                + record.rejections.filter { $0.receipt != "none" }
                .compactMap { $0.fileHash.map(Self.name(ofHash:)) }
        )
        return receipts.files.keys.filter { !$0.hasPrefix(".") && !known.contains($0) }.compactMap { name in
            guard let state = json(name)?["state"] else { return nil }
            return Violation(
                .answerIsKept,
                "the receipt \(name) says \(state); the database knows nothing of it"
            )
        }
    }

    private static func name(ofHash hash: [UInt8]) -> String {
        "\(SHA256.digits(hash)).json"
    }

    private func differences(_ receipt: [String: Any], _ says: [String: String], _ place: String)
        -> [Violation]
    {
        says.compactMap { key, value in
            let found = receipt[key].map { "\($0)" } ?? "–"
            guard found != value else { return nil }
            return Violation(.receiptIsState, "\(place): \(key) is \(value), its receipt says \(found)")
        }
    }

    private func json(_ name: String) -> [String: Any]? {
        guard let bytes = receipts.files[name],
            let value = try? JSONSerialization.jsonObject(with: Data(bytes))  // Incomplete: ignored.
        else { return nil }
        return value as? [String: Any]
    }

    private static func fileName(_ bytes: [UInt8]) -> String {
        name(ofHash: SHA256.hash(of: bytes))
    }
}
