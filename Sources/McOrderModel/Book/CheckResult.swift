/// What the content of a result says.
package struct CheckResult: Hashable, Sendable {
    /// What was found; `nil` for a correction that takes a result back.
    package let value: CheckValue?
    /// What was done about a deviation.
    package let cure: String
    /// The fact that it corrects.
    package let corrects: FactID?
    /// Why it was corrected.
    package let reason: String
    package let photograph: ContentHash?
    /// Whether the words were erased.
    package var isBlanked = false

    package init(
        _ value: CheckValue?,
        cure: String = "",
        corrects: FactID? = nil,
        reason: String = "",
        photograph: ContentHash? = nil
    ) {
        (self.value, self.cure, self.corrects, self.reason) = (value, cure, corrects, reason)
        self.photograph = photograph
    }

    /// Reads the content of a result of a check:
    /// `{"value", "cure"?, "corrects"?, "reason"?, "photograph"?}`.
    ///
    /// - Throws: ``BookContentError``.
    package init(_ content: JSONValue, of kind: BookCheck.Kind) throws(BookContentError) {
        try self.init(content) { CheckValue(json: $0, of: kind) }
    }

    /// Reads a result that may be older than a change of its check's kind.
    init(stored content: JSONValue, of kind: BookCheck.Kind) throws(BookContentError) {
        try self.init(content) { value in
            CheckValue(json: value, of: kind)
                ?? BookCheck.Kind.allCases.lazy.compactMap { CheckValue(json: value, of: $0) }.first
        }
    }

    private init(_ content: JSONValue, _ read: (JSONValue) -> CheckValue?) throws(BookContentError) {
        let content = try BookContent(
            content,
            members: [
                "value", "cure", "corrects", "reason", BookPhotograph.member, BookFact.blankedMember,
            ]
        )
        isBlanked = content.isBlanked
        corrects = try content.optional("corrects") { $0.text.flatMap { FactID($0) } }
        reason = try content.text("reason")
        cure = try content.text("cure")
        photograph = try content.photograph()
        value =
            corrects == nil ? try content.required("value", read) : try content.optional("value", read)
    }

    package var json: JSONValue {
        [
            "value": value, "cure": cure.nonEmpty, "corrects": corrects, "reason": reason.nonEmpty,
            BookPhotograph.member: photograph?.description,
        ]
    }
}

extension CheckValue: JSONConvertible {
    /// A number, `true` or `false`, a text, the day on which a paper expires, or `["2026-11-30T10:00", …]`.
    package var json: JSONValue {
        switch self {
        case .number(let number): number.json
        case .yesNo(let isRight): .bool(isRight)
        case .text(let text): .string(text)
        case .paper(let expiry): expiry.json
        case .span(let begin, let end): [Self.text(begin), Self.text(end)].json
        }
    }

    /// Reads the value of a check of a kind; `nil` for any other value.
    package init?(json: JSONValue, of kind: BookCheck.Kind) {
        switch kind {
        case .temperature, .number:
            guard let number = BookNumber(json: json) else { return nil }
            self = .number(number)
        case .yesNo:
            guard case .bool(let isRight) = json else { return nil }
            self = .yesNo(isRight)
        case .text:
            guard let text = json.text, BookContent.isText(text, .note) else { return nil }
            self = .text(text)
        case .paper:
            guard let day = json.text.flatMap({ CivilDay($0) }) else { return nil }
            self = .paper(day)
        case .span:
            guard let times = json.elements?.mapOrNil({ $0.text.flatMap(Self.time) }), times.count == 2,
                times[0].secondsAsUTC <= times[1].secondsAsUTC
            else { return nil }
            self = .span(times[0], times[1])
        }
    }

    /// `2026-11-30T10:00`, as a browser's field writes it.
    private static func text(_ time: CivilTime) -> String { String(time.isoText.prefix(16)) }

    private static func time(_ text: String) -> CivilTime? {
        let parts = text.split(separator: "T", omittingEmptySubsequences: false)
        guard parts.count == 2, let day = CivilDay(parts[0]), let minute = DayMinute.read(String(parts[1]))
        else {
            return nil
        }
        return day.time(minutes: minute)
    }
}
