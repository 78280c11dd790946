import Foundation
import McOrderModel
import Testing

/// The output of `mcorder --json`, key by key. Source: commands.md.
@Suite struct CustomerJSONTests {
    private static let orderKeys = [
        "restaurant", "deviceName", "udid", "number", "code", "placedAt", "comment", "lines", "totalCents",
        "file",
    ]
    private static let restaurantKeys = [
        "id", "name", "address", "phone", "latitude", "longitude", "distanceMeters",
    ]
    private static let statusKeys = ["open", "opensAt", "closesAt", "pausedUntil"]

    @Test func `products have the keys of the contract, and the prices of their menus`() async throws {
        try await Programs.withSandbox { programs in
            let products = try #require(try await programs.customerJSON("products").elements)
            #expect(products.count == 42)
            for product in products {
                #expect(
                    product.keys == [
                        "id", "name", "categories", "cents", "description", "image", "allergens", "available",
                        "minimumAge", "menuCents", "largeMenuCents", "soldOutUntil",
                    ]
                )
            }
            let espresso = try #require(products.first { $0.member("id")?.text == "espresso" })
            #expect(espresso.member("cents")?.integer == 120)
            #expect(espresso.member("allergens")?.elements?.isEmpty == true)
            let gazpacho = try #require(products.first { $0.member("id")?.text == "gazpacho" })
            #expect(gazpacho.member("allergens") == .null)
        }
    }

    @Test func `add, menu, ticket, remove and new print the ticket`() async throws {
        try await Programs.withSandbox { programs in
            let added = try await programs.customerJSON("add", "Coca Cola", "-n", "2")
            #expect(added.keys == ["lines", "totalCents"])
            #expect(added.member("lines")?.elements?.map(\.keys) == [["name", "cents"], ["name", "cents"]])
            #expect(added.member("totalCents")?.integer == 360)
            let menu = try await programs.customerJSON("menu", "BigMac", "Lipton Ice", "Deluxe", "--large")
            #expect(menu.member("totalCents")?.integer == 360 + 675)
            #expect(try await programs.customerJSON("ticket") == menu)
            let removed = try await programs.customerJSON("remove", "1", "2")
            #expect(removed.member("lines")?.elements?.count == 1)
            let name = removed.member("lines")?.elements?.first?.member("name")?.text
            #expect(name == "(G) BigMac + Lipton Ice + Deluxe")
            let new = try await programs.customerJSON("new")
            #expect(new == .object([.init("lines", .array([])), .init("totalCents", .integer(0))]))
        }
    }

    @Test func `restaurants have the keys of the contract, and their status`() async throws {
        try await Programs.withSandbox { programs in
            let list = try #require(try await programs.customerJSON("restaurants").elements)
            #expect(list.count == 8)
            #expect(list.allSatisfy { $0.keys == Self.restaurantKeys + Self.statusKeys })
            #expect(list.allSatisfy { $0.member("distanceMeters") == .null })
            let near = try #require(
                try await programs.customerJSON("restaurants", "--near", "43.2627,-2.9253").elements
            )
            #expect(near.allSatisfy { $0.keys == Self.restaurantKeys + Self.statusKeys })
            #expect(near.first?.member("id")?.text == "gran-via")
            let distances = near.compactMap { $0.member("distanceMeters")?.integer }
            #expect(distances.count == 8 && distances == distances.sorted())
        }
    }

    @Test func `a single restaurant begins with the same keys`() async throws {
        try await Programs.withSandbox { programs in
            let one = try await programs.customerJSON("restaurant", "garbera", "--near", "43.3183,-1.9812")
            #expect(Array(one.keys.prefix(7)) == Self.restaurantKeys)
            #expect(one.member("direction")?.text == "ESE")
            #expect(one.member("geo")?.text == "geo:43.31012,-1.94107")
        }
    }

    @Test func `join lists the restaurants`() async throws {
        try await Programs.withSandbox { programs in
            let list = try await programs.customerJSON("join", "\(programs.folder)/cloud")
            #expect(list.elements?.map(\.keys) == Array(repeating: Self.restaurantKeys, count: 8))
        }
    }

    @Test(arguments: ["favourite", "favorite"])
    func `the favourite is a restaurant, or null without one`(command: String) async throws {
        try await Programs.withSandbox { programs in
            #expect(try await programs.customerJSON(command) == .null)
            let set = try await programs.customerJSON(command, "mcdonald's urbil")
            #expect(set.keys == Self.restaurantKeys)
            #expect(set.member("id")?.text == "urbil")
            #expect(try await programs.customerJSON(command) == set)
        }
    }

    @Test func `send and last print the same order, whose file is in the folder`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso", "Agua")
            let sent = try await programs.customerJSON("send", "-r", "garbera", "-m", "sin azúcar")
            #expect(sent.keys == Self.orderKeys)
            #expect(sent.member("restaurant")?.text == "McDonald's Garbera")
            #expect(sent.member("number")?.text == "1")
            #expect(sent.member("comment")?.text == "sin azúcar")
            #expect(sent.member("lines")?.elements?.map(\.keys) == [["name", "cents"], ["name", "cents"]])
            #expect(sent.member("totalCents")?.integer == 240)
            #expect(sent.member("placedAt")?.text.flatMap { Timestamp($0) } != nil)
            let file = try #require(sent.member("file")?.text)
            let order = try Order(json: Array(try Data(contentsOf: URL(filePath: file))))
            #expect(sent.member("udid")?.text == order.device.description)
            #expect(sent.member("code")?.text == order.code.description)
            #expect(sent.member("deviceName")?.text == order.deviceName)
            #expect(try await programs.customerJSON("last") == sent)
        }
    }

    @Test func `a dry run prints the order that would be sent, and sends nothing`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            let shown = try await programs.customerJSON("send", "-r", "garbera", "--dry-run")
            #expect(shown.keys == Self.orderKeys)
            #expect(try programs.waiting().isEmpty)
            #expect(try await programs.customerJSON("ticket").member("lines")?.elements?.count == 1)
            let sent = try await programs.customerJSON("send", "-r", "garbera")
            #expect(sent.member("number")?.text == "1")
        }
    }

    @Test func `an unanswered order has its own keys and exit code`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            let sent = try await programs.customerJSON("send", "-r", "garbera")
            let status = try await programs.customer("status", "--json")
            #expect(status.status == 75)
            let value = try status.json()
            #expect(value.keys == ["state", "number", "code", "ageSeconds"])
            #expect(value.member("state")?.text == "unanswered")
            #expect(value.member("number")?.text == "1")
            #expect(value.member("code") == sent.member("code"))
            #expect(try #require(value.member("ageSeconds")?.integer) < 60)
        }
    }

    @Test func `an answered order's status is the receipt`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            _ = try await programs.customerJSON("send", "-r", "garbera")
            #expect(try await programs.mcorderd("run", "--once").status == 0)
            let status = try await programs.customerJSON("status")
            #expect(
                status.keys == [
                    "format", "number", "code", "restaurant", "state", "totalCents", "shownTotalCents",
                    "reason", "updatedAt", "content", "readyAt",
                ]
            )
            #expect(status.member("state")?.text == "received")
            #expect(try await programs.customerJSON("status", "1") == status)
            let code = try #require(status.member("code")?.text)
            #expect(try await programs.customerJSON("status", code) == status)
        }
    }

    @Test func `reorder prints the ticket, device prints name and code, and website prints the address`()
        async throws
    {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            _ = try await programs.customerJSON("send", "-r", "garbera")
            #expect(try await programs.customerJSON("reorder").keys == ["lines", "totalCents"])
            let device = try await programs.customerJSON("device", "--name", "Tablet 3")
            #expect(device.member("name")?.text == "Tablet 3")
            #expect(device.member("udid")?.text.flatMap { DeviceID($0) } != nil)
            let website = try await programs.customerJSON("website")
            #expect(website.member("website")?.text == "https://www.mcdonalds.es")
        }
    }

    @Test func `watching prints one JSON value and nothing else`() async throws {
        try await Programs.withSandbox { programs in
            try await programs.fill("Espresso")
            _ = try await programs.customerJSON("send", "-r", "garbera")
            _ = try await programs.withDaemon {
                async let watched = programs.customer("status", "-w", "--json")
                try await programs.until("the order is there") {
                    try await programs.till("show", "1").status == 0
                }
                for command in ["prepare", "ready", "collect"] {
                    #expect(try await programs.till(command, "1").status == 0)
                }
                let outcome = try await watched
                #expect(outcome.status == 0)
                #expect(try outcome.json().member("state")?.text == "collected")
            }
        }
    }
}
