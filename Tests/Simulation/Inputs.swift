import McOrderModel

/// What the simulated restaurant and its customers are like. Times are seconds.
struct Inputs {
    /// How a customer tells an order at the counter, and somebody enters it.
    var dictation: Int64 = 45
    /// What somebody does to charge an order and hand it over.
    var touches: Int64 = 15
    /// The same for an order ahead, whose customer is found by the number.
    var touchesAhead: Int64 = 15
    /// The places at which somebody can take an order at the counter.
    var tills = 3
    /// The share of the customers who order ahead, where that is possible.
    var ahead = 0.5
    /// The share of the orders ahead that nobody collects.
    var noShows = 0.03
    /// How long a customer who orders ahead is on the way: between these two, evenly.
    var way: ClosedRange<Int64> = 300...900
    /// How exactly a customer keeps an appointed time: up to so many seconds before or after it.
    var punctuality: Int64 = 90
    /// The seconds that one unit of each product really takes, on average; single ones vary by a quarter.
    var products: [Double] = [25, 40, 55]
    /// What the restaurant has entered for them; without entries each begins at a minute.
    var entered: [Double]?
    /// How many customers come in each part of a day, as a share of what the staff could serve at a counter.
    var load: [(seconds: Int64, share: Double)] = [(2700, 0.5), (4500, 1.0), (2700, 0.5)]

    var length: Int64 { load.map(\.seconds).reduce(0, +) }

    /// What an average customer at the counter costs one person, in seconds: two products are ordered.
    var effort: Double {
        Double(dictation + touches) + 2 * products.reduce(0, +) / Double(products.count)
    }

    func share(at time: Int64) -> Double {
        var end: Int64 = 0
        for part in load {
            end += part.seconds
            if time < end { return part.share }
        }
        return 0
    }
}

/// How customers order.
enum Mode: CaseIterable {
    /// At one of the tills.
    case counter
    /// Anywhere, from somebody with a handheld.
    case handhelds
    /// A part of them ahead; the kitchen begins at once.
    case ahead
    /// A part of them ahead, for a time that the restaurant promises.
    case promised

    var isAhead: Bool { self == .ahead || self == .promised }
}
