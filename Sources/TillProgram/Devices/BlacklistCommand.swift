import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
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

        @OptionGroup var device: DeviceOptions

        @Option(help: ArgumentHelp(TillHelpText.reasonHelp, value: PlaceholderText.words))
        var reason: String

        @Option(help: ArgumentHelp(TillHelpText.daysHelp, value: PlaceholderText.days))
        var days: Int?

        func run() async throws {
            let common = device.common
            let key = try device.key
            try CommonOptions.check(reason, for: "--reason")
            let action = CounterAction.blacklist(key, reason: reason, days: days)
            let change = try await common.counter.perform(action, as: common.member)
            if case .blacklisted(_, let collected) = change, !key.isKeyed {
                Terminal.report(TillText.unsigned(collected: collected))
            }
            try await common.writeBlacklist(of: key, TillText.blacklisted(key))
        }
    }

    /// `till blacklist remove KEY`.
    struct Remove: AsyncParsableCommand {
        static let configuration = CommandConfiguration("remove", TillHelpText.blacklistRemove)

        @OptionGroup var device: DeviceOptions

        func run() async throws {
            let common = device.common
            let key = try device.key
            let change = try await common.counter.perform(.unblacklist(key), as: common.member)
            guard change == .unblacklisted(key, wasListed: true) else {
                throw CommandError(.notFound, TillDeviceText.notBlacklisted(key))
            }
            try await common.writeBlacklist(of: key, TillText.unlisted(key))
        }
    }

    /// `till blacklist list`.
    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration("list", TillHelpText.blacklistList)

        @OptionGroup var common: CommonOptions

        func run() async throws {
            let counter = common.counter
            let entries = try await counter.blacklist()
            if common.json { return try Terminal.write(.array(entries.map(\.json))) }
            let moment = try await common.moments(of: counter)
            let rows = entries.map { entry in
                [
                    entry.key.description, entry.deviceName.flatMap(HarmlessText.shown) ?? "",
                    HarmlessText.clean(entry.reason),
                    HarmlessText.clean(entry.by), moment(entry.since),
                    entry.until.map(moment) ?? TillText.forever[Terminal.language],
                ]
            }
            try Terminal.write(rows)
        }
    }
}

extension CommonOptions {
    /// Writes the result of a change of one device's entry: a sentence, or with `--json` the entry as it is
    /// now.
    fileprivate func writeBlacklist(of device: DeviceKey, _ sentence: Sentence) async throws {
        guard json else { return try Terminal.write(sentence) }
        let entry = try await counter.device(device)?.blacklisted
        try Terminal.write(.array(entry.map { [$0.json] } ?? []))
    }
}
