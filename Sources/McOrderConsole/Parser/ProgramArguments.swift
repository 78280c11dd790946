internal import CLinux
internal import Glibc
internal import McOrderText

/// What this process was called with.
package enum ProgramArguments {
    /// The name that this process was called by, without folders; a symbolic link's is the link's own. Empty
    /// if the caller gave none.
    package static var name: String {
        clinux_argument_count() > 0 ? name(in: String(cString: clinux_argument(0))) : ""
    }

    /// The program's name in the first of its arguments: a name or a path, with a hyphen in front of it where
    /// the program is a user's login shell. Source: bash(1), INVOCATION.
    package static func name(in word: String) -> String {
        let name = word.split(separator: "/").last ?? ""
        return String(name.hasPrefix("-") ? name.dropFirst() : name)
    }

    /// The arguments behind the program's name.
    ///
    /// - Throws: a failure with ``ExitStatus/usage`` that names the first one that is not UTF-8. Taken all
    ///   the same it would be another text: another file, another name.
    package static func read() throws(CommandFailure) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, clinux_argument_count()) {
            let bytes = clinux_argument(index)
            guard let argument = String(validatingCString: bytes) else {
                throw CommandFailure(
                    .usage,
                    ConsoleFailureText.notUTF8(argument: Int(index), String(cString: bytes))
                )
            }
            arguments.append(argument)
        }
        return arguments
    }

    /// The arguments behind the program's name, where those that are not UTF-8 do not matter.
    static var readable: [String] {
        (1..<max(1, clinux_argument_count())).compactMap { String(validatingCString: clinux_argument($0)) }
    }

    /// The arguments with the options in front of the command's name moved behind it, where the parser wants
    /// them: `mcorder --home DIR send`.
    ///
    /// - Parameters:
    ///   - options: those that are followed by a value.
    ///   - flags: those that are not.
    ///   - groups: the commands whose name is followed by another one's, as in `till blacklist add`.
    package static func arranged(
        _ arguments: [String],
        options: Set<String>,
        flags: Set<String> = [],
        groups: Set<String> = []
    ) -> [String] {
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            if options.contains(argument) {
                index += 2
            } else if flags.contains(argument) || options.contains(where: { argument.hasPrefix($0 + "=") }) {
                index += 1
            } else {
                break
            }
        }
        guard index > 0, index < arguments.count, !arguments[index].hasPrefix("-") else { return arguments }
        var end = index + 1
        if groups.contains(arguments[index]), end < arguments.count, !arguments[end].hasPrefix("-") {
            end += 1
        }
        return Array(arguments[index..<end] + arguments[..<index] + arguments[end...])
    }
}
