/// What docs/simulation.md says.
struct Report {
    /// The results with one number of people at work.
    struct Row {
        let staff: Int
        let results: [Mode: Results]

        func wait(_ mode: Mode) -> Double { results[mode]?.all.mean ?? 0 }
    }

    let rows: [Row]
    private let seeds: Range<UInt64>
    private let inputs = Inputs()

    init(seeds: Range<UInt64>, staff: ClosedRange<Int> = 1...20) {
        self.seeds = seeds
        let inputs = inputs
        rows = staff.map { staff in
            let results = Mode.allCases.map {
                ($0, Results(inputs, mode: $0, staff: staff, seeds: seeds))
            }
            return Row(staff: staff, results: Dictionary(uniqueKeysWithValues: results))
        }
    }

    var text: String {
        """
        # When ordering ahead pays

        `make simulate` writes this page and its chart. It answers the question of the original study: from
        how many people at work on does ordering ahead pay, against the counter and against handhelds? The
        kitchen's plan and its promises are those of the product (`McOrderModel/Kitchen/Planning`); the
        people are made up.

        ![Average wait of all customers, by the number of people at work](simulation.svg)

        \(answers)

        ## What is simulated

        A restaurant whose people do everything: the one who is free hands over what is ready, else takes an
        order, else cooks what was begun first. Customers come by chance, one to three products each: half as
        many as the staff could serve at a counter for \(inputs.load[0].seconds / 60) minutes, as many as
        that for \(inputs.load[1].seconds / 60) minutes at noon, and then half as many again. So more people
        at work also have more customers. Each line below is the average of \(seeds.count) weeks of
        \(Results.countedDays) days, after \(Results.learningDays) days from which the restaurant learns how
        long its products take.

        | what | value |
        |---|---|
        | to tell an order at the counter, and to enter it | \(inputs.dictation) s |
        | to charge an order and to hand it over | \(inputs.touches) s |
        | places at the counter where somebody can take an order | \(inputs.tills) |
        | customers who order ahead, where they can | \(Self.percent(inputs.ahead)) |
        | orders ahead that nobody collects | \(Self.percent(inputs.noShows)) |
        | way to the restaurant | \(inputs.way.lowerBound / 60) to \(inputs.way.upperBound / 60) minutes |
        | early or late for the promised time | up to \(inputs.punctuality) s |
        | cooking one of a product | \(cooking) s, ± 25 % |
        | what the restaurant entered for that | nothing: each begins at 60 s |

        A wait is the time from coming in to holding the bag, in seconds. The dashed lines are the study's 210
        and 60 s.

        ## Counter, handhelds, ahead

        *Ahead* cooks at once; *promised* tells each customer a time, and cooks for that. *Food* is how many
        minutes an order stands before its customer is there. *Kept* is the share of promises that were kept
        within two minutes.

        \(table)

        ## Promises with and without entered times

        A restaurant that entered the true times, beside one that entered nothing. *Quoted* is the time from
        the order to the promise, in seconds; the way is part of it.

        \(learning)

        ## Touches against dictation

        Three people at work; what an order ahead costs at the counter grows, what a dictated one costs
        stays (\(inputs.dictation) s of dictation, \(inputs.touches) s at the end).

        \(touches)

        ## What this is not

        Nobody gets tired, forgets to press *ready* or sends a customer away; all products are made at one
        station; customers do not leave when the line is long. It compares ways of ordering under equal
        conditions, and says nothing about a particular restaurant.

        """
    }

    private var cooking: String { inputs.products.map { String(Int($0)) }.joined(separator: ", ") }

    // MARK: Answers

    private var answers: String {
        let first = firstLasting { $0.wait(.promised) < $0.wait(.counter) }
        let handheld = firstLasting { $0.wait(.handhelds) < $0.wait(.counter) * 0.9 }
        let within = rows.filter { $0.wait(.counter) <= 210 }.count
        let promisedWithin = rows.filter { $0.wait(.promised) <= 210 }.count
        let (less, more) = (mean(.promised, \.foodWaited), mean(.ahead, \.foodWaited))
        let (promised, ahead) = (mean(.promised, \.all), mean(.ahead, \.all))
        return """
            - Ordering ahead with promises waits less than the counter \(Self.from(first)).
            - Handhelds are clearly quicker than the counter \(Self.from(handheld)), where the
              \(inputs.tills) places to order at are the limit. With fewer people they change nothing.
            - On average customers wait at most 210 s at the counter in \(within) of these
              \(rows.count) restaurants, and in \(promisedWithin) with promises.
            - A promise costs customers little, and food stands less: \(Self.minutes(less)) minutes instead of
              \(Self.minutes(more)). Customers wait \(Self.seconds(promised)) s instead of
              \(Self.seconds(ahead)) s.
            """
    }

    /// The smallest number of people from which on something is always true.
    private func firstLasting(_ isTrue: (Row) -> Bool) -> Int? {
        let last = rows.last { !isTrue($0) }?.staff ?? 0
        return last == rows.last?.staff ? nil : last + 1
    }

    private static func from(_ staff: Int?) -> String {
        switch staff {
        case nil: "nowhere"
        case 1: "from one person on"
        case .some(let staff): "from \(staff) people on"
        }
    }

    private func mean(_ mode: Mode, _ values: (Results) -> [Double]) -> Double {
        rows.compactMap { $0.results[mode].map(values)?.mean }.mean
    }

    // MARK: Tables

    private var table: String {
        var lines = [
            "| people | counter | handhelds | ahead: all | walk-ins | food "
                + "| promised: all | walk-ins | food | kept |",
            "|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
        ]
        for row in rows {
            guard let ahead = row.results[.ahead], let promised = row.results[.promised] else { continue }
            let cells = [
                String(row.staff), Self.seconds(row.wait(.counter)), Self.seconds(row.wait(.handhelds)),
                Self.seconds(ahead.all.mean), Self.seconds(ahead.walkIns.mean),
                Self.minutes(ahead.foodWaited.mean),
                Self.seconds(promised.all.mean), Self.seconds(promised.walkIns.mean),
                Self.minutes(promised.foodWaited.mean), promised.keptShare.map(Self.percent) ?? "–",
            ]
            lines.append("| " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    private var learning: String {
        var lines = [
            "| people | learned: kept | quoted | entered: kept | quoted |", "|--:|--:|--:|--:|--:|",
        ]
        var entered = inputs
        entered.entered = inputs.products
        for staff in [1, 2, 3, 5, 8, 12, 20] {
            let pair = [inputs, entered].map { Results($0, mode: .promised, staff: staff, seeds: seeds) }
            let cells = pair.flatMap {
                [$0.keptShare.map(Self.percent) ?? "–", Self.seconds($0.quoted.mean)]
            }
            lines.append("| \(staff) | " + cells.joined(separator: " | ") + " |")
        }
        return lines.joined(separator: "\n")
    }

    private var touches: String {
        var lines = ["| touches | counter | promised |", "|--:|--:|--:|"]
        let counter = Results(inputs, mode: .counter, staff: 3, seeds: seeds).all.mean
        for touches: Int64 in [5, 15, 30, 45, 60, 90] {
            var changed = inputs
            changed.touchesAhead = touches
            let promised = Results(changed, mode: .promised, staff: 3, seeds: seeds).all.mean
            lines.append("| \(touches) s | \(Self.seconds(counter)) | \(Self.seconds(promised)) |")
        }
        return lines.joined(separator: "\n")
    }

    // MARK: Numbers

    private static func seconds(_ value: Double) -> String { String(Int(value.rounded())) }

    private static func minutes(_ seconds: Double) -> String {
        let tenths = Int((seconds / 6).rounded())
        return "\(tenths / 10).\(tenths % 10)"
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
}
