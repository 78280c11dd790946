import HTTPTypes
package import Hummingbird
import McOrderModel
import NIOCore

/// A page that is the same for all visitors for a while, with its compressed form and its tag.
package struct CachedPage: Sendable {
    private let plain: ByteBuffer
    private let compressed: ByteBuffer?
    private let tag: String

    package init(_ page: HTML) {
        let bytes = Array(page.rendered.utf8)
        plain = ByteBuffer(bytes: bytes)
        compressed = Compression.gzip(bytes).map { ByteBuffer(bytes: $0) }
        tag = "\"\(ContentHash(of: bytes).description.prefix(22))\""
    }

    /// The number of bytes that a browser loads.
    package var weight: Int { (compressed ?? plain).readableBytes }

    /// The page, or only that it has not changed.
    package func response(to request: Request) -> Response {
        let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",").map { tag in
            let tag = tag.trimmingPrefix { $0 == " " }
            // A proxy that compresses calls the tag a weak one.
            return tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : String(tag)
        }
        var headers: HTTPFields = [
            .eTag: tag, .cacheControl: "no-cache", .vary: "Accept-Encoding, Accept-Language, Cookie",
        ]
        if known.contains(tag) { return Response(status: .notModified, headers: headers) }
        headers[.contentType] = "text/html; charset=utf-8"
        if let compressed, request.acceptsGzip {
            headers[.contentEncoding] = "gzip"
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: plain))
    }
}

extension Request {
    /// Whether the sender can read gzip.
    package var acceptsGzip: Bool {
        headers[values: .acceptEncoding].joined(separator: ",").split(separator: ",").contains { coding in
            let parts = coding.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
            return parts.first == "gzip" && !parts.contains("q=0")
        }
    }
}
