/// The steps of sending an order or a notice between which the program may crash. After each of them, the
/// next call that sends finishes the order once, under the same name and with the same bytes. A notice that
/// is sent again has the same bytes too.
package enum SendStep: String, CaseIterable, Sendable {
    /// Number and bytes are stored as the pending order, or the notice is stored; the file is not in the
    /// folder.
    case stored
    /// The file is in the folder; the home still has the order as pending. The restaurant may already have
    /// processed the file; the same bytes are then a redelivery.
    case written
    /// The order is stored as the last one, and the ticket is empty. A notice does not have this step.
    case recorded
}
