import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderQueue

/// `till rejected`: the files that were refused, and why.
struct RejectedCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rejected",
        abstract: TillText.rejected[Terminal.language]
    )

    @OptionGroup var common: CommonOptions

    func run() throws {
        let view = try QueueView(state: common.stateFolder)
        let files = try view.rejections(since: nil)
        if common.json {
            return try Terminal.writeLine(JSONWriter.text(.array(files.map(\.json))))
        }
        let language = Terminal.language
        let rows = files.map { file in
            [
                String(file.id), file.at.description, file.reason.rawValue, HarmlessText.clean(file.file),
                file.reason.sentence[language],
            ]
        }
        try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
    }
}

extension RejectedFile {
    /// The file as `--json` prints it. Source: commands.md.
    fileprivate var json: JSONValue {
        .object([
            JSONValue.Member("id", .integer(id)),
            JSONValue.Member("file", .string(file)),
            JSONValue.Member("reason", .string(reason.rawValue)),
            JSONValue.Member("message", .string(reason.sentence[Terminal.language])),
            JSONValue.Member("udid", .optional(udid)),
            JSONValue.Member("number", .optional(number.map(String.init))),
            JSONValue.Member("at", .string(at.description)),
            JSONValue.Member("bytes", .integer(bytes)),
        ])
    }
}
