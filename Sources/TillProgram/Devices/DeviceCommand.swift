import ArgumentParser
import McOrderConsole
import McOrderCounter
package import McOrderModel
import McOrderText

/// `till device`: a device, its history, and whether it is a trusted device.
struct DeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "device",
        TillHelpText.device,
        subcommands: [Show.self, Trust.self, Untrust.self]
    )

    /// `till device show KEY`.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration("show", TillHelpText.deviceShow)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.udidHelp))
        var udid: String

        func run() async throws {
            try await common.writeDevice(try DeviceKey(typed: udid))
        }
    }

    /// `till device trust UDID --label TEXT`.
    struct Trust: AsyncParsableCommand {
        static let configuration = CommandConfiguration("trust", TillHelpText.deviceTrust)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.udidHelp))
        var udid: String

        @Option(help: ArgumentHelp(TillHelpText.labelHelp, value: PlaceholderText.words))
        var label: String

        func run() async throws {
            let device = try DeviceKey(typed: udid).trustable
            let label = try CommonOptions.text(label, for: "--label")
            _ = try await common.counter.perform(.trust(device, label: label), as: common.member)
            if common.json { return try await common.writeDevice(.plain(device)) }
            let sentence = TillText.trusted(device.description, label: HarmlessText.clean(label))
            try Terminal.writeLine(sentence[Terminal.language])
        }
    }

    /// `till device untrust UDID`.
    struct Untrust: AsyncParsableCommand {
        static let configuration = CommandConfiguration("untrust", TillHelpText.deviceUntrust)

        @OptionGroup var common: CommonOptions

        @Argument(help: ArgumentHelp(TillHelpText.udidHelp))
        var udid: String

        func run() async throws {
            let device = try DeviceKey(typed: udid).trustable
            let change = try await common.counter.perform(.untrust(device), as: common.member)
            guard change == .untrusted(device, wasTrusted: true) else {
                throw CommandError(.notFound, TillDeviceText.notTrusted(device))
            }
            guard common.json else {
                return try Terminal.writeLine(TillText.untrusted(device.description)[Terminal.language])
            }
            try Terminal.writeLine(
                JSONWriter.text(
                    .object([
                        JSONValue.Member("udid", .string(device.description)),
                        JSONValue.Member("trusted", .bool(false)),
                    ])
                )
            )
        }
    }
}

extension CommonOptions {
    fileprivate func writeDevice(_ device: DeviceKey) async throws {
        guard let record = try await counter.device(device) else {
            throw CounterError.noDevice(device.description)
        }
        if json { return try Terminal.writeLine(JSONWriter.text(record.json)) }
        try Terminal.write(Table.text(record.rows(Terminal.language), isInteractive: Terminal.isInteractive))
    }
}

extension DeviceRecord {
    /// The device as `--json` prints it. Source: commands.md.
    package var json: JSONValue {
        .object([
            JSONValue.Member("udid", .string(key.description)),
            JSONValue.Member("deviceName", .optional(deviceName)),
            JSONValue.Member("trusted", .bool(trustedLabel != nil)),
            JSONValue.Member("label", .optional(trustedLabel)),
            JSONValue.Member("blacklisted", blacklisted?.json ?? .null),
            JSONValue.Member(
                "orders",
                .object(
                    OrderState.allCases.map { JSONValue.Member($0.rawValue, .integer(orders[$0] ?? 0)) }
                )
            ),
            JSONValue.Member("rejected", .integer(rejected)),
            JSONValue.Member("firstSeen", .optional(firstSeen?.description)),
            JSONValue.Member("lastSeen", .optional(lastSeen?.description)),
        ])
    }

    fileprivate func rows(_ language: Language) -> [[String]] {
        let title: Sentence =
            if case .plain = key {
                Verbatim("UDID")
            } else {
                TillDeviceText.erased
            }
        var rows = [[title[language], key.description]]
        if let deviceName { rows.append(["", HarmlessText.clean(deviceName)]) }
        if let trustedLabel {
            rows.append([TillDeviceText.ownDevice[language], HarmlessText.clean(trustedLabel)])
        }
        if let blacklisted {
            rows.append([
                TillDeviceText.blacklisted[language],
                HarmlessText.clean(blacklisted.reason), HarmlessText.clean(blacklisted.by),
                blacklisted.until?.description ?? TillText.forever[language],
            ])
        }
        for state in OrderState.allCases {
            if let count = orders[state] { rows.append([state.word[language], String(count)]) }
        }
        if rejected > 0 {
            rows.append([TillDeviceText.refused[language], String(rejected)])
        }
        return rows
    }
}
