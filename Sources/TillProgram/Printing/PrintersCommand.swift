import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText
import StaffDisplay

/// `till printers`: the printers and the tickets that may be missing on paper.
struct PrintersCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "printers",
        TillPrintText.printers,
        subcommands: [List.self, Test.self, Open.self, Seen.self],
        defaultSubcommand: List.self
    )

    /// `till printers`.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration("list", TillPrintText.list)

        @OptionGroup var common: CommonOptions

        func run() async throws {
            let counter = common.counter
            let restaurant = try await common.restaurant(of: counter)
            let state = try await counter.printing(of: restaurant)
            if common.json { return try Terminal.write(state.json) }
            if state.printers.isEmpty, state.alarms.isEmpty { return Terminal.report(PrinterText.noPrinters) }
            let zone = try await counter.restaurants().first?.zone
            for sentence in state.printers.map({ $0.sentence(zone) }) + state.missing() {
                try Terminal.write(sentence)
            }
        }
    }

    /// `till printers test ID`.
    struct Test: AsyncParsableCommand {
        static let configuration = CommandConfiguration("test", TillPrintText.test)

        @OptionGroup var asked: PrinterChoice

        func run() async throws { try await asked.perform { .testPrinter($0) } }
    }

    /// `till printers open ID`.
    struct Open: AsyncParsableCommand {
        static let configuration = CommandConfiguration("open", TillPrintText.open)

        @OptionGroup var asked: PrinterChoice

        func run() async throws { try await asked.perform { .openDrawer($0) } }
    }

    /// `till printers seen`.
    struct Seen: AsyncParsableCommand {
        static let configuration = CommandConfiguration("seen", TillPrintText.seen)

        @OptionGroup var common: CommonOptions

        func run() async throws {
            let counter = common.counter
            let restaurant = try await common.restaurant(of: counter)
            let change = try await counter.perform(.acknowledgePrinting(restaurant?.id), as: common.member)
            try Terminal.write(change.sentence(now: counter.now(), .own))
        }
    }
}

/// The common options, and the name of a printer.
struct PrinterChoice: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Argument(
        help: ArgumentHelp(TillPrintText.printerHelp, value: PlaceholderText.name),
        completion: Completion.printers
    )
    var printer: String

    func perform(_ action: (PrinterID) -> CounterAction) async throws {
        let counter = common.counter
        let change = try await counter.perform(action(PrinterID(printer)), as: common.member)
        try Terminal.write(change.sentence(now: counter.now(), .own))
    }
}
