/// Why a printer did not get its bytes.
enum LinkError: Error, Hashable {
    /// There is no connection to it; nothing was transmitted over this one.
    case absent(cause: String)
    /// The connection ended.
    case lost(cause: String)
    /// It takes no bytes.
    case stalled
}
