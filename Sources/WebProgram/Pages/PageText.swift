import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What the pages show in several places, in one language.
struct PageText: Sendable {
    let language: Language
    /// The names of products and choices in this language.
    var names = ShownNames.own
    /// When a wait counts as long.
    var targets = WaitTargets.general

    func say(_ sentence: Sentence) -> String { sentence[language] }

    /// How long ago an instant was. The scripts show it by the server's clock.
    ///
    /// - Parameter paces: whether the time shows the pace of a customer's wait.
    func age(since instant: Timestamp, paces: Bool) -> HTML {
        let seconds = { (duration: Duration) in String(duration.components.seconds) }
        return tag(
            "time",
            .data("at", String(instant.milliseconds)),
            .data("slow", paces ? seconds(targets.soon) : nil),
            .data("late", paces ? seconds(targets.late) : nil)
        )
    }

    /// By when an order has to be ready. The script says so when that time is over.
    func due(_ due: DueTime) -> HTML {
        tag(
            "span",
            .class("due"),
            .data("due", String(due.at.milliseconds)),
            .data("overdue", say(due.overdue))
        ) {
            say(due.due)
        }
    }

    /// The same in a line of a list. Two signs say that the time is over, as beside an age.
    func short(_ due: DueTime, _ name: StaticString = "span") -> HTML {
        let text = say(due.short)
        return tag(
            name,
            .class("due"),
            .data("due", String(due.at.milliseconds)),
            .data("overdue", "\(text) !!"),
            HTMLAttribute("title", say(due.due))
        ) { text }
    }

    /// The warning about the feed; `nil` if it is current and complete.
    func warning(_ feed: FeedHealth, at now: Timestamp) -> String? {
        var parts: [String] = []
        if let problem = feed.problem {
            parts.append(say(problem.sentence) + ".")
        } else if feed.failure != nil {
            parts.append(say(ScreenText.blind) + ".")
        } else if feed.isStale(at: now) {
            parts.append(say(ScreenText.unheard) + ".")
        }
        if !parts.isEmpty { parts.append(say(ScreenText.mayMiss)) }
        if !feed.takenTwice.isEmpty { parts.append(say(ScreenText.takenTwice(feed.takenTwice))) }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    /// The fragment with the warning about the feed.
    func feed(_ snapshot: CounterSnapshot, at now: Timestamp) -> [Fragment] {
        guard let warning = warning(snapshot.feed, at: now) else { return [] }
        return [Fragment(.feed, "health", "p", class: "alarm") { warning }]
    }

    /// The fragments that tell of printers that print nothing, and of tickets that may be missing on paper.
    func printing(_ state: PrintingState) -> [Fragment] {
        let warnings = state.warnings
        return warnings.enumerated().map { index, warning in
            Fragment(.feed, "printer \(index)", "p", class: "alarm") {
                tag("span") { say(warning) }
                // All tickets are confirmed together, below the last sentence about them.
                if index == warnings.count - 1, !state.alarms.isEmpty { acknowledgement }
            }
        }
    }

    private var acknowledgement: HTML {
        let action = StaffAction.acknowledgePrinting
        return tag("button", [.type("button"), .class("button")] + action.attributes()) {
            action.label.map(say) ?? ""
        }
    }

    /// The fragment that warns of orders that the kitchen should have noticed.
    func unseenByKitchen(_ codes: [String]) -> [Fragment] {
        guard !codes.isEmpty else { return [] }
        let warning = say(WebOrderText.kitchenHasNotSeen(codes))
        return [Fragment(.feed, "kitchen", "p", class: "alarm") { warning }]
    }

    /// The fragment that proposes to pause the orders, since the kitchen is behind.
    func kitchenIsBehind(_ minutes: Int?) -> [Fragment] {
        guard let minutes else { return [] }
        return [
            Fragment(.feed, "behind", "p", class: "alarm proposal") {
                tag("span") { say(WebOrderText.kitchenIsBehind(minutes: minutes, key: nil)) }
                " "
                tag("button", [.type("button"), .class("button")] + StaffAction.pause.attributes()) {
                    StaffAction.pause.label.map(say) ?? ""
                }
            }
        ]
    }

    /// The fragments that list what has to be prepared.
    func allDay(_ demand: [KitchenDemand]) -> [Fragment] {
        demand.map { demand in
            let name = names.item(demand.item)
            return Fragment(.allDay, name, "li") {
                tag("b") { "\(demand.count) ×" }
                " " + HarmlessText.clean(name)
            }
        }
    }
}

extension PageText {
    /// The words for a snapshot, with the names of its catalogue.
    init(_ snapshot: CounterSnapshot, in language: Language) {
        let names = ShownNames(snapshot.assortment.catalogue, in: language)
        self.init(language: language, names: names, targets: snapshot.assortment.targets)
    }
}

/// An empty region of a page, which the stream fills.
func region(_ name: StaticString, _ region: StaticRegion, _ attributes: HTMLAttribute...) -> HTML {
    tag(name, [.data("region", region.rawValue)] + attributes)
}
