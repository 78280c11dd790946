/// Something that happened in a kitchen, as a browser noted it. Facts are only added: a correction is a fact
/// of its own.
///
/// Source: docs/kitchen-book.md.
package struct BookFact: Hashable, Sendable {
    package enum Kind: String, CaseIterable, Sendable {
        /// What was found at a check.
        case result
        /// A note about a subject or a recipe.
        case note
        /// How much of an ingredient is there.
        case count
        /// How much of an ingredient was thrown away.
        case waste
        /// How many packages of an item of a list a browser has bought so far.
        case bought
        /// A list was ordered from a supplier.
        case ordered
        /// How many portions were prepared of what a day needs.
        case prepared
    }

    /// What a browser says.
    package struct Draft: Hashable, Sendable {
        /// A random id in the form of RFC 9562, by which a fact that is sent twice is known.
        package let id: FactID
        /// A number of the browser, which rises with each fact.
        package let number: Int
        package let kind: Kind
        /// What it is about: a subject, a ``CheckedSubject``, an ingredient, a list, a ``ListItem``, or a
        /// ``DayItem``.
        package let key: String
        /// Who did it; `nil` if nobody was named.
        package let person: BookPersonID?
        /// How long ago it was by the browser's clock, at least 0.
        package let ago: Duration
        package let content: JSONValue

        package init(
            id: FactID,
            number: Int,
            kind: Kind,
            key: String,
            person: BookPersonID?,
            ago: Duration,
            content: JSONValue
        ) {
            (self.id, self.number, self.kind, self.key) = (id, number, kind, key)
            (self.person, self.ago, self.content) = (person, ago, content)
        }

        /// The fact that a result corrects.
        package var corrected: FactID? {
            kind == .result ? content.member("corrects")?.text.flatMap { FactID($0) } : nil
        }
    }

    /// The place in the restaurant's register, without gaps.
    package let seq: Int64
    package let id: FactID
    package let kind: Kind
    package let key: String
    /// The name of the browser that noted it, and its number there.
    package let browser: String
    package let number: Int
    package let person: BookPersonID?
    /// When it happened.
    package let at: Timestamp
    /// When the server heard of it.
    package let entered: Timestamp
    /// Whether the server's clock was in doubt then.
    package let isDoubted: Bool
    /// The last change of an order before the server heard of it; 0 before the first.
    package let event: Int64
    package let content: JSONValue

    package init(
        seq: Int64,
        id: FactID,
        kind: Kind,
        key: String,
        browser: String,
        number: Int = 0,
        person: BookPersonID?,
        at: Timestamp,
        entered: Timestamp,
        isDoubted: Bool,
        event: Int64 = 0,
        content: JSONValue
    ) {
        (self.seq, self.id, self.kind, self.key) = (seq, id, kind, key)
        (self.browser, self.number) = (browser, number)
        (self.person, self.at, self.entered, self.isDoubted) = (person, at, entered, isDoubted)
        (self.event, self.content) = (event, content)
    }

    /// A fact of which the server heard later than this is placed among the changes of orders by its time.
    private static let prompt = Duration.seconds(60)

    /// Whether a change of an order came after it.
    ///
    /// What the server heard of at once is placed by the last change before it, so that a clock that is set
    /// meanwhile changes nothing; what it heard of later, by its time.
    func isBefore(event: Int64, at: Timestamp) -> Bool {
        entered - self.at > Self.prompt ? self.at < at : self.event < event
    }

    /// A fact that was noted later than this says so.
    private static let late = Duration.seconds(3600)

    /// How much later than it happened the server heard of it, if that is more than an hour.
    package var delay: Duration? { entered - at > Self.late ? entered - at : nil }
}

extension BookFact: JSONConvertible {
    /// The fact for programs.
    package var json: JSONValue {
        [
            "seq": seq, "id": id, "kind": kind.rawValue, "key": key, "browser": browser, "n": number,
            "person": person,
            "at": at,
            "entered": entered, "content": content,
        ]
    }

    /// ``json`` without what a package did cost, which only the owner sees.
    package var jsonWithoutPrice: JSONValue {
        guard case .object(let members) = json else { return json }
        let content = JSONValue.object(content.members.filter { $0.name != BoughtItem.priceMember })
        return .object(members.map { $0.name == "content" ? JSONValue.Member($0.name, content) : $0 })
    }
}

/// A subject with a check of it, as the key of a result.
package struct CheckedSubject: Hashable, Sendable, CustomStringConvertible {
    package let subject: SubjectID
    package let check: CheckID

    package init(_ subject: SubjectID, _ check: CheckID) {
        (self.subject, self.check) = (subject, check)
    }

    /// Reads ``description``; `nil` for any other text.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let subject = SubjectID(key: String(parts[0])),
            let check = CheckID(key: String(parts[1]))
        else { return nil }
        self.init(subject, check)
    }

    /// `fridge-1/temperature`.
    package var description: String { "\(subject)/\(check)" }
}

/// The random id of a fact, a UUID.
package typealias FactID = DeviceID
