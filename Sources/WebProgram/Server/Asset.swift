import Hummingbird
import NIOCore

/// The style sheet, scripts and pictures of the pages, which are part of the program.
enum Asset {
    /// Every file of `Assets`, by its name.
    private static let files: [String: (type: String, bytes: [UInt8])] = [
        "app.js": (script, PackageResources.app_js),
        "board.css": (styles, PackageResources.board_css),
        "board.js": (script, PackageResources.board_js),
        "closing.js": (script, PackageResources.closing_js),
        "components.css": (styles, PackageResources.components_css),
        "devices.js": (script, PackageResources.devices_js),
        "dialogs.js": (script, PackageResources.dialogs_js),
        "icons.svg": ("image/svg+xml", PackageResources.icons_svg),
        "keys.js": (script, PackageResources.keys_js),
        "kitchen.css": (styles, PackageResources.kitchen_css),
        "kitchen.js": (script, PackageResources.kitchen_js),
        "live.js": (script, PackageResources.live_js),
        "owner.css": (styles, PackageResources.owner_css),
        "page.js": (script, PackageResources.page_js),
        "plain.css": (styles, PackageResources.plain_css),
        "renewed.js": (script, PackageResources.renewed_js),
        "sheet.css": (styles, PackageResources.sheet_css),
        "size.js": (script, PackageResources.size_js),
        "sound.js": (script, PackageResources.sound_js),
        "style.css": (styles, PackageResources.style_css),
        "till.css": (styles, PackageResources.till_css),
        "till.js": (script, PackageResources.till_js),
        "tokens.css": (styles, PackageResources.tokens_css),
    ]
    private static let styles = "text/css; charset=utf-8"
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
