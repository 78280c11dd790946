package import HTTPTypes
package import Hummingbird
package import McOrderText
import Synchronization

/// Which methods each address has. It is filled once all routes are known, since middlewares are added
/// before.
package final class AllowedMethods: Sendable {
    private let routes = Mutex<[(path: [Substring], method: HTTPRequest.Method)]>([])

    package init() {}

    /// Learns the routes, except those that only say that an address is unknown.
    package func learn<Context>(_ all: [Router<Context>.RouteDescription]) {
        let known = all.filter { !"\($0.path)".hasSuffix("**") }
            .map { (path: Self.parts("\($0.path)"), method: $0.method) }
        routes.withLock { $0 = known }
    }

    /// The methods of an address, sorted; none if the address is unknown.
    package func methods(at path: String) -> [HTTPRequest.Method] {
        let parts = Self.parts(path)
        let found = routes.withLock { routes in routes.filter { Self.matches($0.path, parts) } }
        // The router prefers a written part to one that may be anything.
        let places = found.map { Self.variables($0.path) }
        guard let best = places.max(by: { $0.lexicographicallyPrecedes($1) }) else { return [] }
        let methods = zip(found, places).filter { $1 == best }.map(\.0.method)
        return Set(methods).sorted { $0.rawValue < $1.rawValue }
    }

    /// The response to a request that the router did not accept. An address without a route for the method
    /// may have other methods.
    package func response(
        to request: Request,
        refusedWith error: HTTPError,
        in language: Language
    ) -> Response {
        let methods = error.status == .notFound ? methods(at: request.uri.path) : []
        let word = methods.isEmpty ? "\(error.status.code)" : request.method.rawValue
        var response = RequestError.badRequest(word).refusal.response(
            to: request,
            in: language,
            status: methods.isEmpty ? error.status : .methodNotAllowed
        )
        if !methods.isEmpty { response.headers[.allow] = methods.map(\.rawValue).joined(separator: ", ") }
        return response
    }

    /// The places of the parts that may be anything, and then one behind the end: the higher, the later the
    /// first such part.
    private static func variables(_ pattern: [Substring]) -> [Int] {
        pattern.indices.filter { pattern[$0].hasPrefix("{") } + [pattern.count]
    }

    private static func parts(_ path: String) -> [Substring] {
        path.split(separator: "/")
    }

    private static func matches(_ pattern: [Substring], _ path: [Substring]) -> Bool {
        pattern.count == path.count && zip(pattern, path).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
}
