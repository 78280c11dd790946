import Foundation

extension Invariants {
    /// Numbers that a home used for two orders, or could use again.
    func numbers() -> [Violation] {
        homes.flatMap { path, bytes in numbers(ofHome: path, bytes) }
    }

    private func numbers(ofHome path: String, _ bytes: Data?) -> [Violation] {
        // An incomplete home file is a broken one.
        guard let bytes, let value = try? JSONSerialization.jsonObject(with: bytes),
            let home = value as? [String: Any], let device = home["device"] as? [String: Any],
            let udid = device["udid"] as? String, let id = UUID(uuidString: udid)?.uuidString
        else { return [Violation(.wholeFiles, "\(path)/home.json cannot be read")] }
        let everywhere =
            Array(ledger.written) + orders.candidates.values + record.orders.compactMap(\.raw)
            + record.rejections.compactMap(\.raw)
        let mine = Set(everywhere.compactMap(OrderContent.init).filter { $0.udid == id })
        var violations: [Violation] = []
        for (number, contents) in Dictionary(grouping: mine, by: \.number) where contents.count > 1 {
            violations.append(
                Violation(.numberUsedOnce, "\(path) used number \(number) for \(contents.count) orders")
            )
        }
        // Without a next number, all numbers count as used.
        if let next = (home["nextNumber"] as? String).flatMap({ Int($0) }),
            let highest = mine.map(\.number).max(), highest >= next
        {
            violations.append(
                Violation(.numberUsedOnce, "\(path) would use \(next) next, but has sent \(highest)")
            )
        }
        return violations
    }
}
