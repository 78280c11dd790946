import McOrderModel
import OrderTesting
import Testing

@Suite struct ReceiptTests {
    private func identity() throws -> OrderIdentity {
        OrderIdentity(
            device: try #require(DeviceID(SampleOrder.udid)),
            number: try #require(OrderNumber(9))
        )
    }

    private func receipt(_ status: Receipt.Status, reason: Receipt.Reason? = nil) throws -> Receipt {
        Receipt(
            identity: try identity(),
            restaurant: "McDonald's Garbera",
            status: status,
            total: Money(cents: 795),
            shownTotal: Money(cents: 790),
            reason: reason,
            updatedAt: Timestamp(seconds: 1_795_204_045)
        )
    }

    @Test func `a receipt is written in the form of the documentation`() throws {
        let expected = """
            {
              "format": 1,
              "number": "9",
              "code": "9-624",
              "restaurant": "McDonald's Garbera",
              "state": "received",
              "totalCents": 795,
              "shownTotalCents": 790,
              "reason": null,
              "updatedAt": "2026-11-20T19:47:25Z"
            }

            """
        #expect(String(decoding: try receipt(.order(.received)).json, as: UTF8.self) == expected)
    }

    @Test(arguments: OrderState.allCases)
    func `a receipt of every state is unchanged after writing and reading`(_ state: OrderState) throws {
        let reason = state == .cancelled ? Receipt.Reason(code: "kitchen", message: "No hay «pan»") : nil
        let receipt = try receipt(.order(state), reason: reason)
        #expect(Receipt(json: receipt.json) == receipt)
    }

    @Test(arguments: RejectionReason.allCases)
    func `a receipt of every rejection is unchanged after writing and reading`(_ reason: RejectionReason)
        throws
    {
        let words = Receipt.Reason(code: reason.rawValue, message: "Lo sentimos")
        let receipt = try receipt(.rejected(words))
        #expect(receipt.reason == words)
        #expect(Receipt(json: receipt.json) == receipt)
    }

    @Test(arguments: Notice.Kind.allCases, Notice.Outcome.allCases)
    func `the outcome of a notice is unchanged after writing and reading`(
        kind: Notice.Kind,
        outcome: Notice.Outcome
    ) throws {
        let at = Timestamp(seconds: 1_795_204_000)
        let answer = NoticeAnswer(kind: kind, at: at, outcome: outcome)
        let receipt = Receipt(
            identity: try identity(),
            restaurant: "McDonald's Garbera",
            status: .order(.preparing),
            total: nil,
            shownTotal: nil,
            reason: nil,
            updatedAt: at,
            notice: answer
        )
        let text = String(decoding: receipt.json, as: UTF8.self)
        #expect(text.contains(#""outcome": "\#(outcome.rawValue)""#))
        #expect(Receipt(json: receipt.json) == receipt)
        #expect(answer.answers(Notice(kind, of: try identity(), at: at)))
        #expect(!answer.answers(Notice(kind, of: try identity(), at: at + .seconds(1))))
        // An unknown outcome, written by a newer program, does not stop the reader from reading the rest.
        let newer = text.replacing(#""\#(outcome.rawValue)""#, with: #""postponed""#)
        let read = try #require(Receipt(json: Array(newer.utf8)))
        #expect(read.notice == nil && read.status == .order(.preparing))
    }

    private func receipt(_ status: Receipt.Status, revision: Int?) throws -> Receipt {
        Receipt(
            identity: try identity(),
            restaurant: nil,
            status: status,
            total: nil,
            shownTotal: nil,
            reason: nil,
            updatedAt: Timestamp(seconds: 1_795_204_045),
            revision: revision
        )
    }

    @Test func `an earlier receipt does not replace a later one, nor a refusal an order's receipt`() throws {
        let refused = Receipt.Status.rejected(Receipt.Reason(code: "closed", message: "m"))
        // The revisions of the new receipt and of the one in the folder, and whether the new one may replace
        // it: usually, and at a start.
        for (new, old, mayReplace, mayReplaceWithLater) in [
            (7, 7, true, true), (8, 7, true, true), (7, 8, false, true), (nil, 8, true, true),
            (7, nil, true, true), (nil, nil, true, true),
        ] as [(Int?, Int?, Bool, Bool)] {
            let own = try receipt(.order(.ready), revision: new)
            let found = try receipt(.order(.preparing), revision: old)
            #expect(own.mayReplace(found.json, replacesLater: false) == mayReplace, "\(own)")
            #expect(own.mayReplace(found.json, replacesLater: true) == mayReplaceWithLater, "\(own)")
            #expect(Receipt(json: own.json) == own)
        }
        for replacesLater in [false, true] {
            let order = try receipt(.order(.ready), revision: 3)
            let refusal = try receipt(refused, revision: nil)
            #expect(!refusal.mayReplace(order.json, replacesLater: replacesLater))
            #expect(order.mayReplace([1, 2], replacesLater: replacesLater), "a file that is no receipt")
            #expect(order.mayReplace(refusal.json, replacesLater: replacesLater))
            #expect(refusal.mayReplace(refusal.json, replacesLater: replacesLater))
        }
    }

    @Test func `a temporary refusal contains the missing products and the time until when`() throws {
        let detail = ReasonDetail(
            products: ["Té", "BigMac"],
            until: Timestamp(seconds: 1_795_207_645),
            zone: RestaurantZone(identifier: "Europe/Madrid")
        )
        let reason = Receipt.Reason(code: "sold-out", message: "Se ha acabado", detail: detail)
        let receipt = try receipt(.rejected(reason))
        #expect(Receipt(json: receipt.json) == receipt)
        let value = try #require(receipt.value.member("reason"))
        #expect(
            JSONWriter.line(value)
                == #"{"code":"sold-out","message":"Se ha acabado","products":["Té","BigMac"],"#
                + #""until":"2026-11-20T20:47:25Z","timeZone":"Europe/Madrid"}"#
        )
    }

    @Test func `an invalid detail is ignored, and the reason is read`() throws {
        let text =
            #"{"format":1,"state":"rejected","updatedAt":"2026-11-20T19:47:25Z","reason":{"code":"closed","#
            + #""message":"m","products":[1,"a"],"until":"soon","timeZone":"Mars/Base"}}"#
        let receipt = try #require(Receipt(json: Array(text.utf8)))
        #expect(receipt.reason?.code == "closed")
        #expect(receipt.reason?.detail == ReasonDetail(products: ["a"]))
    }

    @Test func `a time zone without a valid time is ignored`() throws {
        let text =
            #"{"format":1,"state":"rejected","updatedAt":"2026-11-20T19:47:25Z","reason":{"code":"closed","#
            + #""message":"m","until":"2026-11-20T23:00:`0Z","timeZone":"Europe/Madrid"}}"#
        let receipt = try #require(Receipt(json: Array(text.utf8)))
        #expect(receipt.reason?.detail == ReasonDetail.none)
        #expect(Receipt(json: receipt.json) == receipt)
    }

    @Test func `a rejection of a file without identity is unchanged after writing and reading`() {
        let receipt = Receipt(
            identity: nil,
            restaurant: nil,
            status: .rejected(.init(code: "not-json", message: "x")),
            total: nil,
            shownTotal: nil,
            reason: nil,
            updatedAt: Timestamp(seconds: 0)
        )
        #expect(receipt.number == nil && receipt.code == nil)
        #expect(Receipt(json: receipt.json) == receipt)
    }

    @Test func `an unknown code of a reason is kept with its sentence`() throws {
        let text = """
            {"format": 1, "number": "9", "state": "rejected", "updatedAt": "2026-11-20T19:47:25Z",
             "reason": {"code": "sold-out", "message": "Se acabó"}}
            """
        let receipt = try #require(Receipt(json: Array(text.utf8)))
        #expect(receipt.status == .rejected(.init(code: "sold-out", message: "Se acabó")))
    }

    @Test func `unknown keys are ignored`() throws {
        let receipt = try receipt(.order(.ready))
        let text = String(decoding: receipt.json, as: UTF8.self)
            .replacing("\"number\"", with: "\"later\": [{}], \"number\"")
        #expect(Receipt(json: Array(text.utf8)) == receipt)
    }

    @Test(
        arguments: [
            ("\"format\": 1", "\"format\": 2"), ("\"format\": 1", "\"format\": \"1\""),
            ("\"format\": 1,", ""),
            ("\"received\"", "\"rejected\""), ("\"received\"", "\"frozen\""), ("\"received\"", "null"),
            ("2026-11-20T19:47:25Z", "20-11-2026"), ("\"updatedAt\"", "\"at\""), ("{", "["), ("}", ""),
        ]
    )
    func `a receipt with a missing or unknown value is refused`(_ old: String, _ new: String) throws {
        let text = String(decoding: try receipt(.order(.received)).json, as: UTF8.self)
        try #require(text.contains(old))
        #expect(Receipt(json: Array(text.replacing(old, with: new).utf8)) == nil)
    }

    @Test(arguments: ["", "null", "[]", "{}", "\u{FEFF}{}"])
    func `other bytes are not a receipt`(_ text: String) {
        #expect(Receipt(json: Array(text.utf8)) == nil)
    }

    @Test func `an accepted order's receipt is named by the hash of its identity`() throws {
        // printf '975319E0-43ED-435F-AA81-0B4F051B3768:9' | sha256sum
        #expect(
            Receipt.fileName(of: try identity())
                == "16cb4d36aa7eeb94a65d19b4d06c0dcb1c61d90e2ef1344cc1f836ec7b641f4e.json"
        )
    }

    @Test func `a receipt contains the hash of the content or file that it answers`() throws {
        let (content, file) = (ContentHash(of: "a"), ContentHash(of: "b"))
        let receipt = Receipt(
            identity: try identity(),
            restaurant: nil,
            status: .order(.received),
            total: nil,
            shownTotal: nil,
            reason: nil,
            updatedAt: Timestamp(seconds: 0),
            content: content,
            file: file
        )
        let read = try #require(Receipt(json: receipt.json))
        #expect(read.content == content && read.file == file)
        #expect(String(decoding: receipt.json, as: UTF8.self).contains("\"content\": \"\(content)\""))
    }

    @Test func `a rejected file's receipt is named by the hash of its bytes`() {
        #expect(
            Receipt.fileName(ofFileWith: ContentHash(of: SampleOrder.file)) == "\(SampleOrder.hash).json"
        )
    }
}

@Suite struct FolderMarkerTests {
    @Test func `a marker is written in the form of the documentation`() throws {
        let marker = FolderMarker(id: try #require(DeviceID(SampleOrder.udid)))
        let expected = "{\n  \"format\": 1,\n  \"id\": \"975319E0-43ED-435F-AA81-0B4F051B3768\"\n}\n"
        #expect(String(decoding: marker.json, as: UTF8.self) == expected)
        #expect(FolderMarker.fileName == ".mcorder")
    }

    @Test func `a marker is unchanged after writing and reading`() throws {
        var random = SeededGenerator(seed: 1)
        for _ in 0..<50 {
            let marker = FolderMarker(id: try #require(DeviceID(bytes: random.deviceBytes())))
            #expect(try FolderMarker(json: marker.json) == marker)
        }
    }

    @Test func `the marker's id may be in either case, and other keys may be present`() throws {
        let text = "{\"id\":\"\(SampleOrder.udid.lowercased())\",\"made\":\"today\",\"format\":1}"
        #expect(try FolderMarker(json: Array(text.utf8)).id == DeviceID(SampleOrder.udid))
    }

    @Test(
        arguments: [
            "", "null", "[]", "{}", "{\"format\":1}", "{\"format\":1,\"id\":7}",
            "{\"format\":1,\"id\":\"garbera\"}",
            "{\"format\":\"1\",\"id\":\"975319E0-43ED-435F-AA81-0B4F051B3768\"}",
            "{\"format\":0,\"id\":\"975319E0-43ED-435F-AA81-0B4F051B3768\"}",
            "{\"format\":-1,\"id\":\"975319E0-43ED-435F-AA81-0B4F051B3768\"}",
            "{\"id\":\"975319E0-43ED-435F-AA81-0B4F051B3768\"}", "{\"format\":1,",
        ]
    )
    func `other bytes are an unreadable marker`(_ text: String) {
        #expect(throws: FolderMarker.ParseError.unreadable) { try FolderMarker(json: Array(text.utf8)) }
    }

    @Test(arguments: ["{\"format\":2}", "{\"format\":2,\"id\":\"whatever a newer program writes\"}"])
    func `a marker with a newer format is reported with that format`(_ text: String) {
        #expect(throws: FolderMarker.ParseError.newerFormat(2)) { try FolderMarker(json: Array(text.utf8)) }
    }
}
