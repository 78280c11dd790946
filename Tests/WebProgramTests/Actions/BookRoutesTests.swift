import HTTPTypes
import Hummingbird
import McOrderModel
import NIOCore
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// The interface of the kitchen book.
@Suite(.timeLimit(.minutes(5))) struct BookRoutesTests {
    private static let book = "/v1/book/garbera"
    private static let fact = "00000000-0000-4000-8000-000000000001"

    private let site: TestSite

    init() async throws { site = try await TestSite() }

    private func send(_ method: HTTPRequest.Method, _ path: String, _ json: String, as role: Role = .owner)
        async throws
        -> TestSite.Answer
    {
        let body = RequestBody(buffer: ByteBuffer(string: json))
        return try await site.ask(method, "\(Self.book)/\(path)", as: role, body)
    }

    private func begin() async throws {
        for (path, content) in [
            ("subject/fridge", #"{"name":"Fridge <1>","kind":"cold"}"#),
            (
                "check/cold",
                #"{"name":"Cold","kind":"temperature","subjects":["fridge"],"due":{"days":1},"max":4}"#
            ),
        ] {
            #expect(try await send(.put, "entries/\(path)", #"{"content":\#(content)}"#).status == 200)
        }
    }

    private func result(_ value: String, id: String = fact) -> String {
        #"[{"id":"\#(id)","n":1,"ago":0,"kind":"result","key":"fridge/cold","content":{"value":\#(value)}}]"#
    }

    @Test func `an owner defines, and the kitchen notes`() async throws {
        try await begin()
        #expect(
            try await send(.put, "entries/person/ane", #"{"content":{"name":"Ane"}}"#, as: .kitchen).status
                == 403
        )
        let due = try await send(.get, "due", "", as: .kitchen)
        #expect(due.status == 200 && due.body.contains("fridge/cold") && due.body.contains("1 check is due"))
        let noted = try await send(.post, "facts", result("5"), as: .kitchen)
        #expect(noted.body.contains(#""outcome": "stored""#) && noted.body.contains(#""deviation": true"#))
        #expect(noted.body.contains("Fridge <1>: 5\u{202F}°C"))
        let again = try await send(.post, "facts", result("5"), as: .kitchen)
        #expect(again.body.contains(#""outcome": "known""#))
        let refused = try await send(.post, "facts", result("true", id: String(Self.fact.dropLast() + "2")))
        #expect(refused.status == 200 && refused.body.contains("bad-content"))
        let after = try await send(.get, "due", "", as: .kitchen)
        #expect(after.body.contains("1 out of limits"))
    }

    @Test(arguments: [
        "", "{}", "[]", "[1]", #"[{"id":"x","n":1,"ago":0,"kind":"result","key":"a/b","content":{}}]"#,
        #"[{"id":"00000000-0000-4000-8000-000000000001","n":1,"ago":-1,"kind":"note","key":"a","content":{}}]"#,
        #"[{"id":"00000000-0000-4000-8000-000000000001","n":1,"ago":0,"kind":"sale","key":"a","content":{}}]"#,
    ])
    func `a body that is no list of facts is refused whole`(_ body: String) async throws {
        #expect(try await send(.post, "facts", body).status == 400)
    }

    @Test func `who changes an entry without having seen it gets the newer one`() async throws {
        try await begin()
        let entry = try await send(
            .put,
            "entries/subject/fridge",
            #"{"content":{"name":"F","kind":"hot"},"after":9}"#
        )
        #expect(entry.status == 409 && entry.body.contains("overtaken") && entry.body.contains("Fridge <1>"))
        let bad = try await send(.put, "entries/subject/oven", #"{"content":{"name":"O","kind":"warm"}}"#)
        #expect(bad.status == 422 && bad.body.contains("kind"))
        #expect(try await send(.put, "entries/dish/x", #"{"content":{"name":"O"}}"#).status == 404)
        #expect(try await send(.put, "entries/person/A%20B", #"{"content":{"name":"O"}}"#).status == 404)
        #expect(try await send(.delete, "entries/subject/oven", "{}").status == 404)
    }

    @Test func `the pages escape what the owner typed, and are served in each language`() async throws {
        try await begin()
        _ = try await send(.post, "facts", result("3"))
        for path in ["", "/register", "/register/fridge", "/sheet", "/define"] {
            let page = try await site.ask(.get, "/book/garbera\(path)", as: .owner)
            #expect(page.status == 200 && page.body.contains("Fridge &lt;1&gt;"), "\(path)")
            #expect(!page.body.contains("Fridge <1>"), "\(path)")
        }
        let table = try await site.ask(.get, "/book/garbera/sheet?format=csv", as: .till)
        #expect(table.status == 200 && table.body.contains("Fridge <1>"))
        for query in ["from=x", "from=2026-02-02&to=2026-02-01", "from=1990-01-01"] {
            #expect(
                try await site.ask(.get, "/book/garbera/sheet?\(query)", as: .till).status == 400,
                "\(query)"
            )
        }
        #expect(try await site.ask(.get, "/book/garbera/sheet?subject=oven", as: .till).status == 404)
        #expect(try await site.ask(.get, "/book/garbera/register/oven", as: .till).status == 404)
    }
}
