import HTTPTypes
package import Hummingbird
import McOrderModel
import NIOCore

/// The style sheets, scripts and drawings of a program's pages, which are part of the program.
package struct AssetFiles: Sendable {
    private struct File {
        let plain: ByteBuffer
        let compressed: ByteBuffer?
        let tag: String

        init(_ bytes: [UInt8]) {
            plain = ByteBuffer(bytes: bytes)
            compressed = Compression.gzip(bytes).map { ByteBuffer(bytes: $0) }
            tag = "\"\(ContentHash(of: bytes).description.prefix(22))\""
        }
    }

    private let files: [String: File]

    /// - Parameter own: the program's own files, by name, beside those of the library.
    package init(_ own: [String: [UInt8]]) {
        files = own.merging(Self.shared) { own, _ in own }.mapValues { File($0) }
    }

    private static let shared: [String: [UInt8]] = [
        "components.css": PackageResources.components_css,
        "icons.svg": PackageResources.icons_svg,
        "options.js": PackageResources.options_js,
        "press.js": PackageResources.press_js,
        "size.js": PackageResources.size_js,
        "tokens.css": PackageResources.tokens_css,
    ]

    private static let types = [
        "css": "text/css; charset=utf-8",
        "js": "text/javascript; charset=utf-8",
        "json": "application/json",
        "svg": "image/svg+xml",
        "webmanifest": "application/manifest+json",
    ]

    /// The response with a file, or only that it has not changed.
    ///
    /// - Throws: ``RequestError/notFound`` for any other name.
    package func response(_ name: String, to request: Request) throws(RequestError) -> Response {
        guard let file = files[name],
            let type = name.split(separator: ".").last.flatMap({ Self.types[String($0)] })
        else { throw .notFound }
        // Checked again at each start of a page, so that an upgrade of the server is seen at once.
        var headers: HTTPFields = [.cacheControl: "no-cache", .eTag: file.tag, .vary: "Accept-Encoding"]
        if request.headers[.ifNoneMatch] == file.tag {
            return Response(status: .notModified, headers: headers)
        }
        headers[.contentType] = type
        if let compressed = file.compressed, request.acceptsGzip {
            headers[.contentEncoding] = "gzip"
            return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: compressed))
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: file.plain))
    }
}
