import NIOCore
import NIOSSL
import Synchronization

/// Serves the certificate that is in the files now, so that a renewed one needs no restart.
final class CertificateRenewal: Sendable {
    private let certificate: String
    private let key: String
    /// The last pair of files that fitted together.
    private let last = Mutex<NIOSSLContextConfigurationOverride?>(nil)

    init(certificate: String, key: String) {
        self.certificate = certificate
        self.key = key
    }

    func chain() throws -> [NIOSSLCertificateSource] {
        try NIOSSLCertificate.fromPEMFile(certificate).map { .certificate($0) }
    }

    func privateKey() throws -> NIOSSLPrivateKey {
        try NIOSSLPrivateKey(file: key, format: .pem)
    }

    /// Gives a new connection the present certificate. While the files are being replaced and cannot be read,
    /// connections get the last one.
    func complete(_ promise: EventLoopPromise<NIOSSLContextConfigurationOverride>) {
        promise.completeWithTask {
            do {
                var override = NIOSSLContextConfigurationOverride()
                override.certificateChain = try self.chain()
                override.privateKey = .privateKey(try self.privateKey())
                self.last.withLock { $0 = override }
                return override
            } catch {
                guard let last = self.last.withLock({ $0 }) else { throw error }
                return last
            }
        }
    }
}
