/// A file that was refused.
package struct RejectedFile: Hashable, Sendable, Identifiable {
    /// Its id in the queue, which never repeats.
    package let id: Int64
    /// The file's name.
    package let file: String
    /// Why.
    package let reason: RejectionReason
    /// The device that sent it, as far as that could be read.
    package let udid: String?
    /// The order number, as far as that could be read.
    package let number: Int?
    /// When it was refused.
    package let at: Timestamp
    /// How many bytes it has.
    package let bytes: Int64
    /// What the refusal is about, where the reason is one that passes.
    package var detail = ReasonDetail.none

    /// A refused file of those values.
    package init(
        id: Int64,
        file: String,
        reason: RejectionReason,
        udid: String?,
        number: Int?,
        at: Timestamp,
        bytes: Int64,
        detail: ReasonDetail = ReasonDetail.none
    ) {
        self.id = id
        self.file = file
        self.reason = reason
        self.udid = udid
        self.number = number
        self.at = at
        self.bytes = bytes
        self.detail = detail
    }

    /// Whether it was to be a notice, and not an order.
    package var isNotice: Bool { Notice.isFileName(file) }
}
