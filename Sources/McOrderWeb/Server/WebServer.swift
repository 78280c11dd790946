package import Hummingbird
import HummingbirdCore
import HummingbirdHTTP2
import HummingbirdTLS
package import Logging
package import McOrderModel
package import McOrderText

/// The server of one origin.
package enum WebServer {
    /// The files of a certificate.
    package struct Certificate: Sendable {
        /// The path of the certificate and its chain.
        package let chain: String
        /// The path of the private key.
        package let key: String

        /// The files of a program's settings; `nil` without TLS.
        package init?(chain: String?, key: String?) {
            guard let chain, let key else { return nil }
            self.chain = chain
            self.key = key
        }
    }

    /// Why the server cannot start.
    package enum StartError: Error {
        /// The certificate or the key at that path cannot be used.
        case certificate(path: String, reason: String)
        /// The address cannot be listened on.
        case address(String, reason: String)
    }

    /// The application, which serves until graceful shutdown.
    ///
    /// - Parameters:
    ///   - language: the language of sentences to callers whose language is unknown.
    ///   - largestField: the most bytes of one field of a request's head.
    ///   - upload: the requests that may be larger and take longer.
    ///   - ready: called once the server listens.
    /// - Throws: ``StartError/certificate(path:reason:)``.
    package static func application<Context: RequestContext>(
        _ router: Router<Context>,
        at address: ListenAddress,
        certificate: Certificate?,
        language: Language,
        connections: Connections,
        largestField: Int = 8 * 1024,
        upload: UploadLimits? = nil,
        log: Logger,
        ready: @escaping @Sendable () -> Void
    ) throws -> some ApplicationProtocol where Context.Source == ApplicationRequestContextSource {
        Application(
            responder: ChildTaskResponder(inner: router.buildResponder()),
            server: try guarded(
                server(certificate, language, largestField, upload),
                isPlain: certificate == nil,
                language,
                connections
            ),
            configuration: ApplicationConfiguration(
                address: .hostname(address.host, port: address.port),
                serverName: nil
            ),
            onServerRunning: { _ in ready() },
            logger: log
        )
    }

    /// Checks that a certificate and its key can be read and fit together.
    ///
    /// - Throws: ``StartError/certificate(path:reason:)``.
    package static func check(_ certificate: Certificate) throws {
        _ = try CertificateRenewal(certificate: certificate.chain, key: certificate.key)
    }

    /// Puts the limits of connections in front of everything else, TLS included.
    private static func guarded(
        _ server: @escaping ChildChannelBuilder,
        isPlain: Bool,
        _ language: Language,
        _ connections: Connections
    ) -> HTTPServerBuilder {
        let sentence = WebErrorText.busy[language] + "\n"
        let refusal = """
            HTTP/1.1 503 Service Unavailable\r
            Content-Type: text/plain; charset=utf-8\r
            Content-Length: \(sentence.utf8.count)\r
            Retry-After: \(RequestError.busyWait)\r
            Connection: close\r
            \r
            \(sentence)
            """
        @Sendable func guarded(_ base: some ServerChildChannel) -> any ServerChildChannel {
            GuardedChannel(
                base: base,
                connections: connections,
                refusal: isPlain ? refusal : nil
            )
        }
        return HTTPServerBuilder { guarded(try server($0)) }
    }

    private typealias ChildChannelBuilder =
        @Sendable (@escaping HTTPChannelHandler.Responder) throws -> any ServerChildChannel

    private static func server(
        _ certificate: Certificate?,
        _ language: Language,
        _ largestField: Int,
        _ upload: UploadLimits?
    ) throws -> ChildChannelBuilder {
        let http1 = HTTP1Channel.Configuration(
            additionalChannelHandlers: [RequestLimits(language: language, upload: upload)],
            httpDecoderConfiguration: .init(
                maxHeaderFieldSize: largestField,
                maxHeaderListSize: largestField + 8 * 1024,
                maxHeaderFieldCount: 100
            )
        )
        guard let certificate else {
            return { HTTP1Channel(responder: $0, configuration: http1) }
        }
        let renewal = try CertificateRenewal(certificate: certificate.chain, key: certificate.key)
        // Asks a browser to end an idle connection; ConnectionGuard closes those that do not answer.
        let http2 = HTTP2ChannelConfiguration(
            idleTimeout: .seconds(20),
            gracefulCloseTimeout: .seconds(5),
            streamConfiguration: http1
        )
        let tls = renewal.configuration
        return { try HTTP2UpgradeChannel(tlsConfiguration: tls, configuration: http2, responder: $0) }
    }
}

/// Finds each response in a task of its own. A task keeps all memory that its deepest call needed until it
/// ends, and the connection's own task lasts as long as the stream of a page does. Source: the benchmark's
/// section `pages`.
private struct ChildTaskResponder<Inner: HTTPResponder>: HTTPResponder where Inner.Context: Sendable {
    package let inner: Inner

    package func respond(to request: Request, context: Inner.Context) async throws -> Response {
        async let response = inner.respond(to: request, context: context)
        return try await response
    }
}
