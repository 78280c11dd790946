import ArgumentParser
import McOrderClient
import McOrderConsole
import McOrderText

/// `mcorder device [--name NAME]`: shows the device's name and UDID, or changes the name.
struct DeviceCommand: SessionCommand {
    static let configuration = CommandConfiguration("device", .device)

    @OptionGroup var common: CommonOptions

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(HelpOptionText.deviceName, value: PlaceholderText.name)
    )
    var name: String?

    func run(_ session: Session) throws {
        if let name { try session.home.renameDevice(name) }
        let state = try session.home.state()
        if session.json {
            return try session.print(
                .object([
                    JSONValue.Member("name", .string(state.device.name)),
                    JSONValue.Member("udid", .string(state.device.id.description)),
                    JSONValue.Member("nextNumber", .optional(state.nextNumber?.description)),
                ])
            )
        }
        try session.print([[HarmlessText.clean(state.device.name), state.device.id.description]])
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
