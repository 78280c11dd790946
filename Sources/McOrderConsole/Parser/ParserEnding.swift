package import ArgumentParser

extension ParsableCommand {
    /// The names and aliases of all commands.
    package static var commandNames: [String] {
        configuration.subcommands.flatMap { [$0._commandName] + $0.configuration.aliases }
    }

    /// Ends the program with the parser's help or error message, in the user's language.
    ///
    /// - Parameters:
    ///   - arguments: with options before the command's name moved behind it.
    ///   - command: the name of the default command, which users do not type.
    ///   - complete: adds to the parser's text for a number of columns.
    ///   - fail: ends the program with a failure.
    package static func end(
        ofParsing error: any Error,
        _ arguments: [String],
        without command: String? = nil,
        complete: (_ text: String, _ columns: Int?) -> String = { text, _ in text },
        fail: (CommandError) -> Never
    ) -> Never {
        let status = exitCode(for: error)
        if !status.isSuccess,
            let sentence = ParserMessage.unknownCommand(in: arguments, of: _commandName, among: commandNames)
        {
            fail(CommandError(.usage, sentence))
        }
        let message = ParserMessage.text(
            of: _commandName,
            without: command,
            complaint: message(for: error),
            in: Terminal.language
        ) { columns in
            complete(fullMessage(for: error, columns: columns), columns)
        }
        if status.isSuccess {
            do throws(CommandError) { try Terminal.writeLine(message) } catch { fail(error) }
        } else if !message.isEmpty {
            Terminal.report(message)
        }
        exit(withError: status)
    }
}
