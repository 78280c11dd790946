import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder device`: shows the device, changes its name, gives it a key, or moves it to another home.
struct DeviceCommand: ParsableCommand {
    static let configuration = CommandConfiguration("device", .device)

    @OptionGroup var common: CommonOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(HelpOptionText.deviceName, value: PlaceholderText.name)
    )
    var name: String?

    @Flag(help: ArgumentHelp(HelpOptionText.upgradeDevice))
    var upgrade = false

    @Option(
        name: .customLong("export"),
        help: ArgumentHelp(HelpOptionText.exportDevice, value: PlaceholderText.file),
        completion: .file()
    )
    var exportFile: String?

    @Option(
        name: .customLong("import"),
        help: ArgumentHelp(HelpOptionText.importDevice, value: PlaceholderText.file),
        completion: .file()
    )
    var importFile: String?

    func run() throws {
        let chosen = [name != nil, upgrade, exportFile != nil, importFile != nil]
        guard chosen.count(where: \.self) <= 1 else {
            throw CommandError(.usage, DeviceKeyText.oneOption)
        }
        if let importFile {
            // A home whose device moved away can take one in, but not be opened before.
            let home = try Session.settings(common).home
            _ = try Home.importDevice(from: importFile, into: home)
        }
        let session = try Session(common)
        if let exportFile {
            try session.home.exportDevice(to: exportFile)
            if session.json { return try session.print(["file": exportFile]) }
            return try session.say(DeviceKeyText.exported(path: exportFile))
        }
        if let name { try session.home.renameDevice(name) }
        if upgrade {
            let isNew = try session.home.upgrade()
            session.note(isNew ? DeviceKeyText.upgraded : DeviceKeyText.keyed)
        }
        try show(session)
        if let importFile { session.note(DeviceKeyText.imported(path: importFile)) }
    }

    private func show(_ session: Session) throws {
        let state = try session.home.state()
        let key = try session.home.publicKey()
        let house = try session.home.houseCode(cloud: session.settings.cloud)
        if session.json {
            return try session.print(
                .object([
                    JSONValue.Member("name", .string(state.device.name)),
                    JSONValue.Member("udid", .string(state.device.id.description)),
                    JSONValue.Member("nextNumber", .optional(state.nextNumber?.description)),
                    JSONValue.Member("key", .optional(key)),
                    JSONValue.Member("house", .optional(house?.description)),
                ])
            )
        }
        var row = [HarmlessText.clean(state.device.name), state.device.id.description]
        guard session.isInteractive else {
            // A script reads the columns that it knows.
            if key != nil || house != nil { row += [key?.description ?? "", house?.description ?? ""] }
            return try session.print([row])
        }
        try session.print([row])
        if let key { try session.say(HouseText.key(key.description)) }
        if let house { try session.say(HouseText.accepted(code: house.description)) }
    }
}

/// `mcorder website`: prints the company's address, and opens it on a desktop.
struct WebsiteCommand: SessionCommand {
    static let configuration = CommandConfiguration("website", .website)

    @OptionGroup var common: CommonOptions

    func run(_ session: Session) throws {
        let address = try session.catalogue().company.website
        if session.json {
            return try session.print(.object([JSONValue.Member("website", .string(address))]))
        }
        try session.say(Verbatim(HarmlessText.clean(address)))
        // Without a desktop the printed address is the whole result.
        if session.isInteractive { _ = Desktop.open(address) }
    }
}
