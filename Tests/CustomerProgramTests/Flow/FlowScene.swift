import Foundation
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram
@testable import McOrderClient

/// The flow without a terminal: takes keys, returns effects and frames, and answers storing and sending as
/// the runner would.
struct FlowScene {
    static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The time of the customer; the restaurants' clocks show 20:47:21.
    static let now = Timestamp(seconds: 1_367_347_641)

    var model: FlowModel
    /// All effects so far.
    private(set) var effects: [FlowModel.Effect] = []

    init(
        _ language: Language = .spanish,
        near place: GeoPoint? = nil,
        catalogue: Catalogue? = nil
    ) throws {
        let id = try #require(DeviceID("975319E0-43ED-435F-AA81-0B4F051B3768"))
        let state = HomeState(device: Device(name: "iPhone4 de Beris", id: id))
        model = FlowModel(
            FlowWorld(catalogue: try catalogue ?? Self.catalogue(), state: state, place: place),
            language: language
        )
        model.world.state.nextNumber = OrderNumber(9)
        model.world.state.isNamed = true
        _ = model.update(.resized(.usual))
    }

    /// The catalogue of the repository, with a text of its restaurants replaced.
    static func catalogue(replacing old: String = "", with new: String = "") throws -> Catalogue {
        let folder = repository.appending(path: "catalog")
        var files: [CatalogueReader.Part: Result<[UInt8], CatalogueFileError>] = [:]
        for part in CatalogueReader.Part.required {
            var text = String(
                decoding: try Data(contentsOf: folder.appending(path: part.fileName)),
                as: UTF8.self
            )
            if part == .restaurants, !old.isEmpty { text = text.replacing(old, with: new) }
            files[part] = .success(Array(text.utf8))
        }
        return try CatalogueReader.read(files: files) { _ in true }
    }

    /// Presses keys: a word such as `enter`, `esc` or `tab` is one key; any other word is typed character by
    /// character.
    mutating func press(_ script: String) {
        for word in script.split(separator: " ") {
            let named: [Substring: Key] = [
                "enter": .enter, "esc": .escape, "tab": .tab, "up": .up, "down": .down, "left": .left,
                "right": .right, "home": .home, "end": .end, "bs": .backspace, "del": .delete,
                "space": .character(" "), "^c": .control("c"), "pgdn": .pageDown,
            ]
            for key in named[word].map({ [$0] }) ?? word.map(Key.character) { take(.key(key)) }
        }
    }

    /// The catalogue of an example shop, read from its tables.
    static func shop(_ name: String) throws -> Catalogue {
        let folder = repository.appending(path: "docs/examples/catalogues/\(name)")
        var tables: [SheetLayout.Table: [UInt8]] = [:]
        for table in SheetLayout.Table.allCases {
            let file = folder.appending(path: table.fileName)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            tables[table] = Array(try Data(contentsOf: file))
        }
        let parts = try SheetImport(tables, hasImage: { _ in true }).parts
        return try CatalogueReader.read(
            files: parts.mapValues { .success(JSONWriter.document($0)) },
            hasImage: { _ in true }
        )
    }

    /// Delivers a message to the model.
    mutating func deliver(_ message: FlowMessage) {
        take(.message(message))
    }

    private mutating func take(_ event: ScreenEvent<FlowMessage>) {
        effects += model.update(event)
    }

    /// All requested work so far, without work that only reads.
    var work: [FlowWork] {
        effects.compactMap { effect in
            guard case .perform(let work) = effect, work != .refresh else { return nil }
            return work
        }
    }

    /// The order with the lines of the present ticket.
    func placed(to restaurant: String = "garbera", comment: String = "") throws -> PlacedOrder {
        let request = OrderRequest(
            restaurant: RestaurantID(restaurant),
            catalogue: model.world.catalogue,
            comment: comment,
            allowsRepeat: true
        )
        return PlacedOrder(
            try request.order(of: model.world.state, at: Self.now),
            restaurant: RestaurantID(restaurant),
            placedAt: Self.now,
            items: model.world.state.ticket.items,
            cloud: "/cloud",
            folder: model.world.state.device.id
        )
    }

    /// Reports that the ticket was sent, as the runner does.
    mutating func confirmSending(to restaurant: String = "garbera", comment: String = "") throws {
        let order = try placed(to: restaurant, comment: comment)
        var state = model.world.state
        state.ticket = Ticket()
        state.lastOrder = order
        state.nextNumber = order.number.next
        deliver(.home(state))
        deliver(.sent(FlowSent(order: order)))
    }

    /// A receipt about the last order.
    func receipt(_ status: Receipt.Status, pay: PayAnswer? = nil) throws -> Receipt {
        let last = try #require(model.world.state.lastOrder)
        return Receipt(
            identity: last.order.identity,
            restaurant: last.order.restaurant,
            status: status,
            total: last.order.total,
            shownTotal: last.order.total,
            reason: nil,
            updatedAt: Self.now,
            pay: pay
        )
    }

    /// The text of the screen.
    func text(_ glyphs: Glyphs = .unicode, size: ScreenSize = .usual) -> String {
        var frame = Frame(size: size, glyphs: glyphs)
        model.draw(on: &frame)
        return frame.text
    }

    /// The names on the ticket.
    var ticket: [String] {
        model.world.state.ticket.items.map(\.name)
    }
}
