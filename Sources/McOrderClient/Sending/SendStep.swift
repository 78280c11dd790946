/// The moments of a sending between which a crash can fall. After each of them the next sending finishes
/// the order once, under the same name and with the same bytes.
package enum SendStep: String, CaseIterable, Sendable {
    /// Number and bytes are stored as the pending order; the folder has nothing.
    case stored
    /// The folder has the file; the home still takes the order for pending. The restaurant may have taken
    /// the file already: the same bytes again are a redelivery there.
    case written
    /// The order is the last one, and the ticket is empty.
    case settled
}
