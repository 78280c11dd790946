import HTTPTypes
import Hummingbird
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb

/// Finds out who sends a request: the paired browser by its cookie, and the language of its user.
struct Visitors: RouterMiddleware {
    typealias Context = WebContext

    /// The cookie that holds a paired browser's secret.
    static let cookie = "mcorder"
    private static let year = 31_536_000

    let counter: Counter
    let check: OriginCheck
    let connections: Connections
    let allowed: AllowedMethods
    /// The language of users who prefer none of ours.
    let standard: Language

    func handle(
        _ request: Request,
        context: WebContext,
        next: (Request, WebContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.language = request.language(otherwise: standard)
        do {
            try check.check(request, isMultiplexed: context.isMultiplexed)
            if let secret = request.cookies[Self.cookie]?.value {
                context.browser = try await counter.promptly { try await $0.browser(secret: secret) }
                // Only the list of browsers shows it. Pages can be read while the queue cannot be written.
                if let browser = context.browser {
                    connections.recognise(context.channel)
                    try? await counter.noteSeen(browser)
                }
            }
            return try await next(request, context)
        } catch let error as HTTPError {
            return allowed.response(to: request, refusedWith: error, in: context.language)
        } catch {
            return WebError(error).response(to: request, context)
        }
    }

    /// The `Set-Cookie` field of a newly paired browser.
    func field(of secret: String) -> String {
        let secure = check.origin.isSecure || check.origin.isLoopback ? "; Secure" : ""
        return "\(Self.cookie)=\(secret); Path=/; Max-Age=\(Self.year); HttpOnly; SameSite=Strict\(secure)"
    }
}
