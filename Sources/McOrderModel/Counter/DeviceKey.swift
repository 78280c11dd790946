internal import Foundation

/// What names a device in the queue: its UDID, or a keyed hash of that once the device was erased.
package enum DeviceKey: Hashable, Sendable, CustomStringConvertible {
    /// The UDID.
    case plain(DeviceID)
    /// The keyed hash (HMAC-SHA-256) of the UDID of a device that was erased.
    case erased(ContentHash)

    /// Reads a UDID, or a hash in 64 hexadecimal digits or in base64 as rows have it; `nil` of anything else.
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

    /// The key as it is printed, which ``init(_:)`` reads: letters, digits and hyphens alone, so that a shell
    /// takes it as it is.
    package var description: String {
        switch self {
        case .plain(let device): device.description
        case .erased(let hash): hash.description
        }
    }

    /// The key as rows have it: an upper-case UUID, or the hash in base64.
    package var stored: String {
        switch self {
        case .plain(let device): device.description
        case .erased(let hash): Data(hash.bytes).base64EncodedString()
        }
    }

    /// What a row has, as it is printed; unchanged where it is no key.
    package static func printed(_ stored: String) -> String {
        DeviceKey(stored)?.description ?? stored
    }
}
