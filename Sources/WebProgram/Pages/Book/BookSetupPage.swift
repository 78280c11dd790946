import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The owner's first page of the book: what stands in the kitchen, and who works here. A script writes one
/// entry of the book after the other.
struct BookSetupPage {
    let restaurant: Restaurant
    let book: Book
    let member: StaffMember
    let asBought: [SoldAsBought]

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(BookText.book, of: restaurant.name)
        let data = HTMLAttribute.data("restaurant", restaurant.id.description)
        return PageShell(title: title, language: language).still("book", script: "book", [data]) {
            // Before there is anything, the other pages have nothing to show.
            let head = BookHead(
                restaurant: restaurant,
                member: member,
                language: language,
                current: .register,
                hasWays: !book.isEmpty
            )
            head.html
            PageShell.notices
            tag("form", HTMLAttribute("method", "dialog"), .id("setup"), .class("setup")) {
                tag("section", .class("card")) {
                    tag("h2") { say(BookDefinitionText.whatStands) }
                    tag("p") { say(BookDefinitionText.whatStandsHint) }
                    tag("ul", .class("starters")) { BookStarter.allCases.map { starter($0, language) } }
                }
                tag("section", .class("card")) {
                    tag("h2") { label(for: "people", say(BookDefinitionText.whoWorks)) }
                    tag("p", .id("people-hint")) { say(BookDefinitionText.whoWorksHint) }
                    tag(
                        "textarea",
                        .id("people"),
                        HTMLAttribute("rows", "5"),
                        .aria("describedby", "people-hint")
                    )
                }
                if !asBought.isEmpty {
                    tag("section", .class("card")) {
                        tag("h2") { say(BookDefinitionText.soldAsBought) }
                        tag("p") { say(BookDefinitionText.soldAsBoughtHint) }
                        SoldAsBoughtBoxes(products: asBought).html(language, choosesDrinks: true)
                    }
                }
                tag("button", .type("submit"), .class("button primary large wide")) {
                    say(BookDefinitionText.beginRegister)
                }
            }
        } dialogs: {
            HTML.empty
        }
    }

    private func starter(_ starter: BookStarter, _ language: Language) -> HTML {
        let name = BookStarterText.subject(starter)[language]
        let id = SubjectID(starter.rawValue)
        let checks = starter.checks(
            of: [id],
            name: { BookStarterText.check($0)[language] },
            cures: { BookStarterText.cures(of: $0).map { $0[language] } }
        )
        let subject = BookSubject(id: id, name: name, kind: starter.kind)
        return tag(
            "li",
            .class("starter"),
            .data("starter", starter.rawValue),
            .data("subject", line(subject.json))
        ) {
            tag("label", .class("starter-name")) {
                if starter.isCounted {
                    voidTag(
                        "input",
                        .type("number"),
                        .class("count"),
                        HTMLAttribute("min", "0"),
                        HTMLAttribute("max", "20"),
                        HTMLAttribute("value", String(starter.usualCount)),
                        HTMLAttribute("inputmode", "numeric")
                    )
                } else {
                    voidTag("input", .type("checkbox"), HTMLAttribute("checked", if: starter.usualCount > 0))
                }
                tag("span") { name }
            }
            tag("ul", .class("starter-checks")) {
                for check in checks { self.check(check, language) }
            }
        }
    }

    private func check(_ check: BookCheck, _ language: Language) -> HTML {
        tag("li", .data("check", check.id.description), .data("content", line(check.json))) {
            tag("span") { check.name }
            limit("min", check.min, check, BookDefinitionText.least[language], language)
            limit("max", check.max, check, BookDefinitionText.most[language], language)
            tag("small") { ([due(check.due, language)] + [check.source]).joined(separator: " · ") }
        }
    }

    @HTMLBuilder private func limit(
        _ name: String,
        _ number: BookNumber?,
        _ check: BookCheck,
        _ title: String,
        _ language: Language
    ) -> HTML {
        if let number {
            tag("label", .class("limit")) {
                "\(title) "
                voidTag(
                    "input",
                    .type("text"),
                    HTMLAttribute("inputmode", "decimal"),
                    .data("member", name),
                    .data("type", "number"),
                    HTMLAttribute("value", number.text(in: language))
                )
                " \(check.unitText(in: language))"
            }
        }
    }

    private func line(_ value: JSONValue) -> String { JSONWriter.line(value) }
    private func due(_ due: BookCheck.Due, _ language: Language) -> String { due.sentence[language] }
}
