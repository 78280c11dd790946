/// Reads the members of a JSON object that defines an entry of the kitchen book, or says what was found.
struct BookContent {
    private let value: JSONValue

    /// - Parameter members: the names of all members that it may have.
    /// - Throws: ``BookContentError/notAnObject``, or ``BookContentError/unknown(_:)`` for another member, so
    ///   that no typed word is lost in silence.
    init(_ value: JSONValue, members: [String]) throws(BookContentError) {
        guard case .object(let found) = value else { throw .notAnObject }
        for member in found where !members.contains(member.name) { throw .unknown(member.name) }
        self.value = value
    }

    /// A member; `nil` if it is absent or null.
    func optional<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(BookContentError) -> Value? {
        guard let member = value.member(name), member != .null else { return nil }
        guard let value = read(member) else { throw .bad(name) }
        return value
    }

    /// A member that has to be there.
    func required<Value>(_ name: String, _ read: (JSONValue) -> Value?) throws(BookContentError) -> Value {
        guard let value = try optional(name, read) else { throw .missing(name) }
        return value
    }

    /// Whether a member is there.
    func has(_ name: String) -> Bool { value.member(name) != nil }

    /// A text of one line; empty if it is absent.
    func text(_ name: String) throws(BookContentError) -> String {
        try optional(name) { $0.text.flatMap { Self.isText($0, TextRule.note) || $0.isEmpty ? $0 : nil } }
            ?? ""
    }

    /// The name, which people see.
    func name() throws(BookContentError) -> String {
        try required("name") { $0.text.flatMap { Self.isText($0, TextRule.name) ? $0 : nil } }
    }

    /// Whether a text can be shown in one line, and shows as something.
    static func isText(_ text: String, _ rule: TextRule) -> Bool {
        rule.allows(text) && !TextRule.hasControlCharacter(text) && TextRule.isVisible(text)
    }
}

/// Why the content of an entry or of a fact cannot be read.
package enum BookContentError: Error, Hashable, Sendable {
    case notAnObject
    case unknown(String)
    case missing(String)
    case bad(String)

    /// The name of the member; `nil` for something that is no object.
    package var member: String? {
        switch self {
        case .notAnObject: nil
        case .unknown(let name), .missing(let name), .bad(let name): name
        }
    }
}

extension BookPerson: JSONConvertible {
    package var json: JSONValue { ["name": name] }

    /// - Throws: ``BookContentError``.
    package init(_ id: BookPersonID, _ content: JSONValue) throws(BookContentError) {
        self.init(id: id, name: try BookContent(content, members: ["name"]).name())
    }
}

extension BookSubject: JSONConvertible {
    package var json: JSONValue {
        [
            "name": name, "kind": kind.rawValue, "place": place.nonEmpty, "responsible": responsible.nonEmpty,
            "telephone": telephone.nonEmpty, "serial": serial.nonEmpty, "from": from.nonEmpty, "since": since,
            "until": until, BookPhotograph.member: photograph?.description,
        ]
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: SubjectID, _ content: JSONValue) throws(BookContentError) {
        let members = [
            "name", "kind", "place", "responsible", "telephone", "serial", "from", "since", "until",
            BookPhotograph.member,
        ]
        let content = try BookContent(content, members: members)
        self.init(
            id: id,
            name: try content.name(),
            kind: try content.required("kind") { $0.text.flatMap { Kind(rawValue: $0) } }
        )
        place = try content.text("place")
        responsible = try content.text("responsible")
        telephone = try content.text("telephone")
        serial = try content.text("serial")
        from = try content.text("from")
        since = try content.optional("since") { $0.text.flatMap { CivilDay($0) } }
        until = try content.optional("until") { $0.text.flatMap { CivilDay($0) } }
        if let since, let until, until < since { throw .bad("until") }
        photograph = try content.photograph()
    }
}

extension BookCheck: JSONConvertible {
    /// The cures that a check has at most; each is a key.
    private static let mostCures = 8
    /// The subjects that a check has at most.
    private static let mostSubjects = 100

    package var json: JSONValue {
        [
            "name": name, "kind": kind.rawValue, "subjects": subjects, "due": due, "min": min, "max": max,
            "unit": unit.nonEmpty, "record": record == .all ? nil : record.rawValue,
            "cure": cures.nonEmpty, "source": source.nonEmpty,
        ]
    }

    /// - Throws: ``BookContentError``.
    package init(_ id: CheckID, _ content: JSONValue) throws(BookContentError) {
        let members = [
            "name", "kind", "subjects", "due", "min", "max", "unit", "record", "cure", "source",
        ]
        let content = try BookContent(content, members: members)
        self.init(
            id: id,
            subjects: try content.required("subjects") {
                $0.elements?.mapOrNil { $0.text.flatMap { SubjectID(key: $0) } }
                    .flatMap { (1...Self.mostSubjects).contains($0.count) ? $0 : nil }
            },
            name: try content.name(),
            kind: try content.required("kind") { $0.text.flatMap { Kind(rawValue: $0) } },
            due: try content.required("due") { Due(json: $0) }
        )
        min = try content.optional("min") { BookNumber(json: $0) }
        max = try content.optional("max") { BookNumber(json: $0) }
        if let min, let max, max < min { throw .bad("max") }
        unit = try content.text("unit")
        record = try content.optional("record") { $0.text.flatMap { Record(rawValue: $0) } } ?? .all
        cures =
            try content.optional("cure") {
                $0.elements?.mapOrNil { $0.text.flatMap { BookContent.isText($0, .note) ? $0 : nil } }
                    .flatMap { $0.count <= Self.mostCures ? $0 : nil }
            } ?? []
        source = try content.text("source")
    }
}

extension BookCheck.Due: JSONConvertible {
    /// So many days after the last result at most.
    private static let mostDays = 3660
    /// So many times a day at most.
    private static let mostTimes = 12
    private static let each = "each"

    /// `"each"`, `{"times": ["10:00"], "weekdays": ["mon"]}` or `{"days": 7}`.
    package var json: JSONValue {
        switch self {
        case .eachTime: .string(Self.each)
        case .days(let days): ["days": days]
        case .times(let times, let weekdays):
            [
                "times": times.map(DayMinute.text).nonEmpty,
                "weekdays": weekdays.map { days in Weekday.allCases.filter(days.contains).map(\.rawValue) },
            ]
        }
    }

    /// What an owner types: `10:00 20:00`, `mon wed 10:00`, `7d`, `each`.
    package var text: String {
        switch self {
        case .eachTime: Self.each
        case .days(let days): "\(days)d"
        case .times(let times, let weekdays):
            (Weekday.allCases.filter { weekdays?.contains($0) ?? false }.map(\.rawValue)
                + times.map(DayMinute.text)).joined(separator: " ")
        }
    }

    /// Reads ``text``, also with commas; `nil` for any other text.
    package init?(text: String) {
        let words = text.lowercased().split { $0 == " " || $0 == "," }.map { String($0) }
        if words == [Self.each] {
            self = .eachTime
        } else if words.count == 1, words[0].hasSuffix("d"), let days = Int(words[0].dropLast()) {
            guard (1...Self.mostDays).contains(days) else { return nil }
            self = .days(days)
        } else {
            let weekdays = words.compactMap { Weekday(rawValue: $0) }
            let times = words.compactMap { DayMinute.read($0.utf8.count == 4 ? "0\($0)" : $0) }
            guard !words.isEmpty, weekdays.count + times.count == words.count, times.count <= Self.mostTimes
            else {
                return nil
            }
            self = .times(Set(times).sorted(), weekdays: weekdays.isEmpty ? nil : Set(weekdays))
        }
    }

    /// Reads ``json``, or ``text`` in a string; `nil` for any other value.
    package init?(json: JSONValue) {
        if let text = json.text {
            self.init(text: text)
            return
        }
        let names = json.members.map(\.name)
        if names == ["days"] {
            guard let days = json.member("days")?.integer, (1...Self.mostDays).contains(days) else {
                return nil
            }
            self = .days(days)
            return
        }
        guard !names.isEmpty, Set(names).isSubset(of: ["times", "weekdays"]) else { return nil }
        var (times, weekdays): ([Int], Set<Weekday>?) = ([], nil)
        if let member = json.member("times") {
            guard let read = member.elements?.mapOrNil({ $0.text.flatMap(DayMinute.read) }),
                (1...Self.mostTimes).contains(read.count)
            else { return nil }
            times = read
        }
        if let member = json.member("weekdays") {
            guard let read = member.elements?.mapOrNil({ $0.text.flatMap { Weekday(rawValue: $0) } }),
                !read.isEmpty
            else { return nil }
            weekdays = Set(read)
        }
        self = .times(Set(times).sorted(), weekdays: weekdays)
    }
}

/// A time of day in minutes since midnight.
enum DayMinute {
    static func text(_ minute: Int) -> String {
        "\(CivilTime.padded(minute / 60)):\(CivilTime.padded(minute % 60))"
    }

    /// Reads `09:30`; `nil` for any other text.
    static func read(_ text: String) -> Int? {
        guard text.utf8.count == 5, let time = CivilTime("01-01-2000 \(text):00") else { return nil }
        return time.hour * 60 + time.minute
    }
}

extension BookKind {
    /// The content of an entry in the form in which it is stored.
    ///
    /// - Throws: ``BookContentError``.
    package func content(_ content: JSONValue, _ key: String) throws(BookContentError) -> JSONValue {
        switch self {
        case .person: try BookPerson(BookPersonID(key), content).json
        case .subject: try BookSubject(SubjectID(key), content).json
        case .check: try BookCheck(CheckID(key), content).json
        case .ingredient: try BookIngredient(IngredientID(key), content).json
        case .supply: try BookSupply(SupplyID(key), content).json
        case .recipe: try BookRecipe(RecipeID(key), content).json
        case .list: try BookList(ListID(key), content).json
        case .plan: try BookPlan(PlanID(key), content).json
        }
    }
}

extension Book.Entry {
    /// The row for programs: `{"id", "kind", "key", "content", "at", "by"}`.
    package var json: JSONValue {
        [
            "id": id, "kind": kind.rawValue, "key": key, "content": content ?? JSONValue.null, "at": at,
            "by": by,
        ]
    }
}

extension BookFact.Draft {
    /// What is longer ago than this is an error of a clock: a year, in seconds.
    private static var longestAgo: Int { 366 * 86_400 }
    /// The numbers that a browser can count exactly.
    private static var numbers: ClosedRange<Int> { 0...9_007_199_254_740_991 }

    /// Reads `{"id", "n", "ago", "kind", "key", "person"?, "content"}`; `nil` for any other value. `ago` are
    /// whole seconds.
    package init?(json: JSONValue) {
        guard let id = json.member("id")?.text.flatMap({ FactID($0) }),
            let number = json.member("n")?.integer,
            let ago = json.member("ago")?.integer, (0...Self.longestAgo).contains(ago),
            let kind = json.member("kind")?.text.flatMap({ BookFact.Kind(rawValue: $0) }),
            let key = json.member("key")?.text, let content = json.member("content"), case .object = content,
            Self.numbers.contains(number)
        else { return nil }
        var person: BookPersonID?
        if let member = json.member("person"), member != .null {
            guard let known = member.text.flatMap({ BookPersonID(key: $0) }) else { return nil }
            person = known
        }
        self.init(
            id: id,
            number: number,
            kind: kind,
            key: key,
            person: person,
            ago: .seconds(ago),
            content: content
        )
    }
}
