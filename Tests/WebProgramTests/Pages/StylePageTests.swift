import HTTPTypes
import McOrderText
import Testing

@testable import WebProgram

/// The page of all components.
@Suite struct StylePageTests {
    @Test func `a server in normal use does not have the page`() async throws {
        let site = try await TestSite()
        for visitor in TestSite.visitors {
            #expect(try await site.ask(.get, "/style", as: visitor).status == 404)
        }
    }

    @Test func `a server under test has it`() async throws {
        let answer = try await TestSite(showsComponents: true).ask(.get, "/style", as: nil)
        #expect(answer.status == 200)
        #expect(answer.body.contains("href=\"/assets/sheet.css\""))
    }
}
