/// The prices of an order's lines after its offers.
package struct OfferedPrices: Hashable, Sendable {
    /// An offer that was used, and by how much it reduced the order.
    package struct Used: Hashable, Sendable {
        package let id: OfferID
        package let name: String
        /// The reduction, above zero.
        package let saved: Money
    }

    /// A line at its full price, and the offers that held when it was ordered and apply to it, in the order
    /// of their ids.
    struct Line {
        let content: LineContent
        let offers: [Offer]

        init(_ content: LineContent, offers: [Offer]) {
            self.content = content
            self.offers = offers.sorted(by: Offer.precedes)
        }

        private init(_ content: LineContent, sorted offers: [Offer]) {
            self.content = content
            self.offers = offers
        }

        /// Lines with the offers that apply to each. Equal products are looked up once.
        static func all(_ contents: [LineContent], offers: [Offer]) -> [Line] {
            guard !offers.isEmpty else { return contents.map { Line($0, sorted: []) } }
            let offers = offers.sorted(by: Offer.precedes)
            var known: [[ProductID]: [Offer]] = [:]
            return contents.map { content in
                let products = content.parts.map(\.product)
                let found = known[products] ?? offers.filter { $0.applies(to: content) }
                known[products] = found
                return Line(content, sorted: found)
            }
        }
    }

    /// The price of each line.
    package let prices: [Money]
    /// The offer that reduced each line.
    let offers: [OfferID?]
    /// The offers in use, in the order of their ids.
    package let used: [Used]

    /// The sum of all lines.
    var total: Money { prices.total() }

    /// The best prices for lines that are ordered together.
    ///
    /// - Parameter offers: those that hold, see ``Offer/holds(at:_:coupon:)``.
    package init(_ lines: [LineContent], offers: [Offer]) {
        self.init(Line.all(lines, offers: offers))
    }

    /// The best prices for an order's lines. Each line gets at most one offer. Client and daemon compute them
    /// with this one function. The result is never worse than that of any single offer; equally good offers
    /// are chosen by their ids.
    ///
    /// Offers for single lines are chosen line by line. Two-for-one offers compete with them for lines: each
    /// of these offers is tried first, the others follow in the order of their ids. Two lines are paired
    /// under an offer that held when the later of them was ordered. Takes time in proportion to the lines and
    /// to the square of the number of two-for-one offers, of which a catalogue has at most
    /// ``Offer/mostTwoForOne``.
    init(_ lines: [Line]) {
        var prices: [Money] = []
        var offers: [OfferID?] = []
        for line in lines {
            var best = (price: line.content.price, place: Int?.none)
            // An index, since copying an offer costs more than computing its price.
            for place in line.offers.indices where line.offers[place].kind != .twoForOne {
                let price = line.offers[place].price(of: line.content)
                if price < best.price { best = (price, place) }
            }
            prices.append(best.price)
            offers.append(best.place.map { line.offers[$0].id })
        }
        var search = PairSearch(lines, single: prices)
        var names: [OfferID: String] = [:]
        for (pair, offer) in search.best() {
            names[offer.id] = offer.name
            // The price of the dearer line is spread over both.
            let full = [pair.dear, pair.cheap].map { lines[$0].content.price }
            let parts = full[0].split(by: full.map(\.cents))
            (prices[pair.dear], prices[pair.cheap]) = (parts[0], parts[1])
            (offers[pair.dear], offers[pair.cheap]) = (offer.id, offer.id)
        }
        self.prices = prices
        self.offers = offers
        used = Self.used(
            zip(lines, zip(prices, offers)).compactMap { line, offered in
                guard let id = offered.1,
                    let name = line.offers.first(where: { $0.id == id })?.name ?? names[id]
                else { return nil }
                return Used(id: id, name: name, saved: line.content.price - offered.0)
            }
        )
    }

    /// The reductions of single lines, added up for each offer, in the order of the offers' ids.
    static func used(_ reductions: [Used]) -> [Used] {
        var all: [OfferID: Used] = [:]
        for one in reductions {
            all[one.id] = Used(id: one.id, name: one.name, saved: one.saved + (all[one.id]?.saved ?? .zero))
        }
        return all.values.sorted { $0.id.description < $1.id.description }
    }
}

/// Searches the pairs of lines under two-for-one offers that reduce the price of an order most.
private struct PairSearch {
    /// A set of lines, by the bits of their positions. An order has at most 100 lines.
    private typealias LineSet = UInt128

    struct Pair {
        let dear: Int
        let cheap: Int
    }

    private struct Candidate {
        let offer: Offer
        /// The lines to which the offer applies.
        var lines: LineSet = 0
        /// The lines among them for which it held.
        var held: LineSet = 0
    }

    /// The lines that an offer can still pair. Nothing else decides how it pairs them.
    private struct Free: Hashable {
        let lines: LineSet
        let held: LineSet
    }

    private struct Pairs {
        var pairs: [Pair] = []
        var gain = 0
    }

    private let full: [Int]
    private let single: [Int]
    /// All lines, the dearest first.
    private let order: [Int]
    private var candidates: [Candidate] = []
    private var known: [Free: Pairs] = [:]

    init(_ lines: [OfferedPrices.Line], single: [Money]) {
        let lines = lines.prefix(LineSet.bitWidth)
        full = lines.map(\.content.price.cents)
        self.single = single.prefix(LineSet.bitWidth).map(\.cents)
        order = full.indices.sorted { [full] in (full[$1], $0) < (full[$0], $1) }
        var held: [OfferID: Candidate] = [:]
        for (place, line) in lines.enumerated() {
            for index in line.offers.indices where line.offers[index].kind == .twoForOne {
                let offer = line.offers[index]
                held[offer.id, default: Candidate(offer: offer)].held |= 1 << LineSet(place)
            }
        }
        candidates = held.values.sorted { Offer.precedes($0.offer, $1.offer) }
        for index in candidates.indices {
            let offer = candidates[index].offer
            for (place, line) in lines.enumerated() where offer.applies(to: line.content) {
                candidates[index].lines |= 1 << LineSet(place)
            }
            candidates[index].held &= candidates[index].lines
        }
        candidates.removeAll { $0.lines.nonzeroBitCount < 2 }
    }

    /// The pairs of the best try; of equally good ones the first.
    mutating func best() -> [(pair: Pair, offer: Offer)] {
        var best: (pairs: [(Pair, candidate: Int)], gain: Int) = ([], 0)
        for first in candidates.indices {
            var tried: (pairs: [(Pair, candidate: Int)], gain: Int) = ([], 0)
            var free = LineSet.max
            for place in -1..<candidates.count where place != first {
                let candidate = place < 0 ? first : place
                let lines = candidates[candidate].lines & free
                guard lines.nonzeroBitCount > 1 else { continue }
                let found = pairs(Free(lines: lines, held: candidates[candidate].held & free))
                for pair in found.pairs {
                    free &= ~(1 << LineSet(pair.dear) | 1 << LineSet(pair.cheap))
                    tried.pairs.append((pair, candidate))
                }
                tried.gain += found.gain
            }
            if tried.gain > best.gain { best = tried }
        }
        return best.pairs.map { ($0, candidates[$1].offer) }
    }

    /// Pairs lines where that is cheaper. Pairs are neighbours when the lines are sorted by price, since the
    /// cheaper line of a pair is then as expensive as possible.
    private mutating func pairs(_ free: Free) -> Pairs {
        if let pairs = known[free] { return pairs }
        let lines = order.filter { free.lines >> LineSet($0) & 1 == 1 }
        func gain(_ place: Int) -> Int {
            let (dear, cheap) = (lines[place - 1], lines[place])
            guard free.held >> LineSet(max(dear, cheap)) & 1 == 1 else { return 0 }
            return single[dear] + single[cheap] - full[dear]
        }
        // The largest gain among the first n lines.
        var gains = [0, 0]
        for place in 1..<lines.count {
            gains.append(max(gains[place], gains[place - 1] + gain(place)))
        }
        var found = Pairs(gain: gains[lines.count])
        var place = lines.count - 1
        while place > 0 {
            guard gains[place + 1] > gains[place] else {
                place -= 1
                continue
            }
            found.pairs.append(Pair(dear: lines[place - 1], cheap: lines[place]))
            place -= 2
        }
        known[free] = found
        return found
    }
}
