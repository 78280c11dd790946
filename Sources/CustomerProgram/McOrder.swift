import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

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
            arguments = CustomerCommand.arranged(try ProgramArguments.read())
            var command = try CustomerCommand.parseAsRoot(arguments)
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
            let command = FlowCommand._commandName
            CustomerCommand.end(ofParsing: error, arguments, without: command, fail: end)
        }
    }

    private static func end(_ failure: CommandError) -> Never {
        Terminal.report("mcorder: " + failure.sentence[Terminal.language])
        CustomerCommand.exit(withError: ExitCode(failure.status.rawValue))
    }
}
