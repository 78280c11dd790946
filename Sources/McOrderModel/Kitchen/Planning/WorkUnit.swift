/// One thing that a station makes of an order: a product, or the choices of one that another station makes.
package struct WorkUnit: Hashable, Sendable {
    /// The line's id in its order; 0 for an order without anything to make, which somebody has to finish.
    package let line: Int
    /// What is made; for choices the first of them. `nil` for a text that no catalogue has.
    package let product: SellableID?

    package init(line: Int, product: SellableID?) {
        (self.line, self.product) = (line, product)
    }
}

extension [WorkUnit] {
    /// The units as the queue stores them: `1:burger 1:fries 2:`. No id has a space or a colon.
    package var stored: String {
        map { "\($0.line):\($0.product?.description ?? "")" }.joined(separator: " ")
    }

    /// Reads ``stored``; `nil` for any other text.
    ///
    /// It reads bytes: splitting by characters was two thirds of the time in which a decision reads the plan
    /// of a kitchen with 500 open orders (`make bench BENCH="--only slots"` under `perf`).
    package init?(storedUnits text: String) {
        var text = text
        let units: [WorkUnit]? = text.withUTF8 { bytes in
            var units: [WorkUnit] = []
            for part in bytes.split(separator: UInt8(ascii: " ")) {
                guard let colon = part.firstIndex(of: UInt8(ascii: ":")),
                    let line = Int(String(decoding: part[..<colon], as: UTF8.self))
                else { return nil }
                let id = String(decoding: part[(colon + 1)...], as: UTF8.self)
                units.append(WorkUnit(line: line, product: id.isEmpty ? nil : SellableID(id)))
            }
            return units
        }
        guard let units else { return nil }
        self = units
    }

    /// Those that are in both, each as often as in both, in the order of this list.
    func common(with others: [WorkUnit]) -> [WorkUnit] {
        var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
        return filter { unit in
            guard let count = left[unit], count > 0 else { return false }
            left[unit] = count - 1
            return true
        }
    }

    /// Those that are not in the other list, each as often as it is more often here.
    func without(_ others: [WorkUnit]) -> [WorkUnit] {
        var left = Dictionary(others.map { ($0, 1) }, uniquingKeysWith: +)
        return filter { unit in
            guard let count = left[unit], count > 0 else { return true }
            left[unit] = count - 1
            return false
        }
    }
}
