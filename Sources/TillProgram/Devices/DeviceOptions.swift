import ArgumentParser
import McOrderConsole
import McOrderModel
import McOrderText

/// The common options, and the argument that names a device.
struct DeviceOptions: ParsableArguments {
    @OptionGroup var common: CommonOptions

    @Argument(help: ArgumentHelp(TillHelpText.udidHelp), completion: Completion.devices)
    var udid: String

    var key: DeviceKey {
        get throws { try DeviceKey(typed: udid) }
    }
}
