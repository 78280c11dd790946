package import McOrderModel

/// A language of the programs: how it writes amounts and dates, and the messages whose grammar needs a
/// function of its own.
///
/// The other messages have the texts of all languages side by side (``pick``). A language that lacks the text
/// of a message does not compile.
package protocol Texts: Sendable {
    /// The two-letter code of ISO 639-1.
    var code: String { get }
    /// The marks before and after quoted text.
    var quotationMarks: (String, String) { get }

    /// The answers that mean yes, in lower case. A question accepts those of every language.
    var yesWords: [String] { get }

    /// The causes of failed calls of the system, SQLite or one of our libraries, in this language, by the
    /// cause in English, as strerror(3) or sqlite3_errmsg(3) returns it.
    var causes: [String: String] { get }

    /// A date in at most eleven columns, such as `23/11/2026`.
    func date(_ day: CivilDay) -> String
    /// A date of this year in at most five columns, such as `23/11`.
    func dayAndMonth(_ day: CivilDay) -> String

    /// An amount of money in a currency, three letters of ISO 4217.
    func amount(_ money: Money, in currency: String) -> String

    /// A thing that is left out of a product, such as `sin cebolla`.
    func without(_ thing: String) -> String

    /// The mark of a large menu, which orders write as `(G)`, *grande*.
    var largeMark: String { get }

    /// The text of a message in this language: one argument for each language of the programs.
    func pick(
        en: @autoclosure () -> String,
        es: @autoclosure () -> String,
        eu: @autoclosure () -> String
    ) -> String

    // MESSAGES
    func text(_ message: CatalogueError.Kind) -> String
    func text(_ message: CatalogueError.Target) -> String
    func text(_ message: JSONError) -> String
    func text(_ message: DaemonText) -> String
    func text(_ message: FlowSendingText) -> String
    func text(_ message: FolderError) -> String
    func text(_ message: MomentMessage) -> String
    func text(_ message: OrderEditText) -> String
    func text(_ message: ParserComplaintText) -> String
    func text(_ message: CompassPoint) -> String
    func text(_ message: ProductText) -> String
    func text(_ message: AuditProblemText) -> String
    func text(_ message: QueueCureText) -> String
    func text(_ message: ScreenText) -> String
    func text(_ message: SentOrderText) -> String
    func text(_ message: CatalogueToolText) -> String
    func text(_ message: UnknownWordText) -> String
}

extension Texts {
    /// The cause of a failed call, in this language.
    ///
    /// - Parameter words: the cause in English, perhaps with the name of the call before it: `open: No such
    ///   file or directory`. An unknown cause is returned unchanged.
    package func cause(_ words: String) -> String {
        if let known = causes[words] { return known }
        let parts = words.split(separator: ": ", maxSplits: 1)
        guard parts.count == 2, parts[0].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else {
            return words
        }
        return causes[String(parts[1])] ?? words
    }

    /// The date and the time of day at an instant, in UTC, where no restaurant's clock is known:
    /// `23/11/2026 19:47 UTC`.
    func moment(_ instant: Timestamp) -> String {
        let time = CivilTime(secondsAsUTC: instant.seconds)
        return "\(date(CivilDay(time))) \(time.clockText.prefix(5)) UTC"
    }

    /// The largest file of an order or a notice.
    var fileLimit: String { "\(OrderDocument.sizeLimit >> 10) KB" }

    /// The text of a message in this language.
    package func say(_ message: any Message) -> String { message.text(in: self) }

    /// A user's text in quotation marks, made safe to print and cut to 60 characters.
    package func quoted(_ text: String) -> String { quoted(text, limit: HarmlessText.wordLimit) }

    /// A path in quotation marks, made safe to print and cut to 1,024 characters.
    package func quoted(path: String) -> String { quoted(path, limit: HarmlessText.pathLimit) }

    /// Several quoted texts, separated by commas.
    package func quoted(_ texts: [String]) -> String { texts.map { quoted($0) }.joined(separator: ", ") }

    func quoted(_ text: String, limit: Int) -> String {
        quotationMarks.0 + HarmlessText.cut(text, to: limit) + quotationMarks.1
    }
}
