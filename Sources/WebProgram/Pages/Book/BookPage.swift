import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The kitchen book of a restaurant: what is due, what is out of its limits, what is looked after, and the
/// dialog in which values are noted.
struct BookPage {
    let restaurant: Restaurant
    let register: Register
    let due: [Register.Due]
    let pantry: PantryCard
    let member: StaffMember
    let now: Timestamp
    /// The number of the last fact, after which the page follows the book.
    let last: Int64

    func document(_ language: Language) -> HTML {
        let shell = PageShell(title: WebText.page(BookText.book, of: restaurant.name), language: language)
        let say = { (sentence: Sentence) in sentence[language] }
        return shell.still(
            "book",
            script: "book",
            [.data("restaurant", restaurant.id.description), .data("last", "\(last)")]
        ) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .register).html
            who(say)
            PageShell.notices
            button(.id("take-back"), .class("button"), HTMLAttribute("hidden")) {
                Icon.undo.html
                say(BookRoundText.takeBack)
            }
            BookParts.outbox(language)
            tag("div", .id("renewed")) { content(language) }
        } dialogs: {
            RoundDialog(register: register, due: due, language: language).html
        }
    }

    /// The names of those who work here. The last one stays chosen in a browser.
    @HTMLBuilder private func who(_ say: (Sentence) -> String) -> HTML {
        if !register.book.persons.isEmpty {
            tag("div", .class("chips"), .id("who"), .role("radiogroup"), .aria("labelledby", "who-name")) {
                tag("span", .id("who-name"), .class("caption")) { say(BookRoundText.whoAreYou) }
                for person in register.book.persons {
                    tag(
                        "button",
                        .type("button"),
                        .class("chip"),
                        .role("radio"),
                        .aria("checked", "false"),
                        .data("person", person.id.description)
                    ) { HarmlessText.clean(person.name) }
                }
            }
        }
    }

    @HTMLBuilder private func content(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        tag("section", .class("due-now")) {
            tag("h2") { say(due.isEmpty ? BookRoundText.nothingDue : BookRoundText.due(due.count)) }
            if !due.isEmpty {
                button(.class("button primary large wide"), .data("round")) {
                    say(BookRoundText.startRound)
                    Icon.next.html
                }
            }
        }
        let open = register.deviations
        if !open.isEmpty {
            tag("section", .class("card open-values")) {
                tag("h2") { say(BookText.open) }
                tag("ul") { open.map { row($0.pair, language) } }
            }
        }
        pantry.html(language)
        for kind in BookSubject.Kind.allCases {
            let subjects = register.book.subjects.filter {
                $0.kind == kind && $0.isThere(on: restaurant.businessDays.day(of: now))
            }
            if !subjects.isEmpty {
                tag("section", .class("card")) {
                    tag("h2") { say(kind.word) }
                    for subject in subjects { self.subject(subject, language) }
                }
            }
        }
    }

    private func subject(_ subject: BookSubject, _ language: Language) -> HTML {
        let checks = register.book.checks.filter { $0.subjects.contains(subject.id) }
        return tag("div", .class("subject")) {
            tag("h3") {
                tag("a", .href("/book/\(restaurant.id)/register/\(subject.id)")) {
                    HarmlessText.clean(subject.name)
                }
                if !subject.place.isEmpty { tag("small") { " " + HarmlessText.clean(subject.place) } }
            }
            tag("ul") { checks.map { row(CheckedSubject(subject.id, $0.id), language, isOfSubject: true) } }
        }
    }

    /// A check with its last value; it opens the dialog.
    private func row(_ pair: CheckedSubject, _ language: Language, isOfSubject: Bool = false) -> HTML {
        let check = register.book.check(pair.check)
        let last = register.results[pair]?.last { !$0.isTakenBack }
        let isOpen = last.map { register.isDeviation($0) } ?? false
        let isDue = due.contains { $0.pair == pair }
        let subject = isOfSubject ? nil : register.book.subject(pair.subject)?.name
        let name = [subject, check?.name].compactMap { $0 }.map { HarmlessText.clean($0) }.joined(
            separator: " · "
        )
        return tag("li") {
            tag(
                "button",
                .type("button"),
                .class("check-row\(isOpen ? " open" : "")\(isDue ? " due-row" : "")"),
                .data("ask", pair.description)
            ) {
                tag("span", .class("check-name")) {
                    name
                    if isDue { tag("em", .class("tag warn")) { BookRoundText.dueMark[language] } }
                }
                tag("span", .class("check-value")) { value(last, check, isOpen, language) }
            }
        }
    }

    @HTMLBuilder private func value(
        _ last: RecordedResult?,
        _ check: BookCheck?,
        _ isOpen: Bool,
        _ language: Language
    ) -> HTML {
        if let last, let check, let value = last.result.value {
            tag("b") {
                if isOpen { Icon.warn.html }
                check.text(value, in: language)
            }
            " "
            tag("small") { moment(last.fact.at, language) }
        } else {
            tag("small") { BookText.nothingNoted[language] }
        }
    }

    private func moment(_ at: Timestamp, _ language: Language) -> String {
        let zone = restaurant.zone
        let isToday = CivilDay(zone.civilTime(at: at)) == CivilDay(zone.civilTime(at: now))
        return isToday ? zone.clock(at) : BookParts.moment(at, in: zone, language)
    }
}

/// The head of the pages of the book, with the way to the others.
struct BookHead {
    enum Place {
        case register
        case definitions
        case lists
        case count
        case week
        case subject
        case recipes
        case recipe
    }

    let restaurant: Restaurant
    let member: StaffMember
    let language: Language
    let current: Place
    /// Whether there are ways to the other pages.
    var hasWays = true

    private var title: Sentence {
        switch current {
        case .register, .subject: BookText.register
        case .lists: BookShoppingText.lists
        case .count: BookShoppingText.count
        case .week: BookWeekText.week
        case .definitions: BookText.book
        case .recipes, .recipe: BookRecipeText.recipes
        }
    }

    var html: HTML {
        let base = "/book/\(restaurant.id)"
        return tag("header", .class("book-head")) {
            tag("h1") {
                title[language]
                tag("small") { " " + HarmlessText.clean(restaurant.name) }
            }
            if hasWays { ways(base) }
        }
    }

    private func ways(_ base: String) -> HTML {
        tag("nav", .class("book-ways")) {
            link(base, BookText.register[language], isCurrent: current == .register)
            link("\(base)/lists", BookShoppingText.lists[language], isCurrent: current == .lists)
            link("\(base)/count", BookShoppingText.count[language], isCurrent: current == .count)
            link("\(base)/week", BookWeekText.week[language], isCurrent: current == .week)
            link("\(base)/recipes", BookRecipeText.recipes[language], isCurrent: current == .recipes)
            link("\(base)/sheet", BookSheetText.sheet[language], isCurrent: false)
            if member.role.permits(.defineBook) {
                link(
                    "\(base)/define",
                    BookDefinitionText.define[language],
                    isCurrent: current == .definitions
                )
            }
        }
    }
}
