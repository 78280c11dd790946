import McOrderModel
import OrderTesting

/// A restaurant whose staff do everything: they take orders, cook, charge and hand over.
///
/// A second is one step. In each, a free person takes what is most urgent: to hand over, then to take an
/// order, then to cook the part that was begun first.
struct Restaurant {
    struct Customer {
        let products: [Int]
        let isAhead: Bool
        let isNoShow: Bool
        let orderedAt: Int64
        /// When the customer is there.
        var arrival: Int64
        var promise: Int64?
        var expected: Int64?
        var isTaken: Bool
        var unitsToBegin: [Int]
        var unitsInWork = 0
        var readyAt: Int64?
        var doneAt: Int64?
        var isBeingServed = false
    }

    /// What a person does until a moment.
    private enum Task {
        case takes(Int)
        case cooks(Int)
        case handsOver(Int)
    }

    let inputs: Inputs
    let mode: Mode
    let staff: Int
    var learned: [LearnedTime]
    var margin = PromiseMargin()
    private var random: SeededGenerator
    private(set) var customers: [Customer] = []
    private var tasks: [(end: Int64, task: Task)] = []
    /// Orders that the kitchen may begin, the first one first, with the moment from which on it may.
    private var kitchen: [(id: Int, release: Int64)] = []
    private var works: [StationWork] = []

    init(_ inputs: Inputs, mode: Mode, staff: Int, seed: UInt64) {
        (self.inputs, self.mode, self.staff) = (inputs, mode, staff)
        learned = inputs.products.indices.map {
            LearnedTime(seconds: inputs.entered?[$0] ?? LearnedTime.unknown)
        }
        random = SeededGenerator(seed: seed)
    }

    /// Simulates a day, and goes on until everybody is served. What was learned stays.
    mutating func day() -> [Customer] {
        (customers, tasks, kitchen, works) = ([], [], [], [])
        var now: Int64 = 0
        while now < inputs.length || customers.contains(where: { $0.doneAt == nil }) {
            let rate = inputs.share(at: now) * Double(staff) / inputs.effort
            if Double.random(in: 0..<1, using: &random) < rate { come(now) }
            if now % 30 == 0 { slide(now) }
            finish(now)
            work(now)
            now += 1
        }
        return customers
    }

    private mutating func come(_ now: Int64) {
        let products = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Int.random(in: inputs.products.indices, using: &random)
        }
        let isAhead = mode.isAhead && Double.random(in: 0..<1, using: &random) < inputs.ahead
        let isNoShow = isAhead && Double.random(in: 0..<1, using: &random) < inputs.noShows
        var customer = Customer(
            products: products,
            isAhead: isAhead,
            isNoShow: isNoShow,
            orderedAt: now,
            arrival: now,
            isTaken: isAhead,
            unitsToBegin: products
        )
        let id = customers.count
        var release = now
        if isAhead {
            let way = Int64.random(in: inputs.way, using: &random)
            customer.arrival = now + way
            if mode == .promised {
                let wish = promise(products, atLeast: now + way, now: now)
                let plan = add(id, products, wish: wish - margin.seconds, now: now)
                (release, customer.promise) = (plan.release, wish)
                let early = Int64.random(in: -inputs.punctuality...inputs.punctuality, using: &random)
                customer.arrival = max(now + inputs.way.lowerBound, wish + early)
            }
        }
        customers.append(customer)
        if isAhead { queue(id, release) }
    }

    // MARK: The plan

    /// The seconds of an order's units as they are known, at the one station.
    private func units(_ products: [Int]) -> [Int: [Int64]] {
        [0: products.map { max(1, Int64(learned[$0].seconds.rounded())) }]
    }

    private func plan(_ now: Int64) -> KitchenPlan<Int> {
        KitchenPlan([0: StationPlan(works, hands: staff, now: now)], now: now, horizon: 86_400)
    }

    /// The first full minute from a moment on that the kitchen can keep.
    private func promise(_ products: [Int], atLeast moment: Int64, now: Int64) -> Int64 {
        let plan = plan(now)
        let ready = plan.decide(units(products))?.readyAt ?? now
        var wish = (max(moment, ready + margin.seconds) + 59) / 60 * 60
        while plan.decide(units(products), wish: wish - margin.seconds) == nil, wish < now + 86_000 {
            wish += 60
        }
        return wish
    }

    private mutating func add(_ id: Int, _ products: [Int], wish: Int64?, now: Int64) -> (
        release: Int64, end: Int64?
    ) {
        slide(now)
        guard let decision = plan(now).decide(units(products), wish: wish), let part = decision.parts[0]
        else {
            return (now, nil)
        }
        works.append(
            StationWork(
                id: Int64(id),
                start: part.start,
                seconds: part.seconds,
                width: part.width,
                release: part.release
            )
        )
        return (part.release, decision.readyAt)
    }

    private mutating func slide(_ now: Int64) {
        works = StationPlan(works, hands: staff, now: now).works
    }

    // MARK: The people

    private mutating func queue(_ id: Int, _ release: Int64) {
        let place = kitchen.firstIndex { $0.release > release } ?? kitchen.endIndex
        kitchen.insert((id, release), at: place)
    }

    private mutating func finish(_ now: Int64) {
        let ended = tasks.filter { $0.end <= now }
        tasks.removeAll { $0.end <= now }
        for (_, task) in ended {
            switch task {
            case .takes(let id):
                let products = customers[id].products
                // Orders at the counter are made at once, and teach.
                customers[id].expected = mode == .promised ? add(id, products, wish: nil, now: now).end : nil
                queue(id, now)
            case .cooks(let id):
                customers[id].unitsInWork -= 1
                if customers[id].unitsInWork == 0, customers[id].unitsToBegin.isEmpty { ready(id, now) }
            case .handsOver(let id): customers[id].doneAt = now
            }
        }
    }

    private mutating func ready(_ id: Int, _ now: Int64) {
        customers[id].readyAt = now
        works.removeAll { $0.id == Int64(id) }
        if customers[id].isNoShow { customers[id].doneAt = now }
        if let expected = customers[id].expected {
            for product in Set(customers[id].products) { learned[product].learn(isLate: now > expected) }
        }
        if let promise = customers[id].promise { margin.learn(isLate: now > promise) }
    }

    private mutating func work(_ now: Int64) {
        while tasks.count < staff {
            if let id = customers.indices.first(where: { isServable($0, now) }) {
                customers[id].isBeingServed = true
                let touches = customers[id].isAhead ? inputs.touchesAhead : inputs.touches
                tasks.append((now + touches, .handsOver(id)))
            } else if mayTake, let id = customers.indices.first(where: { !customers[$0].isTaken }) {
                customers[id].isTaken = true
                tasks.append((now + inputs.dictation, .takes(id)))
            } else if let place = kitchen.firstIndex(where: { $0.release <= now }) {
                let id = kitchen[place].id
                let product = customers[id].unitsToBegin.removeFirst()
                customers[id].unitsInWork += 1
                if customers[id].unitsToBegin.isEmpty { kitchen.remove(at: place) }
                let varied = inputs.products[product] * Double.random(in: 0.75...1.25, using: &random)
                tasks.append((now + max(1, Int64(varied.rounded())), .cooks(id)))
            } else {
                return
            }
        }
    }

    private func isServable(_ id: Int, _ now: Int64) -> Bool {
        let customer = customers[id]
        return customer.readyAt != nil && !customer.isBeingServed && customer.doneAt == nil
            && customer.arrival <= now
    }

    private var mayTake: Bool {
        if mode == .handhelds { return true }
        let taking = tasks.count { if case .takes = $0.task { true } else { false } }
        return taking < inputs.tills
    }
}
