import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// What was noted of one subject: a curve of each of its measured checks, and its last values, which can be
/// corrected.
struct SubjectPage {
    let sheet: RegisterSheet
    let subject: BookSubject
    let member: StaffMember
    let now: Timestamp

    func document(_ language: Language) -> HTML {
        let say = { (sentence: Sentence) in sentence[language] }
        let lines = SheetLines(sheet: sheet, language: language)
        let title = WebText.page(Verbatim(subject.name), of: sheet.restaurant.name)
        let restaurant = HTMLAttribute.data("restaurant", sheet.restaurant.id.description)
        return PageShell(title: title, language: language).still("book", script: "book", [restaurant]) {
            BookHead(restaurant: sheet.restaurant, member: member, language: language, current: .subject).html
            tag("h2", .class("subject-name")) { HarmlessText.clean(subject.name) }
            facts
            PhotographParts.pictures([subject.photograph].compactMap(\.self), language)
            PageShell.notices
            for check in sheet.register.book.checks where check.subjects.contains(subject.id) {
                curve(check, language)
            }
            tag("section", .class("card")) {
                tag("h2") { say(BookText.history) }
                if lines.lines.isEmpty { tag("p") { say(BookText.nothingNoted) } }
                tag("ul", .class("noted")) { lines.lines.reversed().map { line($0, language) } }
            }
            note(say, language)
        } dialogs: {
            HTML.empty
        }
    }

    /// What the book says of it. Only the owner sees telephones.
    private var facts: HTML {
        let isOwner = member.role.permits(.defineBook)
        let facts =
            [subject.place, subject.responsible, subject.serial, subject.from]
            + (isOwner ? [subject.telephone] : [])
        let shown = facts.filter { !$0.isEmpty }.map { HarmlessText.clean($0) }
        return shown.isEmpty ? .empty : tag("p", .class("subject-facts")) { shown.joined(separator: " · ") }
    }

    @HTMLBuilder private func curve(_ check: BookCheck, _ language: Language) -> HTML {
        let results = sheet.register.results[CheckedSubject(subject.id, check.id)] ?? []
        let points = results.compactMap { result -> (at: Timestamp, number: BookNumber)? in
            guard case .number(let number) = result.result.value else { return nil }
            return (result.fact.at, number)
        }
        if points.count > 1 {
            tag("section", .class("card")) {
                tag("h2") { HarmlessText.clean(check.name) }
                CheckCurve(check: check, points: points, zone: sheet.restaurant.zone, language: language).html
            }
        }
    }

    private func line(_ line: SheetLines.Line, _ language: Language) -> HTML {
        tag("li", HTMLAttribute("class", line.isMarked ? "marked" : nil)) {
            tag("span", .class("caption")) { line.when }
            tag("span") {
                tag("b") { line.value }
                " " + ([line.check, line.who] + line.remarks).filter { !$0.isEmpty }.joined(separator: " · ")
            }
            PhotographParts.pictures(line.photographs, language)
            if let result = line.result, !result.isTakenBack,
                let check = sheet.register.book.knownCheck(result.pair.check)
            {
                correction(result, check, language)
            }
        }
    }

    private func correction(_ result: RecordedResult, _ check: BookCheck, _ language: Language) -> HTML {
        let type =
            switch check.kind {
            case .temperature, .number, .text: "text"
            case .paper: "date"
            case .yesNo, .span: "hidden"
            }
        return tag("details", .class("correction")) {
            tag("summary") { BookText.correct[language] }
            tag(
                "form",
                HTMLAttribute("method", "dialog"),
                .class("fields"),
                .data("corrects", result.lastID.description),
                .data("key", result.pair.description),
                .data("kind", check.kind.rawValue)
            ) {
                let id = result.lastID.description
                if type != "hidden" {
                    label(for: "value-\(id)", BookText.correction[language])
                    voidTag("input", .id("value-\(id)"), .type(type), HTMLAttribute("name", "value"))
                }
                label(for: "reason-\(id)", BookText.reason[language])
                voidTag(
                    "input",
                    .id("reason-\(id)"),
                    .type("text"),
                    HTMLAttribute("name", "reason"),
                    HTMLAttribute("required"),
                    HTMLAttribute("maxlength", "140")
                )
                tag("p", .class("buttons")) {
                    if type != "hidden" {
                        tag("button", .type("submit"), .class("button primary")) {
                            BookText.correct[language]
                        }
                    }
                    tag(
                        "button",
                        .type("submit"),
                        .class("button danger"),
                        HTMLAttribute("value", "take-back")
                    ) {
                        BookText.takeBack[language]
                    }
                }
            }
        }
    }

    private func note(_ say: (Sentence) -> String, _ language: Language) -> HTML {
        tag("section", .class("card")) {
            tag("h2") { say(BookText.addNote) }
            tag(
                "form",
                HTMLAttribute("method", "dialog"),
                .class("fields"),
                .id("note"),
                .data("key", subject.id.description)
            ) {
                label(for: "note-text", say(BookText.note))
                voidTag(
                    "input",
                    .id("note-text"),
                    .type("text"),
                    HTMLAttribute("required"),
                    HTMLAttribute("maxlength", "200")
                )
                PhotographParts.field(language)
                tag("button", .type("submit"), .class("button primary")) { say(BookRoundText.save) }
            }
        }
    }
}

/// The curve of a measured check with its limits.
struct CheckCurve {
    let check: BookCheck
    let points: [(at: Timestamp, number: BookNumber)]
    let zone: RestaurantZone
    let language: Language

    /// Drawn for a page and for a phone, so that its letters keep their size.
    private static let frames = [(width: 620.0, kind: "wide-only"), (width: 320.0, kind: "narrow-only")]
    private static let height = 200.0
    private static let left = 60.0
    private static let foot = 24.0
    private static let top = 10.0

    var html: HTML { HTML(Self.frames.map { drawn($0.width, $0.kind) }) }

    private func drawn(_ width: Double, _ kind: String) -> HTML {
        let values = points.map { Double($0.number.thousandths) }
        let limits = [check.min, check.max].compactMap { $0.map { Double($0.thousandths) } }
        let least = (values + limits).min() ?? 0
        let most = (values + limits).max() ?? 0
        let room = max(1000, (most - least) * 0.1)
        let (low, high) = (least - room, most + room)
        let (first, last) = (
            points.first?.at ?? Timestamp(seconds: 0), points.last?.at ?? Timestamp(seconds: 0)
        )
        let span = max(1, Double(last.seconds - first.seconds))
        let x = { (at: Timestamp) in
            Self.left + (width - Self.left - 8) * Double(at.seconds - first.seconds) / span
        }
        let y = { (value: Double) in
            Self.height - Self.foot - (Self.height - Self.foot - Self.top) * (value - low) / (high - low)
        }
        let path = points.map { "\(SVG.number(x($0.at))),\(SVG.number(y(Double($0.number.thousandths))))" }
        return tag(
            "svg",
            .class("chart curve \(kind)"),
            .role("img"),
            .aria("label", description),
            HTMLAttribute("viewBox", "0 0 \(SVG.number(width)) \(SVG.number(Self.height))")
        ) {
            for limit in [check.min, check.max].compactMap({ $0 }) {
                let height = y(Double(limit.thousandths))
                SVG.line(from: (Self.left, height), to: (width - 8, height), "limit")
                SVG.text(check.text(limit, in: language), x: Self.left - 6, y: height + 4, anchor: "end")
            }
            tag("polyline", .class("values-line"), HTMLAttribute("points", path.joined(separator: " ")))
            for point in points {
                tag(
                    "circle",
                    HTMLAttribute(
                        "class",
                        check.isDeviation(.number(point.number), on: day(point.at)) ? "out" : nil
                    ),
                    HTMLAttribute("cx", SVG.number(x(point.at))),
                    HTMLAttribute("cy", SVG.number(y(Double(point.number.thousandths)))),
                    HTMLAttribute("r", "3")
                )
            }
            SVG.text(language.texts.dayAndMonth(day(first)), x: Self.left, y: Self.height - 4)
            SVG.text(language.texts.dayAndMonth(day(last)), x: width - 8, y: Self.height - 4, anchor: "end")
        }
    }

    /// What the curve shows, for those who do not see it.
    private var description: String {
        let numbers = points.map(\.number)
        let range = [numbers.min(), numbers.max()].compactMap { $0.map { check.text($0, in: language) } }
        return ([check.name] + range).joined(separator: " ")
    }

    private func day(_ at: Timestamp) -> CivilDay { CivilDay(zone.civilTime(at: at)) }
}
