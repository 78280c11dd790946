import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What the book has, for the owner to change: people, subjects, checks. Each entry is a form, which a script
/// sends.
struct BookDefinitionsPage {
    let restaurant: Restaurant
    let entries: [Book.Entry]
    let member: StaffMember
    let asBought: [SoldAsBought]

    func document(_ language: Language) -> HTML {
        let title = WebText.page(BookText.book, of: restaurant.name)
        let data = HTMLAttribute.data("restaurant", restaurant.id.description)
        return PageShell(title: title, language: language).still("book", script: "book", [data]) {
            BookHead(restaurant: restaurant, member: member, language: language, current: .definitions).html
            PageShell.notices
            // What is planned stands at the week.
            for kind in BookKind.ofTables where kind != .plan {
                tag("section", .class("card definitions")) {
                    tag("h2") { kind.word[language] }
                    for entry in entries where entry.kind == kind {
                        if let content = entry.content { form(entry, content, language) }
                    }
                    if kind == .recipe { soldAsBought(language) } else { form(new(kind), [:], language) }
                }
            }
        } dialogs: {
            HTML.empty
        }
    }

    /// Products that become ingredients; none is chosen already.
    @HTMLBuilder private func soldAsBought(_ language: Language) -> HTML {
        if !asBought.isEmpty {
            tag("details", .class("entry")) {
                tag("summary") { "+ " + BookDefinitionText.add[language] }
                tag("form", HTMLAttribute("method", "dialog"), .id("as-bought")) {
                    tag("p") { BookDefinitionText.soldAsBoughtHint[language] }
                    SoldAsBoughtBoxes(products: asBought).html(language)
                    tag("button", .type("submit"), .class("button primary")) { BookRoundText.save[language] }
                }
            }
        }
    }

    private func new(_ kind: BookKind) -> Book.Entry {
        let never = Timestamp(seconds: 0)
        return Book.Entry(id: 0, kind: kind, key: "", content: nil, at: never, by: "", since: never)
    }

    private func form(_ entry: Book.Entry, _ content: JSONValue, _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let isNew = entry.key.isEmpty
        let name = title(entry.kind, content)
        return tag("details", .class("entry"), .data("name", "\(entry.kind.rawValue) \(entry.key)")) {
            tag("summary") { isNew ? "+ " + say(BookDefinitionText.add) : HarmlessText.clean(name) }
            tag(
                "form",
                // Until the script is there a press does nothing, and what was typed stays.
                HTMLAttribute("method", "dialog"),
                .class("fields"),
                .data("kind", entry.kind.rawValue),
                .data("key", entry.key),
                .data("after", String(entry.id)),
                .data("content", JSONWriter.line(content))
            ) {
                let place = "\(entry.kind.rawValue)-\(entry.key)"
                if entry.kind != .supply {
                    text("name", say(BookDefinitionText.name), content, place, isRequired: true)
                }
                switch entry.kind {
                case .person, .recipe, .list, .plan: HTML.empty
                case .ingredient: ingredient(content, place, say)
                case .supply: supply(content, place, say)
                case .subject:
                    choice(
                        "kind",
                        say(BookDefinitionText.kind),
                        BookSubject.Kind.allCases.map { ($0.rawValue, say($0.word)) },
                        content,
                        place
                    )
                    text("place", say(BookDefinitionText.place), content, place)
                    subject(content, place, language)
                case .check: check(content, place, language)
                }
                tag("p", .class("buttons")) {
                    tag("button", .type("submit"), .class("button primary")) { say(BookRoundText.save) }
                    if !isNew {
                        tag(
                            "button",
                            .type("submit"),
                            .class("button danger"),
                            HTMLAttribute("value", "remove")
                        ) {
                            say(BookDefinitionText.remove)
                        }
                    }
                }
            }
        }
    }

    /// What an entry is called. A supply has the names of its ingredient and its supplier.
    private func title(_ kind: BookKind, _ content: JSONValue) -> String {
        guard kind == .supply else { return content.member("name")?.text ?? "" }
        let ingredient = entries.first {
            $0.kind == .ingredient && $0.key == content.member("ingredient")?.text
        }
        return [ingredient?.lastContent?.member("name")?.text, content.member("supplier")?.text]
            .compactMap(\.self).joined(separator: " · ")
    }

    @HTMLBuilder private func subject(_ content: JSONValue, _ place: String, _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        text("responsible", say(BookDefinitionText.responsible), content, place)
        text("telephone", say(BookDefinitionText.telephone), content, place)
        text("serial", say(BookDefinitionText.serial), content, place)
        text("from", say(BookDefinitionText.madeOf), content, place)
        text("since", say(BookDefinitionText.since), content, place, type: "date")
        text("until", say(BookDefinitionText.until), content, place, type: "date")
        let photograph = content.member("photograph")?.text.flatMap { ContentHash(hexadecimal: $0) }
        PhotographParts.field(language, member: "photograph", photograph)
    }

    private static let units = BookUnit.allCases.map { ($0.rawValue, $0.rawValue) }

    @HTMLBuilder private func ingredient(
        _ content: JSONValue,
        _ place: String,
        _ say: (Sentence) -> String
    ) -> HTML {
        choice("unit", say(BookDefinitionText.unit), Self.units, content, place)
        text("place", say(BookDefinitionText.place), content, place)
        number("gramsPerPiece", say(BookDefinitionText.gramsPerPiece), content, place)
        number("gramsPerLitre", say(BookDefinitionText.gramsPerLitre), content, place)
    }

    @HTMLBuilder private func supply(
        _ content: JSONValue,
        _ place: String,
        _ say: (Sentence) -> String
    ) -> HTML {
        let ingredients = entries.filter { $0.kind == .ingredient && $0.content != nil }
            .map { ($0.key, HarmlessText.clean($0.content?.member("name")?.text ?? $0.key)) }
        choice("ingredient", say(BookDefinitionText.ingredient), ingredients, content, place)
        text("supplier", say(BookDefinitionText.supplier), content, place, isRequired: true)
        text("section", say(BookDefinitionText.section), content, place)
        text("package", say(BookDefinitionText.package), content, place)
        number("size", say(BookDefinitionText.size), content, place)
        choice("unit", say(BookDefinitionText.unit), Self.units, content, place)
        text("price", say(BookDefinitionText.price), content, place)
        number("keep", say(BookDefinitionText.keep), content, place)
    }

    @HTMLBuilder private func check(_ content: JSONValue, _ place: String, _ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        choice(
            "kind",
            say(BookDefinitionText.kind),
            BookCheck.Kind.allCases.map { ($0.rawValue, say($0.word)) },
            content,
            place
        )
        number("min", say(BookDefinitionText.least), content, place)
        number("max", say(BookDefinitionText.most), content, place)
        text("unit", say(BookDefinitionText.unit), content, place)
        let due = content.member("due")
        label(for: "due-\(place)", say(BookDefinitionText.due))
        voidTag(
            "input",
            .id("due-\(place)"),
            .type("text"),
            .data("member", "due"),
            .data("type", "text"),
            HTMLAttribute("value", due.flatMap { BookCheck.Due(json: $0) }?.text ?? ""),
            HTMLAttribute("placeholder", "10:00 20:00"),
            HTMLAttribute("required")
        )
        tag("fieldset") {
            tag("legend") { say(BookDefinitionText.subjects) }
            let chosen = Set((content.member("subjects")?.elements ?? []).compactMap(\.text))
            for entry in entries where entry.kind == .subject && entry.content != nil {
                tag("label", .class("box")) {
                    voidTag(
                        "input",
                        .type("checkbox"),
                        .data("member", "subjects"),
                        .data("type", "list"),
                        HTMLAttribute("value", entry.key),
                        HTMLAttribute("checked", if: chosen.contains(entry.key))
                    )
                    " " + HarmlessText.clean(entry.content?.member("name")?.text ?? entry.key)
                }
            }
        }
    }

    @HTMLBuilder private func text(
        _ member: String,
        _ title: String,
        _ content: JSONValue,
        _ place: String,
        type: String = "text",
        isRequired: Bool = false
    ) -> HTML {
        label(for: "\(member)-\(place)", title)
        voidTag(
            "input",
            .id("\(member)-\(place)"),
            .type(type),
            .data("member", member),
            .data("type", "text"),
            HTMLAttribute("maxlength", "120"),
            HTMLAttribute("required", if: isRequired),
            HTMLAttribute("value", content.member(member)?.text ?? "")
        )
    }

    @HTMLBuilder private func number(
        _ member: String,
        _ title: String,
        _ content: JSONValue,
        _ place: String
    ) -> HTML {
        label(for: "\(member)-\(place)", title)
        voidTag(
            "input",
            .id("\(member)-\(place)"),
            .type("text"),
            HTMLAttribute("inputmode", "decimal"),
            .data("member", member),
            .data("type", "number"),
            HTMLAttribute("value", digits(content.member(member)))
        )
    }

    private func digits(_ value: JSONValue?) -> String {
        guard case .number(let digits) = value else { return "" }
        return digits
    }

    @HTMLBuilder private func choice(
        _ member: String,
        _ title: String,
        _ choices: [(value: String, name: String)],
        _ content: JSONValue,
        _ place: String
    ) -> HTML {
        label(for: "\(member)-\(place)", title)
        tag("select", .id("\(member)-\(place)"), .data("member", member), .data("type", "text")) {
            let chosen = content.member(member)?.text
            for choice in BookParts.offered(choices, chosen: chosen) {
                tag(
                    "option",
                    HTMLAttribute("value", choice.value),
                    HTMLAttribute("selected", if: chosen == choice.value)
                ) { choice.name }
            }
        }
    }
}
