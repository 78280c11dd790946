internal import ArgumentParser
private import Glibc
internal import McOrderClient
internal import McOrderConsole
internal import McOrderText

/// `mcorder`: the customer's program.
package enum McOrder {
    /// Runs the program to its end.
    ///
    /// Runs on the main thread, so that closed standard descriptors are opened before another thread opens a
    /// file.
    @MainActor package static func main() async {
        Terminal.holdStandardDescriptors()
        HelpPage.ensureWidth()
        var arguments: [String] = []
        do {
            arguments = CommandLineOrder.arranged(try ProgramArguments.read())
            var command = try McOrderCommand.parseAsRoot(arguments)
            if var waiting = command as? any AsyncParsableCommand {
                try await waiting.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandError {
            end(failure)
        } catch let error as ClientError {
            end(CommandError(error))
        } catch {
            end(ofParsing: error, arguments)
        }
    }

    private static func end(_ failure: CommandError) -> Never {
        Terminal.report("mcorder: " + failure.sentence[Terminal.language])
        exit(failure.status.rawValue)
    }

    /// Ends with the parser's help or error message. The text quotes arguments unchanged, so it is made safe
    /// to print.
    private static func end(ofParsing error: any Error, _ arguments: [String]) -> Never {
        let status = McOrderCommand.exitCode(for: error)
        let names = CommandLineOrder.names
        if !status.isSuccess, let word = ParserMessage.unknownCommand(in: arguments, among: names) {
            end(CommandError(.usage, ParserMessage.unknownCommand(word, of: "mcorder", among: names)))
        }
        let message = McOrderCommand.text(complaint: McOrderCommand.message(for: error)) { columns in
            McOrderCommand.fullMessage(for: error, columns: columns)
        }
        guard status.isSuccess else {
            if !message.isEmpty { Terminal.report(message) }
            exit(status.rawValue)
        }
        do {
            try Terminal.writeLine(message)
        } catch {
            end(error)
        }
        exit(status.rawValue)
    }
}
