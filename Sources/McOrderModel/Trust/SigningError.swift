/// Why a device cannot sign an order or a notice.
package enum SigningError: Error, Hashable, Sendable {
    /// The order or notice has the UDID of another device than the key.
    case otherDevice(DeviceID)
    /// The signed file, of that many bytes, is larger than a reader accepts.
    case tooLarge(bytes: Int)
}
