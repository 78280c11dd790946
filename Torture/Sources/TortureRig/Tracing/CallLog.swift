/// The system calls of a program in the order in which they began, as strace(1) recorded them.
package struct CallLog: Sendable {
    package struct Call: Sendable {
        /// The thread.
        package let thread: String
        /// The call's name.
        package let name: String
        /// Its arguments in strace's spelling, with the paths of descriptors.
        package fileprivate(set) var arguments: String
        /// Its result in strace's spelling; `?` where it never returned.
        package fileprivate(set) var result: String
        /// The number of the line on which it began.
        package let begin: Int
        /// The number of the line on which it returned.
        package fileprivate(set) var end: Int

        /// Whether the call returned without an error.
        package var succeeded: Bool { !result.hasPrefix("-1") && !result.hasPrefix("?") }
    }

    /// The calls in the order in which they began.
    package internal(set) var calls: [Call] = []

    /// Reads the output of `strace -f`.
    package init(_ text: String) {
        var open: [String: Int] = [:]
        for (number, line) in text.split(separator: "\n").enumerated() {
            guard let space = line.firstIndex(of: " ") else { continue }
            let thread = String(line[..<space])
            let rest = line[space...].drop { $0 == " " }
            if rest.hasPrefix("<... ") {
                guard let index = open.removeValue(forKey: thread) else { continue }
                let (arguments, result) = Self.parts(rest.drop { $0 != ">" }.dropFirst())
                calls[index].arguments += arguments
                calls[index].result = result
                calls[index].end = number
                continue
            }
            guard let bracket = rest.firstIndex(of: "("), !rest.hasPrefix("+++"), !rest.hasPrefix("---")
            else {
                continue
            }
            let name = String(rest[..<bracket])
            let tail = rest[rest.index(after: bracket)...]
            let unfinished = " <unfinished ...>"
            if tail.hasSuffix(unfinished) {
                open[thread] = calls.count
                let arguments = String(tail.dropLast(unfinished.count))
                calls.append(
                    Call(
                        thread: thread,
                        name: name,
                        arguments: arguments,
                        result: "?",
                        begin: number,
                        end: .max
                    )
                )
            } else {
                let (arguments, result) = Self.parts(tail)
                calls.append(
                    Call(
                        thread: thread,
                        name: name,
                        arguments: arguments,
                        result: result,
                        begin: number,
                        end: number
                    )
                )
            }
        }
    }

    private static func parts(_ text: Substring) -> (arguments: String, result: String) {
        // Searches for the last `=`: arguments may contain the same characters.
        var end = text.endIndex
        while end > text.startIndex {
            end = text.index(before: end)
            if text[end...].hasPrefix(") ") {
                let result = text[end...].dropFirst(2).drop { $0 == " " }
                if result.hasPrefix("= ") { return (String(text[..<end]), String(result.dropFirst(2))) }
            }
        }
        return (String(text), "?")
    }
}
