/// A file that was rejected.
package struct RejectedFile: Hashable, Sendable, Identifiable {
    /// The file's id in the queue, which is never reused.
    package let id: Int64
    package let file: String
    package let reason: RejectionReason
    /// The key of the device that sent the file; `nil` if it could not be read.
    package let udid: String?
    /// The order number; `nil` if it could not be read.
    package let number: Int?
    /// When the file was rejected.
    package let at: Timestamp
    /// The file's size in bytes.
    package let bytes: Int64
    /// Details of a temporary reason: the products that are missing, and until when.
    package var detail = ReasonDetail.none

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

    /// Whether the file is a notice and not an order, by its name.
    package var isNotice: Bool { Notice.isFileName(file) }
}
