import Foundation
import McOrderClient
import Testing

@Suite struct HomeDamageTests {
    /// Changes that each make one value of a valid home file invalid.
    private static let spoils: [(what: String, by: String, place: String)] = [
        (#""name": "Agua""#, #""name": 1"#, ".ticket[0].product.name"),
        (#""nextNumber": "2""#, #""nextNumber": "0""#, ".nextNumber"),
        (#""nextNumber": "2""#, #""nextNumber": "1""#, ".nextNumber"),
        (#""udid": ""#, #""udid": "x"#, ".device.udid"),
        (#""format": 1,"#, "", ".format"),
        (#"Garbera"#, #"Gabera"#, ".lastOrder.file"),
        (#""favourite": null,"#, "", ".favourite"),
        (#""notices": []"#, #""notices": [{"format": 1}]"#, ".notices[0]"),
    ]

    @Test(arguments: 0..<8)
    func `an error names a damaged home, which is not changed`(index: Int) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            _ = try Sender(sample: home).send(CustomerFolders.request(), cloud: nil)
            let water = try CustomerFolders.item("agua")
            try home.changeTicket { ticket throws(TicketError) in try ticket.add(water) }
            let spoil = Self.spoils[index]
            let good = String(decoding: try fixture.bytes("home/home.json"), as: UTF8.self)
            let bad = good.replacing(spoil.what, with: spoil.by, maxReplacements: 1)
            try #require(bad != good)
            try fixture.write(bad, to: "home/home.json")
            let damage = ClientError.homeDamaged(path: fixture.homePath + "/home.json", place: spoil.place)
            #expect(throws: damage) { try Home.open(fixture.homePath) }
            #expect(throws: damage) { try home.setFavourite(RestaurantID("urbil")) }
            #expect(throws: damage) {
                try home.send(to: RestaurantID("urbil"), in: CustomerFolders.catalogue)
            }
            #expect(try fixture.bytes("home/home.json") == Array(bad.utf8))
        }
    }

    @Test(arguments: ["", "x", "[]", "{", "\u{FEFF}{}"])
    func `a file that is not a home file is not changed`(text: String) throws {
        try CustomerFolders.with { fixture in
            try fixture.write(text, to: "home/home.json")
            #expect(throws: ClientError.self) { try Home.open(fixture.homePath) }
            #expect(try fixture.bytes("home/home.json") == Array(text.utf8))
        }
    }

    @Test func `a home with a newer format is refused`() throws {
        try CustomerFolders.with { fixture in
            try fixture.write(#"{"format": 4, "all": "new"}"#, to: "home/home.json")
            let path = fixture.homePath + "/home.json"
            #expect(throws: ClientError.homeTooNew(path: path, format: 4)) { try Home.open(fixture.homePath) }
        }
    }

    @Test func `a home that is a file cannot be used`() throws {
        try CustomerFolders.with { fixture in
            try fixture.write("", to: "home")
            let error = #expect(throws: ClientError.self) { try Home.open(fixture.homePath) }
            guard case .home(let problem)? = error else {
                Issue.record("\(String(describing: error))")
                return
            }
            #expect(problem.kind == .absent)
        }
    }
}
