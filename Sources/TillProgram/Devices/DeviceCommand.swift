import ArgumentParser
import McOrderConsole
import McOrderCounter
import McOrderModel
import McOrderText

/// `till device`: a device, its history, and whether it is a trusted device.
struct DeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        "device",
        TillHelpText.device,
        subcommands: [Show.self, Trust.self, Untrust.self, Revoke.self]
    )

    /// `till device show KEY`.
    struct Show: AsyncParsableCommand {
        static let configuration = CommandConfiguration("show", TillHelpText.deviceShow)

        @OptionGroup var device: DeviceOptions

        func run() async throws {
            try await device.common.writeDevice(device.key)
        }
    }

    /// `till device trust UDID --label TEXT`.
    struct Trust: AsyncParsableCommand {
        static let configuration = CommandConfiguration("trust", TillHelpText.deviceTrust)

        @OptionGroup var device: DeviceOptions

        @Option(help: ArgumentHelp(TillHelpText.labelHelp, value: PlaceholderText.words))
        var label: String

        func run() async throws {
            let common = device.common
            let key = try device.key.trustable
            try CommonOptions.check(label, for: "--label")
            _ = try await common.counter.perform(.trust(key, label: label), as: common.member)
            if common.json { return try await common.writeDevice(.plain(key)) }
            try Terminal.write(TillText.trusted(key.description, label: HarmlessText.clean(label)))
        }
    }

    /// `till device untrust UDID`.
    struct Untrust: AsyncParsableCommand {
        static let configuration = CommandConfiguration("untrust", TillHelpText.deviceUntrust)

        @OptionGroup var device: DeviceOptions

        func run() async throws {
            let common = device.common
            let key = try device.key.trustable
            let change = try await common.counter.perform(.untrust(key), as: common.member)
            guard change == .untrusted(key, wasTrusted: true) else {
                throw CommandError(.notFound, TillDeviceText.notTrusted(key))
            }
            guard common.json else { return try Terminal.write(TillText.untrusted(key.description)) }
            try Terminal.write(
                .object([
                    JSONValue.Member("udid", .string(key.description)),
                    JSONValue.Member("trusted", .bool(false)),
                ])
            )
        }
    }

    /// `till device revoke KEY [--undo]`.
    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration("revoke", TillHelpText.deviceRevoke)

        @OptionGroup var device: DeviceOptions

        @Flag(help: ArgumentHelp(TillHelpText.undoRevokeHelp))
        var undo = false

        func run() async throws {
            let common = device.common
            let key = try device.key
            guard undo else {
                _ = try await common.counter.perform(.revoke(key), as: common.member)
                if common.json { return try await common.writeDevice(key) }
                return try Terminal.write(TillDeviceText.isRevoked(key))
            }
            let change = try await common.counter.perform(.unrevoke(key), as: common.member)
            guard change == .unrevoked(key, wasRevoked: true) else {
                throw CommandError(.notFound, TillDeviceText.notRevoked(key))
            }
            guard common.json else { return try Terminal.write(TillDeviceText.countsAgain(key)) }
            // Nothing else may be known of the device.
            try Terminal.write(["udid": key.description, "revoked": JSONValue.null])
        }
    }
}

extension CommonOptions {
    fileprivate func writeDevice(_ device: DeviceKey) async throws {
        let counter = counter
        guard let record = try await counter.device(device) else {
            throw CounterError.noDevice(device.description)
        }
        if json { return try Terminal.write(record.json) }
        try Terminal.write(record.rows(Terminal.language, try await moments(of: counter)))
    }
}

extension DeviceRecord {
    fileprivate func rows(_ language: Language, _ moment: (Timestamp) -> String) -> [[String]] {
        let title: Sentence = if case .plain = key { Verbatim("UDID") } else { TillDeviceText.erased }
        var rows = [[title[language], key.description]]
        if let name = deviceName.flatMap(HarmlessText.shown) { rows.append(["", name]) }
        if let trustedLabel {
            rows.append([TillDeviceText.ownDevice[language], HarmlessText.clean(trustedLabel)])
        }
        if let blacklisted {
            rows.append([
                TillDeviceText.blacklisted[language],
                HarmlessText.clean(blacklisted.reason), HarmlessText.clean(blacklisted.by),
                blacklisted.until.map(moment) ?? TillText.forever[language],
            ])
        }
        if let revoked {
            rows.append([
                TillDeviceText.revoked[language], HarmlessText.clean(revoked.by), moment(revoked.since),
            ])
        }
        for state in OrderState.allCases {
            if let count = orders[state] { rows.append([state.word[language], String(count)]) }
        }
        if rejected > 0 { rows.append([TillDeviceText.refused[language], String(rejected)]) }
        return rows
    }
}
