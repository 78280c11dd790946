package import ArgumentParser
import McOrderText

extension AsyncParsableCommand {
    /// Runs a server's program to its end, which comes here if it cannot be started, or asked for help.
    ///
    /// Runs on the main thread, so that closed standard descriptors are occupied before another thread opens
    /// a file.
    ///
    /// - Parameters:
    ///   - prepare: is called before anything runs on other threads.
    ///   - arrange: puts the arguments into the sequence that the parser needs.
    ///   - command: the name of the default command, which users do not type.
    ///   - failure: converts an error to an exit code and a message.
    @MainActor package static func runProgram(
        prepare: () -> Void = {},
        arrange: ([String]) -> [String] = { $0 },
        without command: String? = nil,
        failure: (any Error) -> CommandError
    ) async {
        Terminal.holdStandardDescriptors()
        HelpPage.ensureWidth()
        prepare()
        var arguments: [String] = []
        do {
            arguments = arrange(try ProgramArguments.read())
            var command = try await asyncParseAsRoot(arguments)
            if var command = command as? any AsyncParsableCommand {
                try await command.run()
            } else {
                try command.run()
            }
        } catch let error where exitCode(for: error) != .failure || error is CleanExit {
            end(ofParsing: error, arguments, without: command, fail: end)
        } catch {
            end(failure(error))
        }
    }

    private static func end(_ failure: CommandError) -> Never {
        for line in failure.sentence[Terminal.language].split(separator: "\n") {
            Terminal.report("\(_commandName): \(line)")
        }
        exit(withError: ExitCode(failure.status.rawValue))
    }
}
