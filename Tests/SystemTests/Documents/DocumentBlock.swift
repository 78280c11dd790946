import Foundation

/// One fenced block of commands in a document, with the instructions for running it from the comments before
/// it.
///
/// A block begins with three backticks and `console` or `sh`. In `console` the lines that begin with `$ ` are
/// commands, and the lines after a command are its expected output; without such lines only the exit code is
/// checked. In `sh` the whole block is one script. Comments before a block, which a reader of the document
/// does not see:
///
/// - `<!-- before: COMMANDS -->`: commands that are run first, to create the state that the text assumes;
/// - `<!-- needs: PROGRAM -->`: the block is not run where the program is not installed;
/// - `<!-- not run: REASON -->`: a test cannot run the block.
///
/// In a command's own comment `exit N` is the expected exit code, and `until Ctrl-C` means that the command
/// continues in the background.
struct DocumentBlock: Sendable {
    /// A command and its expected result.
    struct Command: Sendable {
        /// The line of the document, from 1.
        let line: Int
        let text: String
        /// The expected output; nil if the document does not show it.
        var output: [String]?

        /// The expected exit code.
        var status: Int {
            guard let match = text.firstMatch(of: /#.*\bexit (\d+)/) else { return 0 }
            return Int(match.1) ?? 0
        }

        /// Whether the command continues to run beside the next ones.
        var isLasting: Bool { text.contains(/#.*until Ctrl-C/) }
    }

    /// A comment that has none of the forms above.
    struct UnknownComment: Error {
        let line: Int
        let text: String
    }

    /// The line on which the block begins, from 1.
    let line: Int
    /// The reason why a test cannot run the block; nil if it can.
    private(set) var excuse: String?
    /// The programs that the block needs.
    private(set) var needs: [String] = []
    /// The commands that are run first.
    private(set) var before: [String] = []
    private(set) var commands: [Command] = []

    /// The blocks of a document in Markdown, in their order.
    ///
    /// - Throws: ``UnknownComment`` in front of a block.
    static func all(in text: String) throws -> [DocumentBlock] {
        let printed = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let lines = printed.map { String($0.drop { $0 == " " }) }
        var blocks: [DocumentBlock] = []
        var comments: [(line: Int, text: String)] = []
        var index = 0
        while index < lines.count {
            let line = lines[index]
            if line.hasPrefix("<!--") {
                let end = lines[index...].firstIndex { $0.contains("-->") } ?? lines.count - 1
                let whole = lines[index...end].joined(separator: "\n")
                let inner = whole.replacing("<!--", with: "").replacing("-->", with: "")
                comments.append((index + 1, inner.trimmingCharacters(in: .whitespacesAndNewlines)))
                index = end
            } else if line.hasPrefix("```") {
                let end = lines[(index + 1)...].firstIndex { $0.hasPrefix("```") } ?? lines.count
                let kind = line.dropFirst(3).trimmingCharacters(in: .whitespaces)
                if kind == "console" || kind == "sh" {
                    var block = DocumentBlock(line: index + 1)
                    for comment in comments { try block.obey(comment) }
                    // In a list the block and all its lines are indented.
                    let indent = printed[index].count - line.count
                    let body = printed[(index + 1)..<end].map { String($0.dropFirst(indent)) }
                    block.read(body, isScript: kind == "sh")
                    blocks.append(block)
                }
                comments = []
                index = end
            } else if !line.trimmingCharacters(in: .whitespaces).isEmpty {
                comments = []
            }
            index += 1
        }
        return blocks
    }

    private init(line: Int) {
        self.line = line
    }

    private mutating func obey(_ comment: (line: Int, text: String)) throws {
        let parts = comment.text.split(separator: ":", maxSplits: 1).map {
            $0.trimmingCharacters(in: .whitespacesAndNewlines)
        }
        switch (parts.first, parts.count) {
        case ("before", 2): before.append(parts[1])
        case ("needs", 2): needs.append(parts[1])
        case ("not run", 2): excuse = parts[1]
        default: throw UnknownComment(line: comment.line, text: comment.text)
        }
    }

    private mutating func read(_ lines: [String], isScript: Bool) {
        if isScript {
            commands = [Command(line: line + 1, text: lines.joined(separator: "\n"))]
            return
        }
        var isContinued = false
        for (offset, text) in lines.enumerated() {
            if isContinued, let last = commands.popLast() {
                commands.append(Command(line: last.line, text: last.text + "\n" + text))
                isContinued = text.hasSuffix("\\")
            } else if text.hasPrefix("$ ") {
                commands.append(Command(line: line + 1 + offset, text: String(text.dropFirst(2))))
                isContinued = text.hasSuffix("\\")
            } else if let last = commands.indices.last, !(text.isEmpty && commands[last].output == nil) {
                commands[last].output = (commands[last].output ?? []) + [text]
            }
        }
        for index in commands.indices {
            while commands[index].output?.last?.isEmpty == true { commands[index].output?.removeLast() }
        }
    }
}
