import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// A shopping list, by supplier and section, which several phones tick.
struct ListPage {
    let restaurant: Restaurant
    let shopping: ShoppingList
    /// The row of the list, for its changes.
    let entry: Book.Entry
    /// Who ordered it from which supplier, by the supplier.
    let ordered: [String: (who: String, at: Timestamp)]
    /// Who used a browser when it ticked the list, by the browser's name.
    let names: [String: String]
    let member: StaffMember
    let currency: String
    /// The number of the last fact, after which the page follows the book.
    let last: Int64

    private var isOwner: Bool { member.role.permits(.defineBook) }

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let list = shopping.list
        let title = WebText.page(Verbatim(list.name), of: restaurant.name)
        let data: [HTMLAttribute] = [
            .data("restaurant", restaurant.id.description), .data("list", list.id.description),
            .data("last", "\(last)"), .data("me", member.name), .data("copied", say(BookShoppingText.copied)),
        ]
        return PageShell(title: title, language: language).still("book", script: "shopping", data) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .lists).html
            tag("h2", .class("subject-name")) { HarmlessText.clean(list.name) }
            PageShell.notices
            tag("p", .id("outbox"), .class("alert"), .role("status"), HTMLAttribute("hidden")) {
                tag("b")
                " " + say(BookRoundText.notSent)
            }
            tag("div", .id("renewed")) {
                let suppliers = Dictionary(grouping: shopping.lines) { $0.supply?.supplier ?? "" }
                // What the book does not have comes last.
                for name in suppliers.keys.sorted(by: { ($0.isEmpty ? 1 : 0, $0) < ($1.isEmpty ? 1 : 0, $1) })
                {
                    supplier(name, suppliers[name] ?? [], language)
                }
                if shopping.lines.isEmpty { tag("p") { say(BookText.nothingNoted) } }
                if isOwner && shopping.cost.cents > 0 {
                    tag("p", .class("list-cost")) {
                        say(BookShoppingText.cost(amount(shopping.cost, language)))
                    }
                }
            }
            if isOwner { tools(say) }
        } dialogs: {
            HTML.empty
        }
    }

    private func amount(_ money: Money, _ language: Language) -> String {
        PriceText(currency: currency, language: language)(money)
    }

    private func supplier(_ name: String, _ lines: [ShoppingList.Line], _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let shown = name.isEmpty ? say(BookShoppingText.otherThings) : HarmlessText.clean(name)
        return tag("section", .class("card supplier"), .data("supplier", name)) {
            tag("h2") { shown }
            if let ordered = ordered[name] {
                let day = CivilDay(restaurant.zone.civilTime(at: ordered.at))
                let time = "\(language.texts.dayAndMonth(day)) \(restaurant.zone.clock(ordered.at))"
                tag("p", .class("caption")) {
                    say(BookShoppingText.ordered(HarmlessText.clean(ordered.who), time))
                }
            }
            tag("ul", .class("list-lines")) { lines.map { line($0, language) } }
            tag("p", .class("buttons")) {
                button(.class("button"), .data("share")) { say(BookShoppingText.share) }
                if !name.isEmpty {
                    button(.class("button"), .data("ordered")) { say(BookShoppingText.markOrdered) }
                }
            }
        }
    }

    private func line(_ line: ShoppingList.Line, _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let wanted = line.packages.text(in: language)
        let mine = line.bought.byBrowser[member.name]?.description ?? "0"
        return tag(
            "li",
            HTMLAttribute("class", line.isBought ? "is-bought" : nil),
            .data("item", line.key),
            .data("wanted", line.packages.description),
            .data("mine", mine),
            .data("others", others(line))
        ) {
            button(.class("tick"), .data("tick"), .aria("pressed", line.isBought ? "true" : "false")) {
                Icon.check.html
                tag("span") {
                    tag("span", .class("item-name")) {
                        tag("b") { say(BookShoppingText.wanted(wanted)) }
                        " " + HarmlessText.clean(line.name)
                    }
                    tag("small") { details(line, language) }
                }
            }
            tag("span", .class("stepper"), .role("group"), .aria("label", HarmlessText.clean(line.name))) {
                button(.data("less"), .aria("label", say(BookShoppingText.oneLess))) { Icon.minus.html }
                tag("output") { line.bought.packages.text(in: language) }
                button(.data("more"), .aria("label", say(BookShoppingText.oneMore))) { Icon.plus.html }
            }
            if isOwner { button(.class("button"), .data("leave-out")) { say(BookShoppingText.leaveOut) } }
        }
    }

    /// How many packages the other browsers have bought, in thousandths.
    private func others(_ line: ShoppingList.Line) -> String {
        let own = line.bought.byBrowser[member.name]?.thousandths ?? 0
        return BookNumber(thousandths: line.bought.packages.thousandths - own).description
    }

    private func details(_ line: ShoppingList.Line, _ language: Language) -> String {
        let say = { (sentence: Sentence) in sentence[language] }
        var parts: [String] = []
        if let supply = line.supply {
            let size = "\(supply.size.text(in: language))\u{202F}\(supply.unit.rawValue)"
            parts.append(
                [HarmlessText.clean(supply.package), size].filter { !$0.isEmpty }.joined(separator: " ")
            )
            if !supply.section.isEmpty { parts.append(HarmlessText.clean(supply.section)) }
        }
        if line.mustBeCounted { parts.append(say(BookShoppingText.countIt)) }
        if line.isChanged && line.supply != nil { parts.append(say(BookShoppingText.changed)) }
        if isOwner, let cost = line.cost { parts.append(amount(cost, language)) }
        if !line.bought.byBrowser.isEmpty {
            let who = line.bought.byBrowser.sorted { $0.key < $1.key }.map { name, packages in
                let shown = HarmlessText.clean(names[name] ?? name)
                return say(BookShoppingText.boughtBy(shown, packages.text(in: language)))
            }
            parts.append(who.joined(separator: ", "))
        }
        return " " + parts.joined(separator: " · ")
    }

    private func tools(_ say: (Sentence) -> String) -> HTML {
        tag(
            "section",
            .class("card"),
            .id("list-tools"),
            .data("key", entry.key),
            .data("after", "\(entry.id)"),
            .data("content", JSONWriter.line(entry.content ?? [:])),
            .data("copy-name", say(BookShoppingText.copyName(shopping.list.name))),
            .data("question", say(BookShoppingText.removeQuestion(shopping.list.name)))
        ) {
            tag("form", HTMLAttribute("method", "dialog"), .id("add-item"), .class("fields")) {
                label(for: "item-text", say(BookShoppingText.addItem))
                voidTag(
                    "input",
                    .id("item-text"),
                    .type("text"),
                    HTMLAttribute("required"),
                    HTMLAttribute("maxlength", "120")
                )
                tag("button", .type("submit"), .class("button primary")) { say(BookShoppingText.add) }
            }
            tag("p", .class("buttons")) {
                button(.class("button"), .data("list-done")) {
                    say(shopping.list.isDone ? BookShoppingText.reopen : .done)
                }
                button(.class("button"), .data("list-copy")) { say(BookShoppingText.copy) }
                button(.class("button danger"), .data("list-remove")) { say(BookShoppingText.remove) }
            }
        }
    }
}
