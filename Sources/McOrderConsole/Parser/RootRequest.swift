/// What is asked of a program itself, its help or its version, beside which options such as `--lang` may
/// stand.
package enum RootRequest {
    /// The one argument that asks for it; `nil` where there is a command, or anything else.
    ///
    /// With other options beside it the parser would take it for a request of the command that runs without a
    /// name.
    /// - Parameters:
    ///   - options: those that are followed by a value.
    ///   - flags: those that are not.
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
