import ArgumentParser
import McOrderConsole
import McOrderCounter
package import McOrderModel
import McOrderText

/// `till blacklist`: the devices whose orders are refused.
struct BlacklistCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "blacklist",
        TillHelpText.blacklist,
        subcommands: [Add.self, Remove.self, List.self]
    )

    /// `till blacklist add KEY --reason TEXT [--days N]`.
    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration("add", TillHelpText.blacklistAdd)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.udidHelp))
        var udid: String

        @Option(help: ArgumentHelp(TillHelpText.reasonHelp, value: PlaceholderText.words))
        var reason: String

        @Option(help: ArgumentHelp(TillHelpText.daysHelp, value: PlaceholderText.days))
        var days: Int?

        func run() async throws {
            let device = try DeviceKey(typed: udid)
            let reason = try CommonOptions.text(reason, for: "--reason")
            let action = CounterAction.blacklist(device, reason: reason, days: days)
            let change = try await common.counter.perform(action, as: common.member)
            if case .blacklisted(_, let collected) = change {
                Terminal.report(TillText.unsigned(collected: collected)[Terminal.language])
            }
            try await common.writeBlacklist(of: device, TillText.blacklisted(device))
        }
    }

    /// `till blacklist remove KEY`.
    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration("remove", TillHelpText.blacklistRemove)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.udidHelp))
        var udid: String

        func run() async throws {
            let device = try DeviceKey(typed: udid)
            let change = try await common.counter.perform(.unblacklist(device), as: common.member)
            guard change == .unblacklisted(device, wasListed: true) else {
                throw CommandError(.notFound, TillDeviceText.notBlacklisted(device))
            }
            try await common.writeBlacklist(of: device, TillText.unlisted(device))
        }
    }

    /// `till blacklist list`.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration("list", TillHelpText.blacklistList)

        @OptionGroup var common: CommonOptions

        func run() async throws {
            let entries = try await common.counter.blacklist()
            if common.json {
                return try Terminal.writeLine(JSONWriter.text(.array(entries.map(\.json))))
            }
            let rows = entries.map { entry in
                [
                    entry.key.description, entry.deviceName.map(HarmlessText.clean) ?? "",
                    HarmlessText.clean(entry.reason),
                    HarmlessText.clean(entry.by), entry.since.description,
                    entry.until?.description ?? TillText.forever[Terminal.language],
                ]
            }
            try Terminal.write(Table.text(rows, isInteractive: Terminal.isInteractive))
        }
    }
}

extension CommonOptions {
    /// Writes the result of a change of one device's entry: a sentence, or with `--json` the entry as it is
    /// now.
    fileprivate func writeBlacklist(of device: DeviceKey, _ sentence: Sentence) async throws {
        guard json else { return try Terminal.writeLine(sentence[Terminal.language]) }
        let entry = try await counter.device(device)?.blacklisted
        try Terminal.writeLine(JSONWriter.text(.array(entry.map { [$0.json] } ?? [])))
    }
}

extension BlacklistEntry {
    /// The entry as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        .object([
            JSONValue.Member("udid", .string(key.description)),
            JSONValue.Member("deviceName", .optional(deviceName)),
            JSONValue.Member("reason", .string(reason)),
            JSONValue.Member("by", .string(by)),
            JSONValue.Member("since", .string(since.description)),
            JSONValue.Member("until", .optional(until?.description)),
        ])
    }
}
