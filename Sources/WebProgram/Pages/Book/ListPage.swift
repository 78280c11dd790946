import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// A shopping list, by supplier and section, which several phones tick.
struct ListPage {
    let restaurant: Restaurant
    let sheet: ShoppingSheet
    let member: StaffMember
    let currency: String
    /// What products are called.
    let names: [ProductID: String]

    private var shopping: ShoppingList { sheet.shopping }
    private var isOwner: Bool { member.role.permits(.defineBook) }

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let list = shopping.list
        let title = WebText.page(Verbatim(list.name), of: restaurant.name)
        let data: [HTMLAttribute] = [
            .data("restaurant", restaurant.id.description), .data("list", list.id.description),
            .data("last", "\(sheet.last)"), .data("me", member.name), .data("today", sheet.today.description),
            .data("copied", say(BookShoppingText.copied)),
        ]
        return PageShell(title: title, language: language).still("book", script: "shopping", data) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .lists).html
            tag("h2", .class("subject-name")) { HarmlessText.clean(list.name) }
            PageShell.notices
            BookParts.outbox(language)
            tag("div", .id("renewed")) {
                if let span = list.span {
                    let (from, to) = (span.lowerBound, span.upperBound)
                    tag("p") {
                        say(
                            BookWeekText.forDays(
                                language.texts.dayAndMonth(from),
                                language.texts.dayAndMonth(to)
                            )
                        )
                    }
                }
                if !sheet.unknown.isEmpty {
                    let unknown = sheet.unknown.map { HarmlessText.clean(self.names[$0] ?? $0.description) }
                        .sorted()
                    tag("p", .class("alert warn")) { say(BookUsageText.withoutRecipe(unknown)) }
                }
                let suppliers = Dictionary(grouping: shopping.lines) { $0.supply?.supplier ?? "" }
                // What the book does not have comes last.
                for name in BookParts.ordered(suppliers.keys) {
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
            if let ordered = sheet.ordered[name] {
                let time = BookParts.moment(ordered.at, in: restaurant.zone, language)
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
                if let delivery = sheet.book.delivery(of: name) {
                    tag("a", .class("button"), .href("/book/\(restaurant.id)#\(delivery.id)")) {
                        say(BookPantryText.checkDelivery)
                    }
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
            HTMLAttribute("class", line.isBought ? "is-ticked" : nil),
            .data("item", line.key),
            // The counts know nothing of what the book does not have.
            .data("typed", if: line.supply == nil),
            .data("wanted", line.packages.description),
            .data("mine", mine),
            .data("n", "\(line.bought.lastNumber)"),
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
            if line.supply != nil { packageLabel(line, say) }
            if isOwner { change(line, say) }
        }
    }

    /// What the label of the packages says that this browser bought; hidden before it has bought some. It is
    /// asked where the lot is traced.
    private func packageLabel(_ line: ShoppingList.Line, _ say: (Sentence) -> String) -> HTML {
        let tick = line.bought.last[member.name]
        let isAsked = line.ingredient?.isTraced == true && (tick?.lot ?? "").isEmpty
        let names = ["lot-\(line.key)", "best-before-\(line.key)"]
        return tag("details", .class("entry line-change line-label"), HTMLAttribute("open", if: isAsked)) {
            tag("summary") { say(BookPantryText.label) }
            tag("form", HTMLAttribute("method", "dialog"), .class("fields"), .data("label")) {
                label(for: names[0], say(BookPantryText.lot))
                voidTag(
                    "input",
                    .id(names[0]),
                    .type("text"),
                    .data("lot"),
                    HTMLAttribute("maxlength", "120"),
                    HTMLAttribute("value", tick?.lot ?? "")
                )
                label(for: names[1], say(BookPantryText.bestBeforeDay))
                voidTag(
                    "input",
                    .id(names[1]),
                    .type("date"),
                    .data("best-before"),
                    HTMLAttribute("value", tick?.bestBefore?.description ?? "")
                )
                tag("button", .type("submit"), .class("button")) { say(BookRoundText.save) }
            }
        }
    }

    /// What the owner changes of a line. Without an amount it is computed.
    private func change(_ line: ShoppingList.Line, _ say: (Sentence) -> String) -> HTML {
        let id = "packages-\(line.key)"
        return tag("details", .class("entry line-change")) {
            tag("summary", .aria("label", say(BookShoppingText.changeOf(HarmlessText.clean(line.name))))) {
                say(BookShoppingText.change)
            }
            tag("form", HTMLAttribute("method", "dialog"), .class("typed-cure"), .data("packages")) {
                label(for: id, say(BookShoppingText.packages))
                voidTag(
                    "input",
                    .id(id),
                    .type("text"),
                    HTMLAttribute("inputmode", "decimal"),
                    HTMLAttribute("maxlength", "10"),
                    HTMLAttribute("value", line.isChanged ? line.packages.description : "")
                )
                tag("button", .type("submit"), .class("button")) { say(BookRoundText.save) }
                button(.class("button"), .data("leave-out")) { say(BookShoppingText.leaveOut) }
            }
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
                let shown = HarmlessText.clean(sheet.names[name] ?? name)
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
            .data("key", sheet.entry.key),
            .data("after", "\(sheet.entry.id)"),
            .data("content", JSONWriter.line(sheet.entry.content ?? [:])),
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
            if !shopping.leftOut.isEmpty {
                tag("p", .id("left-out"), .class("caption")) { say(BookShoppingText.leftOut) }
                tag("div", .class("buttons"), .role("group"), .aria("labelledby", "left-out")) {
                    for item in shopping.leftOut {
                        button(.class("button"), .data("put-back", item.key)) {
                            Icon.plus.html
                            HarmlessText.clean(item.name)
                        }
                    }
                }
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
