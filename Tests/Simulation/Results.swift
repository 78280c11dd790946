import McOrderModel

/// What customers and kitchen met in some days.
struct Results {
    private(set) var walkIns: [Double] = []
    private(set) var orderedAhead: [Double] = []
    private(set) var foodWaited: [Double] = []
    private(set) var quoted: [Double] = []
    private var kept = 0
    private var promised = 0

    /// Days from which the restaurant learns before anything is counted.
    static let learningDays = 3
    static let countedDays = 5

    init(_ inputs: Inputs, mode: Mode, staff: Int, seeds: Range<UInt64>) {
        for seed in seeds {
            var restaurant = Restaurant(inputs, mode: mode, staff: staff, seed: seed)
            for _ in 0..<Self.learningDays { _ = restaurant.day() }
            for _ in 0..<Self.countedDays { count(restaurant.day()) }
        }
    }

    private mutating func count(_ customers: [Restaurant.Customer]) {
        for customer in customers {
            guard let ready = customer.readyAt, let done = customer.doneAt else { continue }
            if let promise = customer.promise {
                promised += 1
                if ready <= promise + 120 { kept += 1 }
                quoted.append(Double(promise - customer.orderedAt))
            }
            guard !customer.isNoShow else { continue }
            let waited = Double(done - customer.arrival)
            if customer.isAhead { orderedAhead.append(waited) } else { walkIns.append(waited) }
            foodWaited.append(Double(max(0, customer.arrival - ready)))
        }
    }

    var all: [Double] { walkIns + orderedAhead }
    /// The share of promises that were kept within two minutes; `nil` where none was made.
    var keptShare: Double? { promised == 0 ? nil : Double(kept) / Double(promised) }
}

extension [Double] {
    var mean: Double { isEmpty ? 0 : reduce(0, +) / Double(count) }

    /// The value that nine of ten do not exceed.
    var nine: Double { isEmpty ? 0 : sorted()[Swift.min(count - 1, count * 9 / 10)] }
}
