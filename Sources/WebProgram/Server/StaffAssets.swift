import McOrderWeb

extension AssetFiles {
    /// The files of the staff's pages, and the description of the interface for programs.
    static let staff = AssetFiles(
        [
            "app.js": PackageResources.app_js,
            "board.css": PackageResources.board_css,
            "board.js": PackageResources.board_js,
            "book.css": PackageResources.book_css,
            "book.js": PackageResources.book_js,
            "book-due.js": PackageResources.book_due_js,
            "book-facts.js": PackageResources.book_facts_js,
            "closing.js": PackageResources.closing_js,
            "devices.js": PackageResources.devices_js,
            "dialogs.js": PackageResources.dialogs_js,
            "keys.js": PackageResources.keys_js,
            "kitchen.css": PackageResources.kitchen_css,
            "kitchen.js": PackageResources.kitchen_js,
            "lists-worker.js": PackageResources.lists_worker_js,
            "live.js": PackageResources.live_js,
            "new-order.js": PackageResources.new_order_js,
            "openapi.json": PackageResources.openapi_json,
            "owner.css": PackageResources.owner_css,
            "packing.js": PackageResources.packing_js,
            "page.js": PackageResources.page_js,
            "payments.js": PackageResources.payments_js,
            "photograph.js": PackageResources.photograph_js,
            "plain.css": PackageResources.plain_css,
            "recipe.css": PackageResources.recipe_css,
            "recipe.js": PackageResources.recipe_js,
            "recipe-editor.js": PackageResources.recipe_editor_js,
            "recipe-seen.js": PackageResources.recipe_seen_js,
            "recipes.js": PackageResources.recipes_js,
            "renewed.js": PackageResources.renewed_js,
            "shopping.js": PackageResources.shopping_js,
            "sheet.css": PackageResources.sheet_css,
            "sound.js": PackageResources.sound_js,
            "till.css": PackageResources.till_css,
            "till.js": PackageResources.till_js,
            "week.js": PackageResources.week_js,
            "wake.js": PackageResources.wake_js,
        ]
    )
}
