import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
import Logging
import McOrderConfiguration
import NIOCore

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
            router: router,
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
