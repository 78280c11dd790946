import HTTPTypes
import Hummingbird
import McOrderConfiguration

/// Refuses requests that name another host, or that another site's page sends, and adds the headers that
/// restrict what our pages may do. Source: docs/web.md, *Limits*.
struct OriginCheck: RouterMiddleware {
    typealias Context = WebContext

    private static let policy =
        "default-src 'self'; base-uri 'none'; form-action 'self'; object-src 'none'; frame-ancestors 'none'"

    let origin: WebOrigin

    func handle(
        _ request: Request,
        context: WebContext,
        next: (Request, WebContext) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers[.contentSecurityPolicy] = Self.policy
        response.headers[.xContentTypeOptions] = "nosniff"
        // With "no-referrer" browsers would send "Origin: null" with our own forms.
        response.headers[.referrerPolicy] = "same-origin"
        response.headers[.crossOriginOpenerPolicy] = "same-origin"
        response.headers[.crossOriginResourcePolicy] = "same-origin"
        response.headers[.permissionsPolicy] = "camera=(), geolocation=(), microphone=(), payment=()"
        if origin.isSecure { response.headers[.strictTransportSecurity] = "max-age=31536000" }
        if response.headers[.cacheControl] == nil { response.headers[.cacheControl] = "no-store" }
        return response
    }

    /// Throws ``WebError/wrongOrigin`` if the request must not be carried out.
    ///
    /// - Parameter isMultiplexed: whether the request came by HTTP/2, which says its scheme itself.
    func check(_ request: Request, isMultiplexed: Bool = false) throws {
        // A further field `Host`, and a whole address as the request's target, must not name another host.
        let hosts = [request.head.authority] + request.headers[values: .host].map { $0 }
        let target = request.head.path ?? ""
        guard hosts.allSatisfy({ $0?.lowercased() == origin.authority }),
            target.hasPrefix("/") || target.lowercased().hasPrefix(origin.description + "/"),
            !isMultiplexed || request.head.scheme?.lowercased() == (origin.isSecure ? "https" : "http")
        else { throw WebError.wrongOrigin }
        guard request.method != .get, request.method != .head else { return }
        // Browsers send `Origin` with every POST; a program that sends none is no browser, and has no cookie.
        if let sender = request.headers[.origin], sender != origin.description { throw WebError.wrongOrigin }
        if request.headers[.origin] == nil, request.headers[.cookie] != nil { throw WebError.wrongOrigin }
    }
}

extension HTTPField.Name {
    static let crossOriginOpenerPolicy = HTTPField.Name(constant: "Cross-Origin-Opener-Policy")
    static let referrerPolicy = HTTPField.Name(constant: "Referrer-Policy")
    static let host = HTTPField.Name(constant: "Host")
    static let permissionsPolicy = HTTPField.Name(constant: "Permissions-Policy")
}
