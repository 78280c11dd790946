import McOrderWeb

extension AssetFiles {
    /// The files of the customers' pages. The worker and the manifest are served from the root.
    static let storefront = AssetFiles(
        [
            "around.js": PackageResources.around_js,
            "chime.js": PackageResources.chime_js,
            "choose.js": PackageResources.choose_js,
            "filter.js": PackageResources.filter_js,
            "manifest.webmanifest": PackageResources.manifest_webmanifest,
            "menu.js": PackageResources.menu_js,
            "openapi.json": PackageResources.openapi_json,
            "order.js": PackageResources.order_js,
            "order-view.js": PackageResources.order_view_js,
            "pickup.js": PackageResources.pickup_js,
            "places.js": PackageResources.places_js,
            "sending.js": PackageResources.sending_js,
            "shared.js": PackageResources.shared_js,
            "shop-icon.svg": PackageResources.shop_icon_svg,
            "shop.css": PackageResources.shop_css,
            "shop.js": PackageResources.shop_js,
            "stream.js": PackageResources.stream_js,
            "sw.js": PackageResources.sw_js,
            "ticket.js": PackageResources.ticket_js,
            "ticket-sheet.js": PackageResources.ticket_sheet_js,
        ]
    )
}
