import HTTPTypes
import Hummingbird
import McOrderModel
import McOrderText
import McOrderWeb
import NIOCore

/// What is known about one request.
struct StorefrontContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection, or the stream of it, that carries the request.
    let channel: any Channel
    /// The language of the browser's user.
    var language = Language.spanish

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }

    var maxUploadSize: Int { RequestLimits.largestBody }
}

/// Checks where a request comes from, finds its language, and turns errors into answers.
struct Customers: RouterMiddleware {
    typealias Context = StorefrontContext

    let check: OriginCheck
    let allowed: AllowedMethods
    /// The language of visitors who prefer none of ours.
    let standard: Language

    func handle(
        _ request: Request,
        context: StorefrontContext,
        next: (Request, StorefrontContext) async throws -> Response
    ) async throws -> Response {
        var context = context
        context.language = request.language(otherwise: standard)
        do {
            try check.check(request, isMultiplexed: context.channel.isMultiplexed)
            return try await next(request, context)
        } catch let error as HTTPError {
            return allowed.response(to: request, refusedWith: error, in: context.language)
        } catch let error as StorefrontError {
            return error.refusal.response(to: request, in: context.language)
        } catch let error as RefusedOrderError {
            return error.refusal.response(to: request, in: context.language)
        } catch let error as RequestError {
            return error.refusal.response(to: request, in: context.language)
        }
    }
}
