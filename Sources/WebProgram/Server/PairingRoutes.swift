import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// Pairing of a browser with a code of `till web add`.
struct PairingRoutes {
    let counter: Counter
    let visitors: Visitors
    let limits = PairingLimits()
    let trusted: [NetworkRange]

    func add(to router: Router<WebContext>) {
        // Opening an address changes nothing: programs that only preview it would use up its code.
        router.get("/pair") { request, context in
            let code = request.uri.queryParameters["code"].map { String($0) } ?? ""
            return Response.page(PairPage(refusal: nil, code: code).document(context.language))
        }
        router.post("/pair", use: pair)
    }

    @Sendable private func pair(_ request: Request, _ context: WebContext) async throws -> Response {
        let address = ClientAddress.of(request, on: context.channel, trusted: trusted)
        // Before the body is read: many tries that are sent slowly count as they begin.
        let attempt = try limits.begin(address)
        do {
            guard let code = try await request.form()["code"] else { throw RequestError.badRequest("code") }
            return try await pair(code, attempt, context)
        } catch {
            limits.release(attempt)
            throw error
        }
    }

    private func pair(_ code: String, _ attempt: PairingLimits.Attempt, _ context: WebContext) async throws
        -> Response
    {
        do {
            let (_, secret) = try await counter.pair(code: code)
            limits.release(attempt)
            return Response(
                status: .seeOther,
                headers: [.location: "/", .setCookie: visitors.field(of: secret)]
            )
        } catch CounterError.noPairing {
            limits.wasWrong(attempt, code: code)
            let page = PairPage(refusal: WebErrorText.wrongCode).document(context.language)
            return .page(page, status: .unprocessableContent)
        }
    }
}
