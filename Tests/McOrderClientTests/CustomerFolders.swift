import Foundation
import McOrderFiles
import Testing

@testable import McOrderClient

/// A customer's home and a restaurant's shared folder, in a folder of one test.
struct CustomerFolders {
    /// The test's own folder.
    let path: String
    /// The sample order's time: 30 April 2013, 20:47:21 in San Sebastián.
    static let evening = Timestamp(seconds: 1_367_347_641)
    static let folderID = "0F8FAD5B-D9CB-469F-A165-70867728950E"

    var cloud: String { path + "/cloud" }
    var homePath: String { path + "/home" }

    /// Gives `body` new folders, the shared one with a marker, and removes them afterwards.
    static func with(_ body: (CustomerFolders) throws -> Void) throws {
        let fixture = try CustomerFolders()
        defer { fixture.remove() }
        try body(fixture)
    }

    /// The same for tests that wait.
    static func with(_ body: (CustomerFolders) async throws -> Void) async throws {
        let fixture = try CustomerFolders()
        defer { fixture.remove() }
        try await body(fixture)
    }

    /// Folders that exist already.
    init(path: String) {
        self.path = path
    }

    private init() throws {
        self.init(path: FileManager.default.temporaryDirectory.path + "/mcorder-\(UUID().uuidString)")
        try makeCloud("cloud", id: Self.folderID)
    }

    private func remove() {
        #expect(throws: Never.self) { try FileManager.default.removeItem(atPath: path) }
    }

    /// Makes a shared folder with a marker.
    func makeCloud(_ name: String, id: String) throws {
        try FileManager.default.createDirectory(
            atPath: "\(path)/\(name)/orders",
            withIntermediateDirectories: true
        )
        try write(#"{"format": 1, "id": "\#(id)"}"#, to: "\(name)/orders/.mcorder")
    }

    /// Writes a file, and creates the folders above it.
    func write(_ text: String, to file: String) throws {
        let url = URL(filePath: "\(path)/\(file)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data(text.utf8).write(to: url)
    }

    /// The bytes of a file.
    func bytes(_ file: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: "\(path)/\(file)")))
    }

    /// Opens the home, joined to the folder.
    func home(patience: Duration = .seconds(5)) throws -> Home {
        let home = try Home.open(homePath, patience: patience)
        try home.join(cloud)
        return home
    }

    /// The names of the order files, sorted. Fails if the folder contains anything else.
    func orderFiles(_ cloud: String = "cloud") throws -> [String] {
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(path)/\(cloud)/orders")
        return names.filter { $0 != ".mcorder" }.sorted()
    }

    /// The orders in the folder, by number.
    func orders() throws -> [Order] {
        try orderFiles().map { try Order(json: try bytes("cloud/orders/\($0)")) }.sorted {
            $0.number < $1.number
        }
    }

    /// A home with the sample order's ticket.
    func homeWithTicket() throws -> Home {
        let home = try home()
        let menu = try Self.catalogue.menu(
            sandwich: ProductID("bigmac"),
            drink: ProductID("lipton-ice"),
            side: ProductID("deluxe"),
            isLarge: true
        )
        let espresso = try Self.item("espresso")
        try home.changeTicket { ticket throws(TicketError) in
            try ticket.add(menu)
            try ticket.add(espresso)
        }
        return home
    }

    /// A product by itself.
    static func item(_ id: String) throws -> TicketItem {
        .product(TicketItem.Part(try #require(catalogue.product(ProductID(id)))))
    }

    /// The request to send the sample order.
    static func request(
        _ restaurant: String = "garbera",
        comment: String = "3 ketchups, por favor.",
        allowsRepeat: Bool = false
    ) -> OrderRequest {
        OrderRequest(
            restaurant: RestaurantID(restaurant),
            catalogue: catalogue,
            comment: comment,
            allowsRepeat: allowsRepeat
        )
    }

    /// The sample catalogue's folder.
    static let catalogueFolder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "catalog").path

    /// The sample catalogue.
    static let catalogue: Catalogue = {
        do {
            var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
            for part in CatalogueReader.Part.required {
                let url = URL(filePath: "\(catalogueFolder)/\(part.fileName)")
                files[part] = .success(Array(try Data(contentsOf: url)))
            }
            return try CatalogueReader.read(files: files) { _ in true }
        } catch {
            fatalError("the sample catalogue cannot be read: \(error)")
        }
    }()
}

extension Sender {
    /// A sender whose clock shows the sample order's time, or that much later.
    init(
        sample home: Home,
        later: Duration = .zero,
        refusals: FileSystemRefusals = .none,
        onStep: @escaping @Sendable (SendStep) throws(ClientError) -> Void = { _ in }
    ) {
        self.init(home, now: { CustomerFolders.evening + later }, refusals: refusals, onStep: onStep)
    }
}
