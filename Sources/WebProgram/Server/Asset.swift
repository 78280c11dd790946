import Hummingbird
import NIOCore

/// The style sheet, scripts and pictures of the pages, which are part of the program.
enum Asset {
    /// Every file of `Assets`, by its name.
    private static let files: [String: (type: String, bytes: [UInt8])] = [
        "app.js": (script, PackageResources.app_js),
        "board.js": (script, PackageResources.board_js),
        "closing.js": (script, PackageResources.closing_js),
        "devices.js": (script, PackageResources.devices_js),
        "dialogs.js": (script, PackageResources.dialogs_js),
        "keys.js": (script, PackageResources.keys_js),
        "kitchen.js": (script, PackageResources.kitchen_js),
        "live.js": (script, PackageResources.live_js),
        "page.js": (script, PackageResources.page_js),
        "renewed.js": (script, PackageResources.renewed_js),
        "sound.js": (script, PackageResources.sound_js),
        "style.css": ("text/css; charset=utf-8", PackageResources.style_css),
        "till.js": (script, PackageResources.till_js),
    ]
    private static let script = "text/javascript; charset=utf-8"

    static func response(_ context: WebContext) throws -> Response {
        let file = try context.parameter("file") { files[$0] }
        return response(file.bytes, type: file.type)
    }

    /// The description of the interface for programs.
    static var openAPI: Response { response(PackageResources.openapi_json, type: "application/json") }

    private static func response(_ bytes: [UInt8], type: String) -> Response {
        Response(
            status: .ok,
            // Checked again at each start of a page, so that an upgrade of the server is seen at once.
            headers: [.contentType: type, .cacheControl: "no-cache"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes))
        )
    }
}
