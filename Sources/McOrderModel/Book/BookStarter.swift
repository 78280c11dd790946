/// What the register of a small restaurant begins with. The owner looks at each limit, and confirms it.
///
/// Source: docs/kitchen-book.md, *What it begins with*, which names the rule behind each limit.
package enum BookStarter: String, CaseIterable, Sendable {
    case fridge
    case display
    case freezer
    case hotHolding = "hot-holding"
    case fryer
    case delivery
    case rawFish = "raw-fish"
    case frozenHere = "frozen-here"
    case bivalves
    case cleaning
    case pests
    case water
    case thermometer
    case usedOil = "used-oil"
    case training

    /// A check of what it begins with.
    package enum Check: String, CaseIterable, Sendable {
        case temperature
        case polarCompounds = "polar-compounds"
        case label
        case freezing
        case supplierPaper = "supplier-paper"
        case dates
        case clean
        case paper
        case taste
        case iceWater = "ice-water"
        case pickup
        case course
    }

    package var kind: BookSubject.Kind {
        switch self {
        case .fridge, .display, .freezer: .cold
        case .hotHolding: .hot
        case .fryer: .fryer
        case .delivery: .supplier
        case .rawFish, .frozenHere, .bivalves: .batch
        case .cleaning, .pests, .water, .usedOil: .premises
        case .thermometer: .device
        case .training: .person
        }
    }

    /// Whether a kitchen has several of it, such as fridges.
    package var isCounted: Bool {
        switch self {
        case .fridge, .display, .freezer, .hotHolding, .fryer: true
        case .delivery, .rawFish, .frozenHere, .bivalves, .cleaning, .pests, .water, .thermometer, .usedOil,
            .training:
            false
        }
    }

    /// How many of it a bar has usually.
    package var usualCount: Int {
        switch self {
        case .fridge, .freezer, .delivery, .cleaning, .thermometer, .training: 1
        case .display, .hotHolding, .fryer, .rawFish, .frozenHere, .bivalves, .pests, .water, .usedOil: 0
        }
    }

    /// The checks, of subjects with these keys.
    ///
    /// - Parameters:
    ///   - name: the name of a check.
    ///   - cures: what is usually done about a deviation of a check.
    package func checks(
        of subjects: [SubjectID],
        name: (Check) -> String,
        cures: (Check) -> [String]
    ) -> [BookCheck] {
        rules.map { rule in
            var check = BookCheck(
                id: CheckID("\(rawValue)-\(rule.check.rawValue)"),
                subjects: subjects,
                name: name(rule.check),
                kind: rule.kind,
                due: rule.due
            )
            check.min = rule.min
            check.max = rule.max
            check.unit = rule.unit
            check.cures = cures(rule.check)
            check.source = source
            return check
        }
    }

    private struct Rule {
        let check: Check
        let kind: BookCheck.Kind
        let due: BookCheck.Due
        var min: BookNumber?
        var max: BookNumber?
        var unit = ""
    }

    private var rules: [Rule] {
        let twice = BookCheck.Due.times([10 * 60, 18 * 60], weekdays: nil)
        let services = BookCheck.Due.times([13 * 60 + 30, 20 * 60 + 30], weekdays: nil)
        return switch self {
        case .fridge: [Rule(check: .temperature, kind: .temperature, due: twice, max: BookNumber(4))]
        case .display: [Rule(check: .temperature, kind: .temperature, due: twice, max: BookNumber(8))]
        case .freezer:
            [
                Rule(
                    check: .temperature,
                    kind: .temperature,
                    due: .times([10 * 60], weekdays: nil),
                    max: BookNumber(-18)
                )
            ]
        case .hotHolding: [Rule(check: .temperature, kind: .temperature, due: services, min: BookNumber(63))]
        case .fryer:
            [Rule(check: .polarCompounds, kind: .number, due: .days(7), max: BookNumber(25), unit: "%")]
        case .delivery:
            [
                Rule(check: .temperature, kind: .temperature, due: .eachTime, max: BookNumber(4)),
                Rule(check: .label, kind: .yesNo, due: .eachTime),
            ]
        case .rawFish:
            [
                Rule(check: .freezing, kind: .span, due: .eachTime, min: BookNumber(24)),
                Rule(check: .supplierPaper, kind: .text, due: .eachTime),
            ]
        case .frozenHere: [Rule(check: .dates, kind: .text, due: .eachTime)]
        case .bivalves: [Rule(check: .label, kind: .text, due: .eachTime)]
        case .cleaning: [Rule(check: .clean, kind: .yesNo, due: .days(7))]
        case .pests: [Rule(check: .paper, kind: .paper, due: .days(365))]
        case .water: [Rule(check: .taste, kind: .yesNo, due: .days(30))]
        case .thermometer: [Rule(check: .iceWater, kind: .yesNo, due: .days(90))]
        case .usedOil: [Rule(check: .pickup, kind: .text, due: .days(90))]
        case .training: [Rule(check: .course, kind: .text, due: .eachTime)]
        }
    }

    /// The rule that asks for it.
    package var source: String {
        switch self {
        case .fridge, .display, .freezer, .hotHolding: "RD 1086/2020"
        case .rawFish, .frozenHere, .bivalves: "RD 1021/2022"
        case .fryer: "Orden 26-1-1989"
        case .delivery: "Reg. (CE) 178/2002, 18"
        case .cleaning, .pests, .water, .thermometer, .usedOil: "Reg. (CE) 852/2004"
        case .training: "Reg. (CE) 852/2004, II.XII"
        }
    }
}
