import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What the kitchen expects and plans for seven days, and what is to be prepared today; or of five weeks only what
/// is planned.
struct WeekPage {
    /// The days of a week, and of what is shown as a month.
    static let week = 7
    static let month = 35

    let restaurant: Restaurant
    let sheet: WeekSheet
    let isMonth: Bool
    let catalogue: Catalogue
    let member: StaffMember

    private var isOwner: Bool { member.role.permits(.defineBook) }
    private var base: String { "/book/\(restaurant.id)/week" }

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(BookWeekText.week, of: restaurant.name)
        let data: [HTMLAttribute] = [
            .data("restaurant", restaurant.id.description), .data("last", "\(sheet.last)"),
            .data("today", sheet.today.description),
        ]
        return PageShell(title: title, language: language).still("book", script: "week", data) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .week).html
            PageShell.notices
            BookParts.outbox(language)
            tag("div", .id("renewed")) {
                if let first = sheet.days.first?.day {
                    let (step, view) = isMonth ? (Self.month, "&view=month") : (Self.week, "")
                    tag("nav", .class("book-ways"), .aria("label", say(BookWeekText.days))) {
                        tag("a", .href("\(base)?from=\(first.advanced(by: -step))\(view)")) {
                            say(BookWeekText.earlier)
                        }
                        tag("a", .href("\(base)?from=\(first.advanced(by: step))\(view)")) {
                            say(BookWeekText.later)
                        }
                        tag("a", .href("\(base)?from=\(first)\(isMonth ? "" : "&view=month")")) {
                            say(isMonth ? BookWeekText.week : .month)
                        }
                    }
                }
                if !isMonth, sheet.days.contains(where: { $0.day == sheet.today }) { preparations(language) }
                if !isMonth, sheet.days.allSatisfy(\.lines.isEmpty) {
                    tag("p", .class("caption")) { say(BookWeekText.nothingExpected) }
                }
                tag("div", .class("week")) { sheet.days.map { day($0, language) } }
            }
            if isOwner, !isMonth { planForm(language) }
        } dialogs: {
            HTML.empty
        }
    }

    private func name(_ product: ProductID) -> String {
        HarmlessText.clean(catalogue.product(product)?.name ?? sheet.names[product] ?? product.description)
    }

    // MARK: What is to be prepared

    @HTMLBuilder private func preparations(_ language: Language) -> HTML {
        if !sheet.preparations.isEmpty {
            tag("section", .class("card")) {
                tag("h2") { BookWeekText.toPrepare[language] }
                let stations = Dictionary(grouping: sheet.preparations) { $0.station?.description ?? "" }
                for station in BookParts.ordered(stations.keys) {
                    if stations.count > 1 {
                        tag("h3") {
                            let known = restaurant.stations.first { $0.id.description == station }
                            station.isEmpty
                                ? BookWeekText.otherStation[language]
                                : HarmlessText.clean(known?.name ?? station)
                        }
                    }
                    tag("ul", .class("list-lines")) {
                        (stations[station] ?? []).map { preparation($0, language) }
                    }
                }
            }
        }
    }

    private func preparation(_ item: Preparation, _ language: Language) -> HTML {
        let done = sheet.prepared[item.key]
        let amount = item.portions.map { portions in
            portions.text(in: language) + (item.unit.map { "\u{202F}\($0.rawValue)" } ?? "")
        }
        var facts: [String] = []
        if let done {
            let time = restaurant.zone.clock(done.at)
            facts.append(BookWeekText.prepared(HarmlessText.clean(done.who), time)[language])
        }
        if let day = item.useBy {
            facts.append(BookWeekText.useBy(language.texts.dayAndMonth(day))[language])
        }
        return tag(
            "li",
            HTMLAttribute("class", done == nil ? nil : "is-ticked"),
            .data("preparation", item.key),
            .data("portions", item.portions?.description ?? "1")
        ) {
            button(.class("tick"), .data("tick"), .aria("pressed", done == nil ? "false" : "true")) {
                Icon.check.html
                tag("span") {
                    tag("span", .class("item-name")) {
                        if let amount { tag("b") { amount } }
                        " " + HarmlessText.clean(item.name)
                    }
                    tag("small") { facts.joined(separator: " · ") }
                }
            }
            if let recipe = item.recipe {
                tag(
                    "a",
                    .class("button"),
                    .href("/book/\(restaurant.id)/recipes/\(recipe)"),
                    .aria("label", "\(BookRecipeText.recipes[language]): \(HarmlessText.clean(item.name))")
                ) { Icon.next.html }
            }
        }
    }

    // MARK: Days

    private func day(_ day: WeekPlan.Day, _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let all = day.lines.reduce(Portions.none) { $0 + $1.portions }
        return tag("section", .class("card day"), .data("day", day.day.description)) {
            tag("h2") {
                let name = day.day == sheet.today ? say(DayMessage.today) : say(DayMessage.weekday(day.day))
                if isMonth { tag("a", .href("\(base)?from=\(day.day)")) { name } } else { name }
                if all > .none {
                    tag("small") { " " + say(BookWeekText.allPortions(all.rounded.text(in: language))) }
                }
            }
            if day.isClosed { tag("p") { say(BookWeekText.closedDay) } }
            let groups = day.lines.flatMap { line in line.groups.map { (name(line.product), $0) } }
            if !groups.isEmpty || !day.others.isEmpty {
                tag("ul", .class("plans")) {
                    for (name, plan) in groups { self.plan(plan, name, language) }
                    for plan in day.others { self.plan(plan, subject(of: plan), language) }
                }
            }
            if isMonth {
                HTML.empty
            } else if !day.lines.isEmpty {
                tag("ul", .class("week-lines")) { day.lines.map { line($0, day.day, language) } }
            } else if !day.isClosed, day.others.isEmpty {
                tag("p", .class("caption")) { "–" }
            }
            if isOwner, !isMonth { days(day, language) }
        }
    }

    private func subject(of plan: BookPlan) -> String {
        switch plan.subject {
        case .product(let id): name(id)
        case .recipe(let id): HarmlessText.clean(sheet.book.recipe(id)?.name ?? id.description)
        case .ingredient(let id): HarmlessText.clean(sheet.book.ingredient(id)?.name ?? id.description)
        case .text(let text): HarmlessText.clean(text)
        case .struck: ""
        }
    }

    /// What somebody planned, with a way to take it back.
    private func plan(_ plan: BookPlan, _ name: String, _ language: Language) -> HTML {
        tag("li", attributes(of: plan)) {
            tag("span") {
                if let portions = plan.portions { tag("b") { portions.text(in: language) + " " } }
                name
                let facts =
                    [plan.group, plan.service].filter { !$0.isEmpty }.map { HarmlessText.clean($0) }
                    + (plan.day == nil ? [BookWeekText.weekly[language]] : [])
                if !facts.isEmpty { tag("small") { " " + facts.joined(separator: " · ") } }
            }
            if isOwner {
                let label = "\(BookWeekText.remove[language]): \(name)"
                button(.class("button"), .data("remove-plan"), .aria("label", label)) { Icon.close.html }
            }
        }
    }

    /// What a script needs to change or copy a plan.
    private func attributes(of plan: BookPlan?) -> [HTMLAttribute] {
        guard isOwner, let plan else { return [] }
        return [
            .data("plan", plan.id.description),
            .data("after", "\(sheet.rows[plan.id.description] ?? 0)"),
            .data("content", JSONWriter.line(plan.json)),
        ]
    }

    private func line(_ line: WeekPlan.Line, _ day: CivilDay, _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        var facts: [String] = []
        if line.plan != nil { facts.append(say(BookWeekText.planned)) }
        if line.made > 0 { facts.append(say(BookWeekText.madeToday(line.made))) }
        return tag(
            "li",
            [.data("product", line.product.description)]
                + attributes(of: line.plan.flatMap { $0.day == nil ? nil : $0 })
        ) {
            tag("details", .class("entry")) {
                tag("summary") {
                    tag("span") {
                        tag("b") { line.portions.rounded.text(in: language) }
                        " " + name(line.product)
                        if !facts.isEmpty { tag("small") { " " + facts.joined(separator: " · ") } }
                    }
                }
                if let expectation = line.expectation {
                    let days = expectation.days.map {
                        "\(language.texts.dayAndMonth($0.day)): \($0.portions)"
                    }
                    tag("p", .class("caption")) {
                        say(BookWeekText.likeDays) + ": " + days.joined(separator: " · ")
                    }
                }
                if isOwner {
                    tag("form", HTMLAttribute("method", "dialog"), .class("typed-cure"), .data("portions")) {
                        voidTag(
                            "input",
                            .type("text"),
                            HTMLAttribute("name", "portions"),
                            HTMLAttribute("inputmode", "decimal"),
                            HTMLAttribute("required"),
                            HTMLAttribute("maxlength", "10"),
                            .aria("label", "\(say(BookWeekText.portions)): \(name(line.product))"),
                            HTMLAttribute("value", line.plan?.portions?.description ?? "")
                        )
                        tag("button", .type("submit"), .class("button")) { say(BookRoundText.save) }
                        if line.plan?.day != nil {
                            button(.class("button"), .data("remove-plan")) { say(BookWeekText.asExpected) }
                        }
                    }
                }
            }
        }
    }

    /// The days that decide what is expected, to be left out or counted again.
    @HTMLBuilder private func days(_ day: WeekPlan.Day, _ language: Language) -> HTML {
        let counted = Set(day.lines.flatMap { $0.expectation?.days.map(\.day) ?? [] }).sorted()
        let struck = sheet.book.plans.filter { $0.subject == .struck && $0.day?.weekday == day.day.weekday }
        if !counted.isEmpty || !struck.isEmpty {
            tag("details", .class("entry")) {
                tag("summary") { BookWeekText.likeDays[language] }
                tag("div", .class("buttons")) {
                    for day in counted {
                        button(.class("button"), .data("strike", day.description)) {
                            BookWeekText.leaveOut(language.texts.dayAndMonth(day))[language]
                        }
                    }
                    for plan in struck {
                        if let day = plan.day {
                            tag("span", attributes(of: plan)) {
                                button(.class("button"), .data("remove-plan")) {
                                    BookWeekText.countAgain(language.texts.dayAndMonth(day))[language]
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    // MARK: Planning

    private func planForm(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        return tag("section", .class("card")) {
            tag("h2") { say(BookWeekText.planMore) }
            tag("form", HTMLAttribute("method", "dialog"), .id("plan"), .class("fields")) {
                label(for: "plan-day", say(BookWeekText.day))
                tag("select", .id("plan-day")) {
                    for day in sheet.days where day.day >= sheet.today {
                        tag("option", HTMLAttribute("value", day.day.description)) {
                            say(DayMessage.weekday(day.day))
                        }
                    }
                }
                label(for: "plan-what", say(BookWeekText.what))
                tag("select", .id("plan-what")) {
                    let products = catalogue.products.filter { restaurant.sells(.product($0.id)) }
                    options(say(BookWeekText.product), products.map { ("product:\($0.id)", $0.name) })
                    options(say(BookWeekText.recipe), sheet.book.recipes.map { ("recipe:\($0.id)", $0.name) })
                    options(
                        say(BookWeekText.ingredient),
                        sheet.book.ingredients.map {
                            ("ingredient:\($0.id)", "\($0.name) (\($0.unit.rawValue))")
                        }
                    )
                    tag("option", HTMLAttribute("value", "text:")) { say(BookWeekText.somethingElse) }
                }
                field("plan-text", say(BookWeekText.somethingElse), 140)
                field("plan-portions", say(BookWeekText.portions), 10)
                field("plan-group", say(BookWeekText.whoComes), 120)
                tag("label", .class("box")) {
                    voidTag("input", .id("plan-weekly"), .type("checkbox"))
                    say(BookWeekText.weekly)
                }
                tag("button", .type("submit"), .class("button primary")) { say(BookRoundText.save) }
            }
            tag("p", .class("buttons")) {
                button(.class("button"), .data("copy-week")) { say(BookWeekText.copyWeek) }
            }
        }
    }

    private func options(_ name: String, _ all: [(value: String, name: String)]) -> HTML {
        tag("optgroup", HTMLAttribute("label", name)) {
            for option in all {
                tag("option", HTMLAttribute("value", option.value)) { HarmlessText.clean(option.name) }
            }
        }
    }

    @HTMLBuilder private func field(_ id: String, _ name: String, _ length: Int) -> HTML {
        label(for: id, name)
        voidTag(
            "input",
            .id(id),
            .type("text"),
            HTMLAttribute("inputmode", id == "plan-portions" ? "decimal" : nil),
            HTMLAttribute("maxlength", "\(length)")
        )
    }
}
