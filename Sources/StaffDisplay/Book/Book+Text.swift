package import McOrderModel
package import McOrderText

extension BookNumber {
    /// The number as people write it: with the decimal mark of the language, and a true minus.
    package func text(in language: Language) -> String {
        BookText.number(description)[language]
    }
}

extension BookCheck {
    /// The unit of its numbers; empty without one.
    package func unitText(in language: Language) -> String {
        switch kind {
        case .temperature: "°C"
        case .number: unit
        case .span: BookText.hours[language]
        case .yesNo, .text, .paper: ""
        }
    }

    /// A number with the unit.
    package func text(_ number: BookNumber, in language: Language) -> String {
        let unit = unitText(in: language)
        return number.text(in: language) + (unit.isEmpty ? "" : "\u{202F}\(unit)")
    }

    /// Which values are right; `nil` for a check without limits.
    package func limits(in language: Language) -> Sentence? {
        switch (min.map { text($0, in: language) }, max.map { text($0, in: language) }) {
        case (nil, nil): nil
        case (nil, let most?): BookText.atMost(most)
        case (let least?, nil): BookText.atLeast(least)
        case (let least?, let most?): BookText.between(least, most)
        }
    }

    /// A value that was found.
    package func text(_ value: CheckValue, in language: Language) -> String {
        switch value {
        case .number(let number): text(number, in: language)
        case .yesNo(let isRight): (isRight ? BookRoundText.right : .wrong)[language]
        case .text(let text): HarmlessText.clean(text)
        case .paper(let expiry): BookText.validUntil(language.texts.date(expiry))[language]
        case .span(let begin, let end):
            BookText.span(Self.clock(begin, language), Self.clock(end, language))[language]
        }
    }

    private static func clock(_ time: CivilTime, _ language: Language) -> String {
        "\(language.texts.dayAndMonth(CivilDay(time))) \(time.clockText.prefix(5))"
    }
}

extension Book.Refusal {
    /// Why a fact was not stored.
    package var sentence: BookErrorText {
        switch self {
        case .unknownSubject: .unknownSubject
        case .unknownPerson: .unknownPerson
        case .badContent: .badContent
        case .nothingToCorrect: .nothingToCorrect
        case .reasonNeeded: .reasonNeeded
        }
    }
}

extension BookSubject.Kind {
    package var word: BookText { .kind(self) }
}

extension BookCheck.Kind {
    package var word: BookDefinitionText { .checkKind(self) }
}

extension BookKind {
    package var word: any Message {
        switch self {
        case .person: BookDefinitionText.people
        case .subject: BookDefinitionText.subjects
        case .check: BookDefinitionText.checks
        case .ingredient: BookDefinitionText.ingredients
        case .supply: BookDefinitionText.supplies
        case .recipe: BookDefinitionText.soldAsBought
        case .list: BookShoppingText.lists
        case .plan: BookWeekText.week
        }
    }
}

extension BookCheck.Due {
    /// When it is due, in words.
    package var sentence: BookDefinitionText {
        switch self {
        case .eachTime: .eachTime
        case .days(let days): .eachDays(days)
        case .times: .atTimes(text)
        }
    }
}
