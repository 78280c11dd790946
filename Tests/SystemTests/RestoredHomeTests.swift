import Foundation
import McOrderModel
import Testing

/// A device that was restored from a backup, and so counts numbers that were used before.
@Suite struct RestoredHomeTests {
    @Test func `it sees the rejection and sends under a free number`() async throws {
        try await Programs.withHouse { house in
            _ = try await house.withDaemon {
                try await house.until("the catalogue is published") {
                    FileManager.default.fileExists(atPath: "\(house.folder)/cloud/catalog/catalog.json")
                }
                for product in ["Espresso", "Agua"] {
                    #expect(try await house.mcorder("add", product).status == 0)
                    if product == "Agua" {
                        try FileManager.default.copyItem(
                            atPath: "\(house.folder)/home",
                            toPath: "\(house.folder)/backup"
                        )
                    }
                    let sent = try await house.mcorder("send", "-r", "garbera", "--wait", "20")
                    #expect(sent.status == 0, "\(sent.error)")
                }
                #expect(try await house.mcorder("new", home: "backup").status == 0)
                #expect(try await house.mcorder("add", "Nuggets", home: "backup").status == 0)
                let again = try await house.mcorder("send", "-r", "garbera", "--wait", "20", home: "backup")
                #expect(again.status == 0, "\(again.error)")
                #expect(again.error.contains("Number 2 was used before"))
            }
            let numbers = try await house.allOrders().compactMap { $0.member("number")?.text }
            #expect(numbers.sorted() == ["1", "2", "3"])
        }
    }
}
