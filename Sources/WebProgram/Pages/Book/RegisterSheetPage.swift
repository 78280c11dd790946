import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb

/// The sheet of the register that an inspector gets, on paper of A4.
struct RegisterSheetPage {
    let sheet: RegisterSheet
    let lines: SheetLines
    let today: CivilDay
    /// Whether only the head and empty lines are shown, to be filled in by hand.
    let isEmpty: Bool
    /// What the restaurant sells, for its allergens.
    let products: [Product]

    /// So many lines fill a page of A4.
    private static let emptyLines = 24

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let title = WebText.page(BookSheetText.forInspector, of: sheet.restaurant.name)
        return PageShell(title: title, language: language).still("book", script: "book", []) {
            header(say, language)
            if !isEmpty { calendar(language) }
            tag("table", .class("sheet-table")) {
                tag("thead") {
                    tag("tr") {
                        for head in [BookSheetText.time, .subject, .check, .value, .limits, .who, .done] {
                            tag("th", HTMLAttribute("scope", "col")) { say(head) }
                        }
                    }
                }
                tag("tbody") {
                    if isEmpty {
                        for _ in 0..<Self.emptyLines {
                            row([String](repeating: "", count: 7), isMarked: false)
                        }
                    } else {
                        for line in lines.lines {
                            let remarks = line.remarks.joined(separator: "; ")
                            let cells = [
                                line.when, line.subject, line.check, line.value, line.limits, line.who,
                            ]
                            row(cells + [remarks], isMarked: line.isMarked) {
                                PhotographParts.pictures(line.photographs, language)
                            }
                        }
                    }
                }
            }
            if !isEmpty && lines.lines.isEmpty { tag("p") { say(BookText.nothingNoted) } }
            if !isEmpty && sheet.subject == nil { allergens(say) }
        } dialogs: {
            HTML.empty
        }
    }

    /// The allergens of all products, which an inspector asks for too. One that is not known is never shown
    /// as none.
    private func allergens(_ say: (Sentence) -> String) -> HTML {
        tag("section", .class("allergen-table")) {
            tag("h2") { say(StoreAllergenText.allergens) }
            tag("table", .class("sheet-table")) {
                tag("tbody") {
                    for product in products {
                        let found = product.allergens.map { known in
                            Allergen.allCases.filter { known.contains($0) }.map { say($0) }.joined(
                                separator: ", "
                            )
                        }
                        let unknown = say(ProductText.allergensUnknown)
                        let text = found.map { $0.isEmpty ? say(ProductText.containsNone) : $0 } ?? unknown
                        row([HarmlessText.clean(product.name), text], isMarked: found == nil)
                    }
                }
            }
        }
    }

    /// A span of more days than these has no calendar.
    private static let mostDays = 62

    /// The days of the span, each with what somebody has to look at; a day leads to its own sheet.
    @HTMLBuilder private func calendar(_ language: Language) -> HTML {
        let (first, last) = (sheet.span.lowerBound.number, sheet.span.upperBound.number)
        if last > first, last - first <= Self.mostDays {
            let days = sheet.restaurant.businessDays
            let lines = Dictionary(grouping: zip(sheet.lines, lines.lines)) { days.day(of: $0.0.at) }
            tag("ol", .class("calendar")) {
                for number in first...last {
                    day(CivilDay(number: number), (lines[CivilDay(number: number)] ?? []).map(\.1), language)
                }
            }
        }
    }

    private func day(_ day: CivilDay, _ lines: [SheetLines.Line], _ language: Language) -> HTML {
        let marked = lines.count(where: \.isMarked)
        let isNoted = !lines.isEmpty
        let name = language.texts.dayAndMonth(day)
        let said = BookSheetText.dayOfSheet(name, entries: lines.count, marked: marked)[language]
        return tag("li") {
            tag(
                "a",
                .class(marked > 0 ? "marked" : isNoted ? "made" : "blank-day"),
                .href(path(day...day, "")),
                .aria("label", said)
            ) {
                tag("span") { name }
                tag("b") { marked > 0 ? "! \(marked)" : isNoted ? "✓" : "–" }
            }
        }
    }

    /// - Parameter more: what stands in the last cell behind its words.
    private func row(
        _ cells: [String],
        isMarked: Bool,
        @HTMLBuilder more: () -> HTML = { .empty }
    ) -> HTML {
        tag("tr", HTMLAttribute("class", isMarked ? "marked" : nil)) {
            cells.dropLast().map { cell in tag("td") { cell } }
            tag("td") {
                cells.last ?? ""
                more()
            }
        }
    }

    private func header(_ say: (Sentence) -> String, _ language: Language) -> HTML {
        let first = language.texts.date(sheet.span.lowerBound)
        let last = language.texts.date(sheet.span.upperBound)
        return tag("header", .class("book-head")) {
            tag("h1") {
                say(BookSheetText.forInspector)
                tag("small") {
                    let names = [sheet.restaurant.name] + (sheet.subject.map { [$0.name] } ?? [])
                    " " + names.map { HarmlessText.clean($0) }.joined(separator: " · ")
                }
            }
            tag("p", .class("span")) { say(BookSheetText.days(first, last)) }
            tag("nav", .class("book-ways")) {
                link("/book/\(sheet.restaurant.id)", say(BookText.back), isCurrent: false)
                span(today, say(BookSheetText.today))
                span(today.advanced(by: -29), say(BookSheetText.lastDays(30)))
                link(path(sheet.span, "&empty=1"), say(BookSheetText.emptySheet), isCurrent: isEmpty)
                link(path(sheet.span, "&format=csv"), say(BookSheetText.csv), isCurrent: false)
                button(.class("button"), .data("print")) { say(BookSheetText.print) }
            }
            tag("form", .class("span-form"), HTMLAttribute("method", "get")) {
                date("from", say(BookSheetText.from), sheet.span.lowerBound)
                date("to", say(BookSheetText.to), sheet.span.upperBound)
                choice(say)
                tag("button", .type("submit"), .class("button")) { say(BookSheetText.show) }
            }
        }
    }

    private func span(_ from: CivilDay, _ name: String) -> HTML {
        link(path(from...today, ""), name, isCurrent: !isEmpty && sheet.span == from...today)
    }

    private func path(_ span: ClosedRange<CivilDay>, _ more: String) -> String {
        let subject = sheet.subject.map { "&subject=\($0.id)" } ?? ""
        return
            "/book/\(sheet.restaurant.id)/sheet?from=\(span.lowerBound)&to=\(span.upperBound)\(subject)\(more)"
    }

    @HTMLBuilder private func date(_ name: String, _ title: String, _ day: CivilDay) -> HTML {
        label(for: name, title)
        voidTag(
            "input",
            .id(name),
            .type("date"),
            HTMLAttribute("name", name),
            HTMLAttribute("value", day.description)
        )
    }

    @HTMLBuilder private func choice(_ say: (Sentence) -> String) -> HTML {
        label(for: "subject", say(BookSheetText.subject))
        tag("select", .id("subject"), HTMLAttribute("name", "subject")) {
            tag("option", HTMLAttribute("value", "")) { say(BookSheetText.everything) }
            for subject in sheet.register.book.subjects {
                let isChosen = subject.id == sheet.subject?.id
                tag(
                    "option",
                    HTMLAttribute("value", subject.id.description),
                    HTMLAttribute("selected", if: isChosen)
                ) { HarmlessText.clean(subject.name) }
            }
        }
    }
}
