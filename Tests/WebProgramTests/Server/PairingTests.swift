import Hummingbird
import NIOCore
import Testing

@testable import McOrderWeb
@testable import WebProgram

/// Pairing while strangers guess codes.
@Suite(.timeLimit(.minutes(5))) struct PairingTests {
    private let site: TestSite

    init() async throws { site = try await TestSite() }

    private func pair(_ code: String, from address: String) async throws -> Int {
        let body = RequestBody(buffer: ByteBuffer(string: "code=\(code)"))
        return try await site.ask(.post, "/pair", as: nil, body, from: address).status
    }

    @Test func `of many guesses that begin before their codes are sent five are tried`() async throws {
        let code = try await site.invitation()
        let (refused, refusing) = AsyncStream<Void>.makeStream()
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            var bodies: [AsyncStream<ByteBuffer>.Continuation] = []
            for _ in 0..<200 {
                let (body, continuation) = AsyncStream<ByteBuffer>.makeStream()
                bodies.append(continuation)
                group.addTask {
                    let body = RequestBody(asyncSequence: body)
                    let answer = try await site.ask(.post, "/pair", as: nil, body, from: "192.0.2.7")
                    if answer.status == 429 { refusing.yield() }
                    return answer.status
                }
            }
            // 195 are refused before any code was sent.
            var count = 0
            for await _ in refused {
                count += 1
                if count == 195 { break }
            }
            for (number, body) in bodies.enumerated() {
                body.yield(ByteBuffer(string: "code=wrong\(number)"))
                body.finish()
            }
            return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        #expect(statuses == [422: 5, 429: 195])
        #expect(try await pair(code, from: "192.0.2.7") == 429)
        #expect(try await pair(code, from: "192.0.2.8") == 303)
    }

    @Test func `a right code is tried however many addresses guess`() async throws {
        for number in 0..<80 { #expect(try await pair("wrong", from: "198.51.100.\(number)") == 422) }
        #expect(try await pair(try await site.invitation(), from: "192.0.2.8") == 303)
    }

    @Test func `a request without a code takes no try`() async throws {
        for _ in 0..<10 {
            #expect(try await site.ask(.post, "/pair", as: nil, from: "192.0.2.7").status == 400)
        }
        #expect(try await pair(try await site.invitation(), from: "192.0.2.7") == 303)
    }
}
