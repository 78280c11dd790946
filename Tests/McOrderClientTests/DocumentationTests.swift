import Foundation
import McOrderClient
import Testing

/// Runs the example of the library's documentation as another app would, with public names only.
@Suite struct DocumentationTests {
    /// The lines between the marks are those of the documentation, except for the two paths.
    private func order(state: String, cloud: String, print: (String) -> Void) throws {
        // example
        let home = try Home.open(state)
        try home.join(cloud)
        let catalogue = try home.catalogue().catalogue
        let menu = try catalogue.menu(
            sandwich: ProductID("bigmac"),
            drink: ProductID("lipton-ice"),
            side: ProductID("deluxe"),
            isLarge: true
        )
        try home.changeTicket { ticket throws(TicketError) in try ticket.add(menu) }
        let sent = try home.send(to: RestaurantID("garbera"), in: catalogue, comment: "3 ketchups").order
        print("Order \(sent.number) is in \(sent.file); at the counter say \(sent.code)")
        // end
    }

    @Test func `the example puts an order into the folder and prints its code`() throws {
        try CustomerFolders.with { fixture in
            try FileManager.default.createSymbolicLink(
                atPath: fixture.cloud + "/catalog",
                withDestinationPath: CustomerFolders.catalogueFolder
            )
            var said = ""
            try order(state: fixture.homePath, cloud: fixture.cloud) { said = $0 }
            let sent = try #require(try fixture.orders().first)
            let file = try #require(try fixture.orderFiles().first)
            #expect(sent.lines.map(\.name) == ["(G) BigMac + Lipton Ice + Deluxe"])
            #expect(sent.total == Money(cents: 675))
            #expect(said == "Order 1 is in \(fixture.cloud)/orders/\(file); at the counter say \(sent.code)")
        }
    }

    @Test func `the documentation contains the code of this test`() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let page = try String(
            contentsOf: root.appending(path: "Sources/McOrderClient/McOrderClient.swift"),
            encoding: .utf8
        )
        let shown = page.split(separator: "\n").filter { $0.hasPrefix("/// ") }.map { $0.dropFirst(4) }
        let start = try #require(shown.firstIndex(of: "```swift"))
        let end = try #require(shown.lastIndex(of: "```"))
        let example = shown[(start + 1)..<end].joined(separator: "\n")
            .replacing("\"/home/ana/.local/state/mcorder\"", with: "state")
            .replacing("\"/home/ana/Cloud/McOrder\"", with: "cloud")

        let own = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
        let lines = own.split(separator: "\n").map { $0.drop { $0 == " " } }
        let first = try #require(lines.firstIndex(of: "// example"))
        let last = try #require(lines.firstIndex(of: "// end"))
        let run = lines[(first + 1)..<last].joined(separator: "\n")
        #expect(example.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n") == run)
    }
}
