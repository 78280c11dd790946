import ArgumentParser
import Foundation
import McOrderConfiguration
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderPrinting
import McOrderService
import McOrderText
import StaffDisplay

/// Asks each printer, and says what is wrong and how to fix it.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: PrintProgramText.checkAbstract[Terminal.language]
    )

    @OptionGroup var options: ServiceOptions

    func run() async throws {
        let settings = try await options.configuration(environment: ProcessInfo.processInfo.environment)
        let language = Terminal.language
        var problems = 0
        if settings.printers.isEmpty {
            throw CommandError(.badConfiguration, PrintProgramText.noPrinters)
        }
        let font = Unifont.installed()
        if !font.has.letters || !font.has.emoji {
            try Terminal.writeLine(PrintProgramText.noFont[language])
        }
        for printer in settings.printers {
            // A command is not run for a check: it would print.
            if case .command = printer.address { continue }
            let talk = PrinterConversation(printer) { _ in }
            let condition = talk.condition()
            try Terminal.writeLine(PrinterText.condition(condition, of: printer.id.description)[language])
            if condition.isTrouble { problems += 1 }
        }
        guard problems == 0 else {
            throw CommandError(.badConfiguration, PrintProgramText.problems(problems))
        }
    }
}
