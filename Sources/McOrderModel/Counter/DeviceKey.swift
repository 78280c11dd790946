import Foundation

/// The key of a device in the queue: its UDID, or a keyed hash of the UDID after the device was erased.
package enum DeviceKey: Hashable, Sendable, CustomStringConvertible {
    case plain(DeviceID)
    /// The keyed hash (HMAC-SHA-256) of the UDID of an erased device.
    case erased(ContentHash)

    /// Reads a UDID, or a hash in 64 hexadecimal digits or in base64 as the database stores it; `nil` for any
    /// other text.
    package init?(_ text: String) {
        if let device = DeviceID(text) {
            self = .plain(device)
        } else if let hash = ContentHash(hexadecimal: text.lowercased()) {
            self = .erased(hash)
        } else if text.utf8.count == 44, let bytes = Data(base64Encoded: text),
            let hash = ContentHash(stored: Array(bytes))
        {
            self = .erased(hash)
        } else {
            return nil
        }
    }

    /// Whether the device has a key, with which it signs; an erased one is not known to.
    package var isKeyed: Bool {
        if case .plain(let device) = self { device.isKeyed } else { false }
    }

    /// The key as it is printed, in a form that ``init(_:)`` reads. It has only letters, digits and hyphens,
    /// so that it needs no quoting in a shell.
    package var description: String {
        switch self {
        case .plain(let device): device.description
        case .erased(let hash): hash.description
        }
    }

    /// The key as the database stores it: an upper-case UUID, or the hash in base64.
    package var stored: String {
        switch self {
        case .plain(let device): device.description
        case .erased(let hash): Data(hash.bytes).base64EncodedString()
        }
    }

    /// Converts a stored key to its printed form; returns any other text unchanged.
    package static func printed(_ stored: String) -> String {
        DeviceKey(stored)?.description ?? stored
    }
}
