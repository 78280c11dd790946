package import Hummingbird
import NIOCore

/// The style sheets, scripts and drawings of a program's pages, which are part of the program.
package struct AssetFiles: Sendable {
    private let files: [String: [UInt8]]

    /// - Parameter own: the program's own files, by name, beside those of the library.
    package init(_ own: [String: [UInt8]]) {
        files = own.merging(Self.shared) { own, _ in own }
    }

    private static let shared: [String: [UInt8]] = [
        "components.css": PackageResources.components_css,
        "icons.svg": PackageResources.icons_svg,
        "options.js": PackageResources.options_js,
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

    /// The response with a file.
    ///
    /// - Throws: ``RequestError/notFound`` for any other name.
    package func response(_ name: String) throws(RequestError) -> Response {
        guard let bytes = files[name],
            let type = name.split(separator: ".").last.flatMap({ Self.types[String($0)] })
        else { throw .notFound }
        return Response(
            status: .ok,
            // Checked again at each start of a page, so that an upgrade of the server is seen at once.
            headers: [.contentType: type, .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}
