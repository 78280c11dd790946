package import HTTPTypes
package import Hummingbird
package import McOrderModel

/// Adds the headers that restrict what our pages may do. Source: docs/web.md, *Limits*.
package struct OriginHeaders<Context: RequestContext>: RouterMiddleware {
    private let origin: WebOrigin
    private let policy =
        "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'"
    private let permissions: String

    /// - Parameter usesPosition: whether the pages may ask where the browser is.
    package init(_ origin: WebOrigin, usesPosition: Bool = false) {
        self.origin = origin
        permissions = "camera=(), geolocation=(\(usesPosition ? "self" : "")), microphone=(), payment=()"
    }

    package func handle(
        _ request: Request,
        context: Context,
        next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        if response.headers[.contentSecurityPolicy] == nil {
            response.headers[.contentSecurityPolicy] = policy
        }
        response.headers[.xContentTypeOptions] = "nosniff"
        // With "no-referrer" browsers would send "Origin: null" with our own forms.
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        response.headers[.permissionsPolicy] = permissions
        if origin.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        return response
    }
}

/// Refuses requests that name another host, or that another site's page sends. Source: docs/web.md, *Limits*.
package struct OriginCheck: Sendable {
    package let origin: WebOrigin

    package init(origin: WebOrigin) {
        self.origin = origin
    }

    /// Throws ``RequestError/wrongOrigin`` if the request must not be carried out.
    ///
    /// - Parameter isMultiplexed: whether the request came by HTTP/2, which says its scheme itself.
    package func check(_ request: Request, isMultiplexed: Bool = false) throws {
        // A further field `Host`, and a whole address as the request's target, must not name another host.
        let hosts = [request.head.authority] + request.headers[values: .host].map { $0 }
        let target = request.head.path ?? ""
        guard hosts.allSatisfy({ $0?.lowercased() == origin.authority }),
            target.hasPrefix("/") || target.lowercased().hasPrefix(origin.description + "/"),
            !isMultiplexed || request.head.scheme?.lowercased() == (origin.isSecure ? "https" : "http")
        else { throw RequestError.wrongOrigin }
        guard request.method != .get, request.method != .head else { return }
        // Browsers send `Origin` with every POST; a program that sends none is no browser, and has no cookie.
        if let sender = request.headers[.origin], sender != origin.description {
            throw RequestError.wrongOrigin
        }
        if request.headers[.origin] == nil, request.headers[.cookie] != nil { throw RequestError.wrongOrigin }
    }
}

extension HTTPField.Name {
    package static let crossOriginOpenerPolicy = HTTPField.Name(constant: "Cross-Origin-Opener-Policy")
    package static let referrerPolicy = HTTPField.Name(constant: "Referrer-Policy")
    package static let host = HTTPField.Name(constant: "Host")
    package static let permissionsPolicy = HTTPField.Name(constant: "Permissions-Policy")
}
