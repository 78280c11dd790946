import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The lines of a register's sheet in one language, for the page and for the table alike.
struct SheetLines {
    /// A line, by its columns.
    struct Line {
        let when: String
        let subject: String
        let check: String
        let value: String
        let limits: String
        let who: String
        /// What was done, corrected, noted later.
        let remarks: [String]
        /// Whether somebody has to look at it: a value out of its limits, a check that nobody made.
        let isMarked: Bool
        /// The result, for its correction.
        let result: RecordedResult?
        let photographs: [ContentHash]
    }

    let lines: [Line]
    private let language: Language

    init(sheet: RegisterSheet, language: Language) {
        self.language = language
        lines = sheet.lines.map { Self.line($0, of: sheet, in: language) }
    }

    /// The sheet as a table for a spreadsheet program.
    var csv: String {
        let head: [BookSheetText] = [.time, .subject, .check, .value, .limits, .who, .done]
        let rows = lines.map { line in
            [
                line.when, line.subject, line.check, line.value, line.limits, line.who,
                line.remarks.joined(separator: "; "),
            ]
        }
        let cells = rows.map { $0.map(CSVText.withoutFormula) }
        return CSVText(rows: [head.map { $0[language] }] + cells).text
    }

    private static func line(_ line: RegisterSheet.Line, of sheet: RegisterSheet, in language: Language)
        -> Line
    {
        let book = sheet.register.book
        let zone = sheet.restaurant.zone
        let day = CivilDay(zone.civilTime(at: line.at))
        let when = "\(language.texts.date(day)) \(zone.clock(line.at))"
        func made(
            _ subject: String,
            _ check: BookCheck?,
            _ value: String,
            _ who: String,
            _ remarks: [String],
            isMarked: Bool,
            _ result: RecordedResult? = nil,
            photographs: [ContentHash] = []
        ) -> Line {
            Line(
                when: when,
                subject: HarmlessText.clean(subject),
                check: HarmlessText.clean(check?.name ?? ""),
                value: value,
                limits: check?.limits(in: language)?[language] ?? "",
                who: who,
                remarks: remarks,
                isMarked: isMarked,
                result: result,
                photographs: photographs
            )
        }
        let who = { (fact: BookFact) in
            HarmlessText.clean(
                fact.person.map { book.knownPerson($0)?.name ?? $0.description } ?? fact.browser
            )
        }
        switch line {
        case .result(let result):
            let check = book.knownCheck(result.pair.check)
            let text = { (value: CheckValue?) in
                value.flatMap { check?.text($0, in: language) } ?? BookText.takenBack[language]
            }
            return made(
                book.knownSubject(result.pair.subject)?.name ?? result.pair.subject.description,
                check,
                text(result.result.value),
                who(result.corrections.last ?? result.fact),
                remarks(result, text, in: language),
                isMarked: sheet.register.isDeviation(result),
                result,
                photographs: result.photographs
            )
        case .missed(let missed):
            return made(
                book.subject(missed.pair.subject)?.name ?? "",
                book.check(missed.pair.check),
                BookSheetText.missed[language],
                "",
                [],
                isMarked: true
            )
        case .note(let fact, let note):
            let subject = book.knownSubject(SubjectID(fact.key))?.name ?? fact.key
            let text = note.isBlanked ? BookText.blanked[language] : HarmlessText.clean(note.text)
            let remarks = [text] + timing(fact, in: language)
            return made(
                subject,
                nil,
                BookText.note[language],
                who(fact),
                remarks,
                isMarked: false,
                photographs: [note.photograph].compactMap(\.self)
            )
        case .gap(let gap):
            return made("", nil, "", "", [BookSheetText.lost(gap.first, gap.last)[language]], isMarked: true)
        }
    }

    private static func remarks(
        _ result: RecordedResult,
        _ text: (CheckValue?) -> String,
        in language: Language
    ) -> [String] {
        let cure = HarmlessText.clean(result.result.cure)
        let results = result.before + [result.result]
        // A correction that only says what was done is none.
        let corrections = zip(results, results.dropFirst()).filter { $0.value != $1.value }.map {
            before,
            after in
            BookText.correctedFrom(text(before.value), reason: HarmlessText.clean(after.reason))[language]
        }
        let erased = results.contains(where: \.isBlanked) ? [BookText.blanked[language]] : []
        return (cure.isEmpty ? [] : [cure]) + corrections + erased + timing(result.fact, in: language)
    }

    private static func timing(_ fact: BookFact, in language: Language) -> [String] {
        let delay = fact.delay.map {
            BookText.notedLater(DurationText.short(seconds: Int($0.components.seconds)))[language]
        }
        return (delay.map { [$0] } ?? []) + (fact.isDoubted ? [BookText.clockInDoubt[language]] : [])
    }
}
