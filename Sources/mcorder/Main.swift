internal import ArgumentParser
private import Glibc
internal import McOrderClient
internal import McOrderConsole

/// The customer's program.
@main
enum Main {
    static func main() async {
        do {
            let arguments = CommandLineOrder.arranged(Array(CommandLine.arguments.dropFirst()))
            var command = try McOrderCommand.parseAsRoot(arguments)
            if var waiting = command as? any AsyncParsableCommand {
                try await waiting.run()
            } else {
                try command.run()
            }
        } catch let failure as CommandFailure {
            end(failure)
        } catch let error as ClientError {
            end(CommandFailure(error))
        } catch {
            McOrderCommand.exit(withError: error)
        }
    }

    private static func end(_ failure: CommandFailure) -> Never {
        Terminal.tell("mcorder: " + failure.sentence[Terminal.language])
        exit(failure.status.rawValue)
    }
}
