import Foundation
import McOrderClient
import Testing

@Suite struct HomeTests {
    @Test func `only its owner can read a new home, and it has its own device`() throws {
        try CustomerFolders.with { fixture in
            let deep = fixture.path + "/a/b/home"
            let state = try Home.open(deep).state()
            for (file, rights) in [("", 0o700), ("/home.json", 0o600), ("/home.lock", 0o600)] {
                let attributes = try FileManager.default.attributesOfItem(atPath: deep + file)
                #expect(attributes[.posixPermissions] as? Int == rights, "\(file)")
            }
            #expect(state.nextNumber == .first)
            #expect(state.ticket.isEmpty && state.lastOrder == nil && state.favourite == nil)
            #expect(try Home.open(fixture.path + "/other").state().device.id != state.device.id)
        }
    }

    @Test func `opening the home again reads everything that was stored`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            try home.renameDevice("iPhone4 de Beris")
            try home.setFavourite(RestaurantID("garbera"))
            let state = try home.state()
            let again = try Home.open(fixture.homePath).state()
            #expect(again == state)
            #expect(again.device.name == "iPhone4 de Beris")
            #expect(again.favourite == RestaurantID("garbera"))
            #expect(again.cloud == fixture.cloud)
            #expect(again.ticket.items.count == 2)
        }
    }

    @Test func `a change that throws changes nothing`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let before = try fixture.bytes("home/home.json")
            #expect(throws: ClientError.ticket(.noSuchLine(3))) {
                try home.changeTicket { ticket throws(TicketError) in
                    ticket = Ticket()
                    try ticket.remove(lines: [3])
                }
            }
            #expect(throws: ClientError.ticket(.noSuchLine(9))) {
                try home.changeTicket { ticket throws(TicketError) in try ticket.remove(lines: [1, 9]) }
            }
            #expect(try fixture.bytes("home/home.json") == before)
        }
    }

    @Test(arguments: ["", " ", "a\nb", "\u{85}", String(repeating: "x", count: 65)])
    func `an invalid name for a device is refused`(name: String) throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            #expect(throws: ClientError.badDeviceName(name)) { try home.renameDevice(name) }
        }
    }

    @Test(arguments: [
        ("vm", "vm"), ("", "mcorder"), ("a\u{1}b", "ab"), ("\n", "mcorder"),
        (String(repeating: "ñ", count: 70), String(repeating: "ñ", count: 64)),
        (String(repeating: "👩‍👩‍👧‍👦", count: 60), String(repeating: "👩‍👩‍👧‍👦", count: 256 / 7)),
    ])
    func `a host's name becomes a valid device name`(host: String, name: String) {
        #expect(Device.name(fromHost: host) == name)
        #expect(Device.allows(name: name))
    }

    @Test func `joining needs the marker and stores the folder's absolute path`() throws {
        try CustomerFolders.with { fixture in
            let home = try Home.open(fixture.homePath)
            try fixture.write("", to: "bare/orders/x")
            try fixture.makeCloud("newer", id: CustomerFolders.folderID)
            try fixture.write(#"{"format": 2}"#, to: "newer/orders/.mcorder")
            try fixture.makeCloud("half", id: CustomerFolders.folderID)
            try fixture.write(#"{"for"#, to: "half/orders/.mcorder")
            let path = fixture.path
            #expect(throws: ClientError.folderAbsent(path: path + "/none")) { try home.join(path + "/none") }
            #expect(throws: ClientError.folderUnmarked(path: path + "/bare")) {
                try home.join(path + "/bare")
            }
            #expect(throws: ClientError.folderUnmarked(path: path + "/half")) {
                try home.join(path + "/half")
            }
            #expect(throws: ClientError.folderTooNew(path: path + "/newer", format: 2)) {
                try home.join(path + "/newer")
            }
            #expect(try home.state().cloud == nil)
            #expect(try home.join(fixture.cloud).path == fixture.cloud)
            #expect(try home.state().cloud == fixture.cloud)
        }
    }
}
