private import CLibUUID
import McOrderFiles

/// The device that orders are sent from. Source: R13.
public struct Device: Hashable, Sendable {
    /// The name that the restaurant is shown, 1 to 64 characters.
    public let name: String
    /// The unique code (UDID), which never changes.
    public let id: DeviceID

    package init(name: String, id: DeviceID) {
        self.name = name
        self.id = id
    }

    /// Creates a new device, named after this computer.
    package static func make() -> Device {
        Device(name: name(fromHost: Machine.name), id: freshID())
    }

    /// Whether a device may have that name: 1 to 64 characters, no control characters, and not only white
    /// space.
    package static func allows(name: String) -> Bool {
        TextRule.deviceName.allows(name) && !TextRule.hasControlCharacter(name)
            && name.contains { !$0.isWhitespace }
    }

    /// A valid device name made from the host's name: its control characters are removed and it is cut to 64
    /// characters. It is `mcorder` if nothing usable remains.
    package static func name(fromHost host: String) -> String {
        let scalars = host.unicodeScalars.filter { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
        let name = TextRule.deviceName.longestStart(of: String(String.UnicodeScalarView(scalars)))
        return allows(name: name) ? name : "mcorder"
    }

    private static func freshID() -> DeviceID {
        var bytes = [UInt8](repeating: 0, count: 16)
        uuid_generate(&bytes)
        guard let id = DeviceID(bytes: bytes) else { preconditionFailure("a UUID has sixteen bytes") }
        return id
    }
}
