import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
import Logging
import McOrderConfiguration

/// The server of the staff's origin.
enum StaffServer {
    /// Why the server cannot start.
    enum StartError: Error {
        /// The certificate or the key at that path cannot be used.
        case certificate(path: String, reason: String)
        /// The address cannot be listened on.
        case address(String, reason: String)
    }

    /// The application, which serves until graceful shutdown.
    ///
    /// - Parameter ready: called once the server listens.
    /// - Throws: ``StartError/certificate(path:reason:)``.
    static func application(
        _ router: Router<WebContext>,
        settings: WebSettings,
        log: Logger,
        ready: @escaping @Sendable () -> Void
    ) throws -> some ApplicationProtocol {
        Application(
            responder: ChildTaskResponder(inner: router.buildResponder()),
            server: try server(settings),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.staff.host, port: settings.staff.port),
                serverName: nil
            ),
            onServerRunning: { _ in ready() },
            logger: log
        )
    }

    private static func server(_ settings: WebSettings) throws -> HTTPServerBuilder {
        let http1 = HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestLimits()],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: 8 * 1024,
                maxHeaderListSize: 16 * 1024,
                maxHeaderFieldCount: 100
            )
        )
        guard let certificate = settings.certificate, let key = settings.key else {
            return .http1(configuration: http1)
        }
        let renewal = try CertificateRenewal(certificate: certificate, key: key)
        return try .http2Upgrade(
            tlsConfiguration: renewal.configuration,
            configuration: HTTP2ChannelConfiguration(
                idleTimeout: .seconds(60),
                gracefulCloseTimeout: .seconds(5),
                streamConfiguration: http1
            )
        )
    }
}

/// Finds each response in a task of its own. A task keeps all memory that its deepest call needed until it
/// ends, and the connection's own task lasts as long as the stream of a page does. Source: the benchmark's
/// section `pages`.
private struct ChildTaskResponder<Inner: HTTPResponder>: HTTPResponder where Inner.Context: Sendable {
    let inner: Inner

    func respond(to request: Request, context: Inner.Context) async throws -> Response {
        async let response = inner.respond(to: request, context: context)
        return try await response
    }
}
