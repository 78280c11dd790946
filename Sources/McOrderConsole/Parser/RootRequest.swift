/// A request to the program itself, for its help or version, possibly with options such as `--lang`.
package enum RootRequest {
    /// The argument for help or version; `nil` if the arguments contain a command or anything else.
    ///
    /// With other options beside it, the parser would apply the request to the default command.
    /// - Parameters:
    ///   - options: the options that take a value.
    ///   - flags: the options without a value.
    package static func only(
        in arguments: [String],
        besides options: Set<String>,
        _ flags: Set<String>
    ) -> String? {
        var request: String?
        var index = 0
        while index < arguments.count {
            let argument = arguments[index]
            index += 1
            if options.contains(argument) {
                index += 1
            } else if ["-h", "--help", "--version"].contains(argument) {
                request = request ?? argument
            } else if !flags.contains(argument), !options.contains(where: { argument.hasPrefix($0 + "=") }) {
                return nil
            }
        }
        return request
    }
}
