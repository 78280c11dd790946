import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder code [NUMBER]`: shows the code in large digits, and as a QR code if this build has QR codes.
/// Source: A1.
struct CodeCommand: SessionCommand {
    static let configuration = CommandConfiguration("code", .code)

    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(HelpOptionText.number, value: PlaceholderText.number),
        completion: Completion.orders
    )
    var number: String?

    @Flag(help: ArgumentHelp(HelpOptionText.invert))
    var invert = false

    func run(_ session: Session) throws {
        let order = try session.order(number)
        if session.json {
            return try session.print(
                .object([
                    JSONValue.Member("number", .string(order.number.description)),
                    JSONValue.Member("code", .string(order.code.description)),
                    JSONValue.Member("restaurant", .string(order.order.restaurant)),
                ])
            )
        }
        if try session.home.state().pendingOrder == order { session.note(SentOrderText.stillPending) }
        let code = order.code.description
        guard session.isInteractive else { return try session.say(Verbatim(code)) }
        let traits = TerminalTraits.current
        let means = QRPicture.Means(glyphs: traits.glyphs, hasColour: traits.hasColour, isLight: invert)
        let size = RawTerminal(input: 0, output: 1).size
        for row in CodePicture.rows(code, QRCode.picture(of: code), by: means, columns: size.columns) {
            try Terminal.writeLine(row)
        }
        try session.say(Verbatim("\(code)  \(HarmlessText.clean(order.order.restaurant))"))
        try session.say(NoticeText.scanIt)
    }
}

/// The code of an order, drawn to be shown at the counter.
enum CodePicture {
    /// The rows of the code in large digits, then those of its QR code if there is one and it fits the width.
    static func rows(_ code: String, _ qr: QRPicture?, by means: QRPicture.Means, columns: Int) -> [String] {
        var rows: [String] = [""]
        for size in [BigDigits.Size.large, .small] where BigDigits.columns(code.count, size) <= columns {
            let digits = BigDigits(code, size, glyphs: means.glyphs).rows
            rows += digits.map { means.glyphs.shown($0) } + [""]
            break
        }
        if let qr, qr.columns(means.glyphs) <= columns { rows += qr.rows(by: means) + [""] }
        return rows
    }
}
