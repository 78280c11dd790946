package import HTTPTypes
package import NIOCore

/// What some addresses take beyond ``RequestLimits``.
package struct UploadLimits: Sendable {
    /// The bytes that a body has at most.
    let largestBody: Int
    /// How long a request takes at most, from its ``UploadPermission`` on.
    let longest: TimeAmount
    private let isUpload: @Sendable (HTTPRequest) -> Bool

    /// - Parameter isUpload: whether a request has that address.
    package init(
        largestBody: Int,
        longest: TimeAmount,
        _ isUpload: @escaping @Sendable (HTTPRequest) -> Bool
    ) {
        (self.largestBody, self.longest, self.isUpload) = (largestBody, longest, isUpload)
    }

    func apply(to head: HTTPRequest) -> Bool { isUpload(head) }
}

/// An outbound event of a request's channel: its caller is known and may upload, so the longer time begins.
package struct UploadPermission: Sendable {
    package init() {}
}
