import Foundation
import Glibc
import Testing

@testable import McOrderClient

/// What a customer's device knows of what is not to be had, and what it therefore does not send.
@Suite struct TodayClientTests {
    private let garbera = RestaurantID("garbera")
    private let evening = CustomerFolders.evening

    private func today(paused seconds: Int? = nil, without soldOut: [String: Int] = [:]) -> Today {
        Today(entries: [
            Today.Entry(
                id: garbera,
                pausedUntil: seconds.map { evening + .seconds($0) },
                soldOut: Dictionary(
                    uniqueKeysWithValues: soldOut.map { (SellableID($0), evening + .seconds($1)) }
                )
            )
        ])
    }

    private func text(_ today: Today) -> String {
        String(decoding: today.json(publishedAt: evening), as: UTF8.self)
    }

    /// The sample catalogue with hours of Garbera.
    private func catalogue(_ hours: String) throws -> Catalogue {
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
        for part in CatalogueReader.Part.required {
            let url = URL(filePath: "\(CustomerFolders.catalogueFolder)/\(part.fileName)")
            var text = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            let id = #""id": "garbera","#
            if part == .restaurants {
                try #require(text.contains(id))
                text = text.replacing(id, with: "\(id) \(hours),")
            }
            files[part] = .success(Array(text.utf8))
        }
        return try CatalogueReader.read(files: files) { _ in true }
    }

    private func request(_ today: Today, in catalogue: Catalogue = CustomerFolders.catalogue) -> OrderRequest
    {
        OrderRequest(
            restaurant: garbera,
            catalogue: catalogue,
            comment: "",
            allowsRepeat: true,
            today: today
        )
    }

    /// The error with which the sample ticket is not sent, that many seconds after `evening`; `nil` when it
    /// is sent.
    private func refusal(_ request: OrderRequest, later seconds: Int = 0) throws -> ClientError? {
        var refusal: ClientError?
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            do {
                _ = try Sender(sample: home, later: .seconds(seconds)).send(request, cloud: nil)
                #expect(try fixture.orderFiles().count == 1)
            } catch let error as ClientError {
                refusal = error
                #expect(try fixture.orderFiles().isEmpty)
                #expect(try home.state().ticket.items.count == 2, "the ticket is as it was")
                #expect(try home.state().nextNumber == OrderNumber(1), "no number is used")
                #expect(try home.state().pendingOrder == nil)
            }
        }
        return refusal
    }

    // MARK: Reading

    @Test func `the restaurant's published file is read from the shared folder`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            #expect(try home.today() == .nothing)
            try fixture.write(text(today(paused: 60)), to: "cloud/catalog/today.json")
            #expect(try home.today() == today(paused: 60))
            #expect(try home.today(cloud: "\(fixture.path)/nowhere") == .nothing)
        }
    }

    @Test func `the folder that is named for the catalogue takes precedence`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            try fixture.write(text(today(paused: 60)), to: "cloud/catalog/today.json")
            try fixture.write(text(today(paused: 90)), to: "shared/today.json")
            #expect(try home.today(from: "\(fixture.path)/shared") == today(paused: 90))
            #expect(try home.today(from: CustomerFolders.catalogueFolder) == today(paused: 60))
            try fixture.write("{", to: "shared/today.json")
            #expect(try home.today(from: "\(fixture.path)/shared") == today(paused: 60))
        }
    }

    @Test(arguments: ["", "[]", "{\"format\": 9}", "\u{FEFF}{}", "{\"format\":1,\"restaurants\":[null]}"])
    func `an invalid file counts as no pauses and no sold-out products`(_ content: String) throws {
        try CustomerFolders.with { fixture in
            try fixture.write(content, to: "cloud/catalog/today.json")
            #expect(try fixture.home().today() == .nothing)
        }
    }

    @Test func `a pipe, a folder, a symbolic link and a file that is too large are not read`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.home()
            let path = fixture.cloud + "/catalog/today.json"
            try fixture.write(text(today(paused: 60)), to: "elsewhere.json")
            try fixture.write("", to: "cloud/catalog/other")
            try #require(symlink(fixture.path + "/elsewhere.json", path) == 0)
            #expect(try home.today() == .nothing)
            try #require(unlink(path) == 0 && mkfifo(path, 0o600) == 0)
            #expect(try home.today() == .nothing)
            try #require(unlink(path) == 0 && mkdir(path, 0o700) == 0)
            #expect(try home.today() == .nothing)
            try #require(rmdir(path) == 0)
            let padding = String(repeating: " ", count: Today.sizeLimit)
            try fixture.write(padding + text(today(paused: 60)), to: "cloud/catalog/today.json")
            #expect(try home.today() == .nothing)
        }
    }

    // MARK: Sending

    @Test func `nothing is sent to a paused restaurant until the second in which the pause ends`() throws {
        let paused = request(today(paused: 60))
        for seconds in [0, 59] {
            guard case .paused(let there)? = try refusal(paused, later: seconds) else {
                Issue.record("sent after \(seconds) s")
                continue
            }
            #expect(there.restaurant == "McDonald's Garbera" && there.until == evening + .seconds(60))
        }
        #expect(try refusal(paused, later: 60) == nil)
    }

    @Test func `a line with a sold-out product is named, with the missing parts of a menu`() throws {
        let soldOut = request(today(without: ["lipton-ice": 90, "deluxe": 60, "agua": 999]))
        guard case .soldOut(let lines, let there)? = try refusal(soldOut) else {
            Issue.record("sent")
            return
        }
        #expect(lines.map(\.line) == [1])
        #expect(lines.first?.name == "(G) BigMac + Lipton Ice + Deluxe")
        #expect(lines.first?.products == ["Lipton Ice", "Deluxe"])
        #expect(lines.first?.until == evening + .seconds(90))
        #expect(there.until == evening + .seconds(90))
        #expect(try refusal(soldOut, later: 90) == nil, "each ends by the device's clock")
    }

    @Test(
        arguments: [
            (#""hours": {"tue": ["20:00-20:47"]}"#, 604_800 - 2841),
            (#""hours": {"tue": ["20:48-23:00"]}"#, 39),
            (#""closedOn": ["2013-04-30"]"#, 11_559), (#""hours": {"tue": ["20:00-20:48"]}"#, nil),
            (#""hours": {"mon": ["22:00-21:00"]}"#, nil),
        ] as [(String, Int?)]
    )
    func `nothing is sent to a restaurant that is closed, and the error says when it opens`(
        _ hours: String,
        _ seconds: Int?
    ) throws {
        let refusal = try refusal(request(.nothing, in: catalogue(hours)))
        guard let seconds else {
            #expect(refusal == nil)
            return
        }
        guard case .closed(let there)? = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        #expect(there.until == evening + .seconds(seconds))
    }

    @Test func `device and restaurant agree in the hour that the clocks show twice`() throws {
        // 27 October 2013, 02:15 in Madrid for the second time; the restaurant reads the first.
        let second = Timestamp(seconds: 1_382_836_500)
        let closed = try catalogue(#""hours": {"sat": ["20:00-02:10"]}"#)
        let early = try catalogue(#""hours": {"sun": ["02:30-05:00"]}"#)
        let open = try catalogue(#""hours": {"sat": ["20:00-04:00"]}"#)
        let later = Int((second - evening).components.seconds)
        #expect(try refusal(request(.nothing, in: closed), later: later) != nil)
        #expect(try refusal(request(.nothing, in: early), later: later) != nil, "it would be refused there")
        #expect(try refusal(request(.nothing, in: open), later: later) == nil)
    }

    @Test func `the error is closed before paused, and paused before sold out`() throws {
        let all = today(paused: 60, without: ["espresso": 60])
        let closed = try catalogue(#""closedOn": ["2013-04-30"]"#)
        guard case .closed? = try refusal(request(all, in: closed)), case .paused? = try refusal(request(all))
        else {
            Issue.record("another reason came first")
            return
        }
    }

    @Test func `sending reads the shared folder even if the app does not pass its content`() throws {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let end = Timestamp.now() + .seconds(3600)
            let paused = Today(entries: [Today.Entry(id: garbera, pausedUntil: end, soldOut: [:])])
            try fixture.write(text(paused), to: "cloud/catalog/today.json")
            let failure = #expect(throws: ClientError.self) {
                try home.send(to: garbera, in: CustomerFolders.catalogue)
            }
            guard case .paused? = failure else {
                Issue.record("\(String(describing: failure))")
                return
            }
            #expect(throws: ClientError.self) {
                try home.previewOrder(to: garbera, in: CustomerFolders.catalogue)
            }
            #expect(
                try home.send(to: garbera, in: CustomerFolders.catalogue, today: .nothing).wasPending == false
            )
        }
    }

    @Test
    func `an order whose sending was interrupted is finished, even if the restaurant is paused meanwhile`()
        throws
    {
        try CustomerFolders.with { fixture in
            let home = try fixture.homeWithTicket()
            let dying = Sender(sample: home) { step throws(ClientError) in
                if step == .stored { throw .numbersExhausted }
            }
            #expect(throws: ClientError.self) { try dying.send(request(.nothing), cloud: nil) }
            let report = try Sender(sample: home).send(request(today(paused: 60)), cloud: nil)
            #expect(report.wasPending)
        }
    }
}
