/// The orders that `limit orders` writes: five from each device, all different.
public enum OrderFile {
    /// The file name of the order with this index.
    public static func name(of index: Int) -> String { "order \(index).json" }

    /// The code of the order with this index. Source: format.md, *Code*.
    public static func code(of index: Int) -> String {
        let digits = String(index / 5 * 7919, radix: 16, uppercase: true)
        let udid = "975319E043ED435FAA81" + String(repeating: "0", count: 12 - digits.count) + digits
        let modulo = udid.reduce(0) { ($0 * 16 + ($1.hexDigitValue ?? 0)) % 1000 }
        let rest = "\(modulo)"
        return "\(1 + index % 5)-" + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
