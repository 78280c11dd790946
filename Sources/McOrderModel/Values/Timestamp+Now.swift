import Foundation

extension Timestamp {
    /// The present time of the machine's clock.
    package static func now() -> Timestamp {
        Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    }
}
