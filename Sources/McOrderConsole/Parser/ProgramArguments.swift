import CLinux
import McOrderText

/// The command line of this process.
package enum ProgramArguments {
    /// The name by which this process was called, without folders. For a symbolic link it is the link's own
    /// name. Empty if the caller gave none.
    package static var name: String {
        clinux_argument_count() > 0 ? name(in: String(cString: clinux_argument(0))) : ""
    }

    /// The program's name in its first argument: a name or a path, with a hyphen before it if the program is
    /// a user's login shell. Source: bash(1), INVOCATION.
    package static func name(in word: String) -> String {
        let name = word.split(separator: "/").last ?? ""
        return String(name.hasPrefix("-") ? name.dropFirst() : name)
    }

    /// The arguments after the program's name, in the form of ``joiningValues(_:)``.
    ///
    /// - Throws: a failure with ``ExitStatus/usage`` that names the first argument that is not UTF-8. If it
    ///   were repaired it would be a different text, and so name a different file.
    package static func read() throws(CommandError) -> [String] {
        var arguments: [String] = []
        for index in 1..<max(1, clinux_argument_count()) {
            let bytes = clinux_argument(index)
            guard let argument = String(validatingCString: bytes) else {
                throw CommandError(
                    .usage,
                    ConsoleErrorText.notUTF8(argument: Int(index), String(cString: bytes))
                )
            }
            arguments.append(argument)
        }
        return joiningValues(arguments)
    }

    /// Joins a value that begins with a hyphen, such as `-1` or `- no bread`, to the option before it by `=`,
    /// because the parser would take it for an option. A word that can be an option, such as `-x` or `--all`,
    /// stays one.
    static func joiningValues(_ arguments: [String]) -> [String] {
        var joined: [String] = []
        for (index, argument) in arguments.enumerated() {
            if argument == "--" { return joined + arguments[index...] }
            if isValue(argument), let option = joined.last, isOption(option), !option.contains("=") {
                joined[joined.count - 1] = option + "=" + argument
            } else {
                joined.append(argument)
            }
        }
        return joined
    }

    /// Whether a word can be an option: letters after one hyphen, or a name after two.
    private static func isOption(_ word: String) -> Bool {
        guard word.hasPrefix("-") else { return false }
        let name = word.prefix { $0 != "=" }.drop { $0 == "-" }
        let letters = name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-" && word.hasPrefix("--")) }
        return !name.isEmpty && letters
    }

    private static func isValue(_ word: String) -> Bool {
        word.count > 1 && word.hasPrefix("-") && !isOption(word)
    }

    /// The arguments after the program's name, without those that are not UTF-8.
    static var readable: [String] {
        (1..<max(1, clinux_argument_count())).compactMap { String(validatingCString: clinux_argument($0)) }
    }

    /// Moves options that stand before the command's name behind it, where the parser expects them: `mcorder
    /// --home DIR send`. Of a request to the program itself only the request remains.
    ///
    /// - Parameters:
    ///   - options: the options that take a value.
    ///   - flags: the options without a value.
    ///   - groups: the commands that contain others, as `till blacklist` contains `add`.
    package static func arranged(
        _ arguments: [String],
        options: Set<String>,
        flags: Set<String> = [],
        groups: Set<String> = []
    ) -> [String] {
        /// The index after an option and its value; `nil` if there is no option at `index`.
        func end(ofOptionAt index: Int) -> Int? {
            let argument = arguments[index]
            if options.contains(argument) { return index + 2 }
            let isOption = flags.contains(argument) || options.contains { argument.hasPrefix($0 + "=") }
            return isOption ? index + 1 : nil
        }
        if let request = request(in: arguments, afterOptionAt: end) { return [request] }
        var index = 0
        while index < arguments.count, let end = end(ofOptionAt: index) { index = end }
        guard index > 0, index < arguments.count, !arguments[index].hasPrefix("-") else { return arguments }
        var end = index + 1
        if groups.contains(arguments[index]), end < arguments.count, !arguments[end].hasPrefix("-") {
            end += 1
        }
        return Array(arguments[index..<end] + arguments[..<index] + arguments[end...])
    }

    /// The request for the program's own help or version; `nil` if the arguments contain a command or
    /// anything else but options.
    ///
    /// With options beside it, the parser would apply the request to the default command.
    private static func request(in arguments: [String], afterOptionAt end: (Int) -> Int?) -> String? {
        var request: String?
        var index = 0
        while index < arguments.count {
            if let end = end(index) {
                index = end
            } else if ["-h", "--help", "--version"].contains(arguments[index]) {
                request = request ?? arguments[index]
                index += 1
            } else {
                return nil
            }
        }
        return request
    }
}
