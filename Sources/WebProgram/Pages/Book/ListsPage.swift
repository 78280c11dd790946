import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The shopping lists of a restaurant.
struct ListsPage {
    let restaurant: Restaurant
    let pantry: PantryCard
    let entries: [Book.Entry]
    let member: StaffMember
    let today: CivilDay

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(BookShoppingText.lists, of: restaurant.name)
        let data = HTMLAttribute.data("restaurant", restaurant.id.description)
        let lists = entries.filter { $0.kind == .list }.compactMap { entry in
            entry.content.flatMap { try? BookList(ListID(entry.key), $0) }
        }
        return PageShell(title: title, language: language).still("book", script: "shopping", [data]) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .lists).html
            PageShell.notices
            tag("section", .class("card")) {
                tag("h2") { say(BookShoppingText.lists) }
                let open = lists.filter { !$0.isDone }
                if open.isEmpty { tag("p") { say(BookShoppingText.noLists) } }
                links(open)
                let done = lists.filter(\.isDone)
                if !done.isEmpty {
                    tag("details", .class("entry")) {
                        tag("summary") { say(BookShoppingText.doneLists) }
                        links(done)
                    }
                }
            }
            pantry.html(language)
            if member.role.permits(.defineBook) {
                tag("section", .class("card")) {
                    tag("h2") { say(BookShoppingText.newList) }
                    tag("form", HTMLAttribute("method", "dialog"), .id("new-list"), .class("fields")) {
                        label(for: "list-name", say(BookShoppingText.listName))
                        voidTag(
                            "input",
                            .id("list-name"),
                            .type("text"),
                            HTMLAttribute("required"),
                            HTMLAttribute("maxlength", "120")
                        )
                        span(language)
                        tag("button", .type("submit"), .class("button primary")) {
                            say(BookShoppingText.make)
                        }
                    }
                }
            }
        } dialogs: {
            HTML.empty
        }
    }

    /// For which days a new list is: until the Sunday of this week or of the next one, if recipes can say what
    /// these need.
    @HTMLBuilder private func span(_ language: Language) -> HTML {
        if entries.contains(where: { $0.kind == .recipe && $0.content != nil }) {
            let sunday = today.advanced(by: 6 - (Weekday.allCases.firstIndex(of: today.weekday) ?? 0))
            label(for: "list-span", BookWeekText.days[language])
            tag("select", .id("list-span"), .data("from", today.description)) {
                for last in [sunday.advanced(by: 7), sunday] {
                    tag("option", HTMLAttribute("value", last.description)) {
                        BookWeekText.untilSunday(language.texts.dayAndMonth(last))[language]
                    }
                }
                tag("option", HTMLAttribute("value", "")) { BookWeekText.keepOnly[language] }
            }
        }
    }

    private func links(_ lists: [BookList]) -> HTML {
        tag("ul", .class("screens")) {
            for list in lists {
                tag("li") {
                    tag("a", .class("button large wide"), .href("/book/\(restaurant.id)/lists/\(list.id)")) {
                        HarmlessText.clean(list.name)
                        Icon.next.html
                    }
                }
            }
        }
    }
}
