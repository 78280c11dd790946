import FolderTesting
import Glibc
import McOrderFiles
import McOrderModel
import OrderTesting
import Testing

@testable import McOrderIntake
@testable import McOrderQueue

struct ReceiptWriterTests {
    private let fixture: IntakeFixture

    init() async throws {
        fixture = try await IntakeFixture()
    }

    private func take(_ order: SampleOrder = SampleOrder()) async throws {
        try fixture.drop(order)
        try await fixture.engine().scan()
    }

    private func receipt(_ name: String) throws -> String? {
        try Files.read(fixture.paths.receipts + "/" + name).map { String(decoding: $0, as: UTF8.self) }
    }

    /// The stamp of the order's receipt.
    private func stamp() throws -> FileStamp? {
        try Directory.open(fixture.paths.receipts).stat(name(Self.orderReceipt))
    }

    /// An order without lines, which is refused and gets a receipt.
    private static let refused = SampleOrder.with {
        $0.number = "\"3\""
        $0.lines = "[]"
    }

    private static let orderReceipt = "\(ContentHash(of: "\(SampleOrder.udid):9")).json"

    @Test func `an order's receipt has the form of format.md`() async throws {
        let sent = SampleOrder.with { $0.lines = #"[["Agua","1.00"],["Espresso","1.20"]]"# }
        try await take(sent)
        #expect(try await fixture.receiptWriter().writeDue() == .whole)
        #expect(try Files.names(fixture.paths.receipts) == [Self.orderReceipt])
        let text = """
            {
              "format": 1,
              "number": "9",
              "code": "9-624",
              "restaurant": "McDonald's Garbera",
              "state": "received",
              "totalCents": 240,
              "shownTotalCents": 220,
              "reason": null,
              "updatedAt": "2013-04-30T18:48:21Z",
              "content": "\(try Order(json: sent.bytes).contentHash)",
              "readyAt": "2013-04-30T18:52:21Z"
            }

            """
        #expect(try receipt(Self.orderReceipt) == text)
    }

    @Test func `a later receipt of another daemon is kept, except when all are written again`() async throws {
        try await take()
        let due = try #require(try await fixture.receiptsDue().first)
        let identity = OrderIdentity(
            device: try #require(DeviceID(SampleOrder.udid)),
            number: try #require(OrderNumber(9))
        )
        func receipt(_ state: OrderState, revision: Int) -> Receipt {
            Receipt(
                identity: identity,
                restaurant: "McDonald's Garbera",
                status: .order(state),
                total: nil,
                shownTotal: nil,
                reason: nil,
                updatedAt: fixture.now,
                revision: revision
            )
        }
        let task = ReceiptTask(
            subject: due.subject,
            fileName: due.fileName,
            content: .order(receipt(.preparing, revision: 2)),
            updatedAt: fixture.now,
            answered: nil
        )
        let folder = fixture.receiptFolder()
        let path = fixture.paths.receipts + "/" + due.fileName
        for (action, state) in [(.write, .ready), (.rewrite, .preparing)]
            as [(ReceiptFolder.Action, OrderState)]
        {
            try Files.write(receipt(.ready, revision: 3).json, to: path)
            #expect(folder.perform(action, [task], { Issue.record($0) }).done == [due.subject])
            #expect(Receipt(json: try #require(try Files.read(path)))?.status == .order(state))
        }
    }

    @Test func `the order's receipt answers a cancel notice, whether it was in time or too late`()
        async throws
    {
        try await take()
        let order = try #require(try await fixture.orders().first)
        try await fixture.queue.advance(order, to: .preparing, by: "till 1", at: fixture.now)
        try fixture.drop(SampleNotice())
        try await fixture.engine().scan()
        #expect(try await fixture.receiptWriter().writeDue() == .whole)
        let refused = try #require(try receipt(Self.orderReceipt))
        #expect(refused.contains(#""state": "preparing""#))
        #expect(refused.contains(#""at": "2013-04-30T18:48:00Z""#))
        #expect(refused.contains(#""outcome": "refused""#))
        let begun = try #require(try await fixture.orders().first)
        try await fixture.queue.recall(begun, by: "till 1", at: fixture.now)
        try fixture.drop(SampleNotice.with { $0.at = "\"2013-04-30T18:50:00Z\"" })
        try await fixture.engine().scan()
        #expect(try await fixture.receiptWriter().writeDue() == .whole)
        let done = try #require(try receipt(Self.orderReceipt))
        #expect(done.contains(#""state": "cancelled""#) && done.contains(#""reason": null"#))
        #expect(done.contains(#""at": "2013-04-30T18:50:00Z""#) && done.contains(#""outcome": "done""#))
    }

    @Test func `a customer's arrival does not change the receipt`() async throws {
        try await take()
        let writer = fixture.receiptWriter()
        #expect(try await writer.writeDue() == .whole)
        let before = try stamp()
        try fixture.drop(SampleNotice.arrived)
        try await fixture.engine().scan()
        #expect(try await writer.writeDue() == .whole)
        #expect(try stamp() == before)
    }

    @Test func `a refused file's receipt has the hash of its bytes, and the restaurant's sentence`()
        async throws
    {
        let order = SampleOrder.with { $0.lines = "[]" }
        try await take(order)
        #expect(try await fixture.receiptWriter().writeDue() == .whole)
        let text = """
            {
              "format": 1,
              "number": "9",
              "code": "9-624",
              "restaurant": "McDonald's Garbera",
              "state": "rejected",
              "totalCents": null,
              "shownTotalCents": null,
              "reason": {
                "code": "empty-ticket",
                "message": "sentence of empty-ticket"
              },
              "updatedAt": "2013-04-30T18:48:21Z",
              "file": "\(ContentHash(.file, of: order.bytes))"
            }

            """
        #expect(try receipt("\(ContentHash(of: order.bytes)).json") == text)
    }

    @Test func `a written receipt is not written again until the order changes`() async throws {
        try await take()
        let writer = fixture.receiptWriter()
        #expect(try await writer.writeDue() == .whole)
        let before = try stamp()
        #expect(try await writer.writeDue() == .whole)
        #expect(try stamp() == before)
        let order = try #require(try await fixture.orders().first)
        try await fixture.queue.advance(order, to: .preparing, by: "till", at: fixture.now + .seconds(60))
        #expect(try await writer.writeDue() == .whole)
        let text = try #require(try receipt(Self.orderReceipt))
        #expect(text.contains(#""state": "preparing""#))
        #expect(text.contains(#""updatedAt": "2013-04-30T18:49:21Z""#))
    }

    @Test func `a cancelled order's receipt contains the reason`() async throws {
        try await take()
        let order = try #require(try await fixture.orders().first)
        try await fixture.queue.advance(order, to: .cancelled, by: "till", reason: "no buns", at: fixture.now)
        #expect(try await fixture.receiptWriter().writeDue() == .whole)
        let read = Receipt(json: Array(try #require(try receipt(Self.orderReceipt)).utf8))
        #expect(read?.status == .order(.cancelled))
        #expect(read?.reason == Receipt.Reason(code: "cancelled", message: "no buns"))
    }

    @Test(arguments: ["receipts", "orders"])
    func `while a folder is absent receipts stay due, which is logged once`(_ folder: String) async throws {
        try await take()
        let writer = fixture.receiptWriter()
        let path = folder == "orders" ? fixture.paths.orders : fixture.paths.receipts
        try #require(rename(path, path + "-away") == 0)
        #expect(try await writer.writeDue() == .hindered)
        #expect(try await writer.writeDue() == .hindered)
        #expect(writer.status.isStuck && writer.status.answered == nil)
        #expect(fixture.log.count(of: "stay due") == 1)
        try #require(rename(path + "-away", path) == 0)
        #expect(try await writer.writeDue() == .whole)
        #expect(fixture.log.count(of: "again") == 1)
        #expect(!writer.status.isStuck && writer.status.answered == 1)
    }

    @Test func `no receipts are written if the folder is not the known one`() async throws {
        try await take()
        try Files.write(FolderMarker(id: SampleRestaurant.other).json, to: fixture.path(".mcorder"))
        #expect(try await fixture.receiptWriter().writeDue() == .hindered)
        #expect(try Files.names(fixture.paths.receipts).isEmpty)
    }

    @Test func `a folder in the place of one receipt does not delay the others`() async throws {
        for index in 1...3 { try await take(.number(index)) }
        let inTheWay = "\(ContentHash(of: "\(SampleOrder.udid):1")).json"
        try #require(mkdir(fixture.paths.receipts + "/" + inTheWay, 0o770) == 0)
        let writer = fixture.receiptWriter()
        #expect(try await writer.writeDue() == .hindered)
        #expect(try Files.names(fixture.paths.receipts).count == 3)
        #expect(try await writer.writeDue() == .hindered)
        try #require(rmdir(fixture.paths.receipts + "/" + inTheWay) == 0)
        #expect(try await writer.writeDue() == .whole)
        #expect(try receipt(inTheWay) != nil)
    }

    /// Drops enough orders for two batches of receipts and a part of a third one; returns their number.
    private func takeThreeBatches() async throws -> Int {
        let count = ReceiptWriter.batchSize * 2 + 50
        for index in 1...count {
            try Files.write(SampleOrder.number(index).bytes, to: fixture.path("\(index).json"))
        }
        try await fixture.engine().scan()
        return count
    }

    @Test func `all receipts are written, also when they exceed a batch`() async throws {
        let count = try await takeThreeBatches()
        let writer = fixture.receiptWriter()
        #expect(try await writer.writeDue(atMost: 1) == .partial)
        #expect(try Files.names(fixture.paths.receipts).count == ReceiptWriter.batchSize)
        #expect(try await writer.writeDue(atMost: 2) == .whole)
        #expect(try Files.names(fixture.paths.receipts).count == count)
    }

    @Test func `a receipt that cannot be written is tried once, and all others are written`() async throws {
        let count = try await takeThreeBatches()
        let inTheWay = try await fixture.receiptsDue().enumerated()
            .filter { [3, 4, ReceiptWriter.batchSize, count - 1].contains($0.offset) }.map(\.element.fileName)
        for name in inTheWay { try #require(mkdir(fixture.paths.receipts + "/" + name, 0o770) == 0) }
        let writer = fixture.receiptWriter()
        #expect(try await writer.writeDue() == .hindered)
        #expect(try Files.names(fixture.paths.receipts).count == count)
        for name in inTheWay { try #require(rmdir(fixture.paths.receipts + "/" + name) == 0) }
        #expect(try await writer.writeDue() == .whole)
        for name in inTheWay { #expect(try receipt(name) != nil) }
    }

    @Test func `receipts of closed orders are removed after their time, open ones never`() async throws {
        for index in 1...2 { try await take(.number(index)) }
        try await take(Self.refused)
        let order = try #require(try await fixture.orders().first { $0.number == 1 })
        try await fixture.queue.advance(order, to: .collected, by: "till", at: fixture.now)
        let writer = fixture.receiptWriter()
        try await writer.writeDue()
        try await writer.removeOutlived(before: fixture.now)
        #expect(try Files.names(fixture.paths.receipts).count == 3)
        try await writer.removeOutlived(before: fixture.now + .seconds(1))
        let open = "\(ContentHash(of: "\(SampleOrder.udid):2")).json"
        #expect(try Files.names(fixture.paths.receipts) == [open])
    }

    @Test func `receipts that a power cut destroyed are written again, those of orders and of refused files`()
        async throws
    {
        for index in 1...2 { try await take(.number(index)) }
        try await take(Self.refused)
        let order = try #require(try await fixture.orders().first { $0.number == 1 })
        try await fixture.queue.advance(order, to: .collected, by: "till", at: fixture.now)
        let writer = fixture.receiptWriter()
        try await writer.writeDue()
        let names = try Files.names(fixture.paths.receipts).sorted()
        #expect(names.count == 3)
        let before = try names.map(receipt)
        // After a power cut receipts may be absent, empty, or as they were before.
        unlink(fixture.paths.receipts + "/" + names[0])
        try Files.write([], to: fixture.paths.receipts + "/" + names[1])
        try Files.write(Array("{}".utf8), to: fixture.paths.receipts + "/" + names[2])
        try await writer.renew()
        #expect(try await writer.writeDue() == .whole)
        #expect(try names.map(receipt) == before)
    }

    @Test func `correct receipts are not touched`() async throws {
        try await take()
        let writer = fixture.receiptWriter()
        try await writer.writeDue()
        let name = try #require(FileName(Self.orderReceipt))
        let folder = try Directory.open(fixture.paths.receipts)
        let before = try folder.stat(name)
        try await writer.renew()
        #expect(try await writer.writeDue() == .whole)
        #expect(try folder.stat(name) == before)
    }

    /// The name of the receipt of the refused file.
    private static let refusedReceipt = "\(ContentHash(of: refused.bytes)).json"

    /// A receipt with the state of an order.
    private func orderAnswer(of restaurant: String = "McDonald's Garbera") -> [UInt8] {
        Receipt(
            identity: nil,
            restaurant: restaurant,
            status: .order(.ready),
            total: nil,
            shownTotal: nil,
            reason: nil,
            updatedAt: fixture.now
        ).json
    }

    @Test func `a file that names no device gets no receipt`() async throws {
        try fixture.drop(Array("[".utf8))
        try fixture.drop(Array("\(SampleOrder.udid):9".utf8), as: "x.json")
        try fixture.drop(SampleOrder().bytes, as: "x.notice")
        try await fixture.engine().scan()
        #expect(try await fixture.reasons().count == 3)
        #expect(try await fixture.receiptWriter().writeDue() == .whole)
        #expect(try Files.names(fixture.paths.receipts).isEmpty)
    }

    @Test func `writing or removing the receipt of a refused file does not touch an order's receipt`()
        async throws
    {
        try await take(Self.refused)
        let path = "\(fixture.paths.receipts)/\(Self.refusedReceipt)"
        try Files.write(orderAnswer(), to: path)
        let writer = fixture.receiptWriter()
        #expect(try await writer.writeDue() == .whole)
        #expect(try Files.read(path) == orderAnswer())
        try await writer.removeOutlived(before: fixture.now + .seconds(1))
        #expect(try Files.read(path) == orderAnswer())
        #expect(try await fixture.words("SELECT receipt FROM rejections") == ["removed"])
    }

    @Test func `removed receipts that have come back are removed again at a start`() async throws {
        try await take()
        try await take(Self.refused)
        let order = try #require(try await fixture.orders().first)
        try await fixture.queue.advance(order, to: .collected, by: "till", at: fixture.now)
        let writer = fixture.receiptWriter()
        try await writer.writeDue()
        let names = try Files.names(fixture.paths.receipts)
        #expect(names.count == 2)
        let before = try names.map { try #require(try Files.read("\(fixture.paths.receipts)/\($0)")) }
        let later = fixture.now + .seconds(1)
        try await writer.removeOutlived(before: later)
        #expect(try Files.names(fixture.paths.receipts).isEmpty)
        // A power cut or a sync client brings the receipts back. Another daemon's receipt is in the same
        // folder.
        for (name, bytes) in zip(names, before) {
            try Files.write(bytes, to: "\(fixture.paths.receipts)/\(name)")
        }
        let other = "\(ContentHash(of: "another daemon's")).json"
        try Files.write(orderAnswer(of: "McDonald's Urbil"), to: "\(fixture.paths.receipts)/\(other)")
        try await writer.removeOutlived(before: later)
        #expect(try Files.names(fixture.paths.receipts).count == 3)
        try await fixture.receiptWriter().removeOutlived(before: later)
        #expect(try Files.names(fixture.paths.receipts) == [other])
    }

    @Test func `a start does not remove another daemon's receipt about the same order`() async throws {
        try await take()
        let order = try #require(try await fixture.orders().first)
        try await fixture.queue.advance(order, to: .collected, by: "till", at: fixture.now)
        let later = fixture.now + .seconds(1)
        let writer = fixture.receiptWriter()
        try await writer.writeDue()
        try await writer.removeOutlived(before: later)
        let path = "\(fixture.paths.receipts)/\(Self.orderReceipt)"
        try Files.write(orderAnswer(of: "McDonald's Urbil"), to: path)
        try await fixture.receiptWriter().removeOutlived(before: later)
        #expect(try Files.read(path) == orderAnswer(of: "McDonald's Urbil"))
        // A receipt of an order older than `ReceiptWriter.sweptTime` is not removed either: most queues keep
        // the identities of devices no longer than that.
        try Files.write(orderAnswer(), to: path)
        try await fixture.receiptWriter().removeOutlived(
            before: later + ReceiptWriter.sweptTime + .seconds(60)
        )
        #expect(try Files.read(path) == orderAnswer())
    }
}
