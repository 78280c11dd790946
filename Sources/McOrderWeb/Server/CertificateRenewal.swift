import Glibc
import McOrderModel
import NIOCore
import NIOSSL
import Synchronization

/// Serves the certificate that is in the files now, so that a renewed one needs no restart.
final class CertificateRenewal: Sendable {
    /// A certificate with the ones that signed it, and its key.
    private struct Pair: Equatable {
        let chain: [NIOSSLCertificate]
        let key: NIOSSLPrivateKey

        /// Reads both files.
        init(certificate: String, key: String) throws {
            chain = try usable(certificate) { try NIOSSLCertificate.fromPEMBytes(contents(of: certificate)) }
            self.key = try usable(key) { try NIOSSLPrivateKey(bytes: contents(of: key), format: .pem) }
        }

        var configuration: TLSConfiguration {
            .makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) },
                privateKey: .privateKey(key)
            )
        }
    }

    private static let largestFile = 1 << 20

    private let certificate: String
    private let key: String
    /// The last pair of files that fitted together.
    private let last: Mutex<Pair>

    /// Reads both files.
    ///
    /// - Throws: ``WebServer/StartError/certificate(path:reason:)``.
    init(certificate: String, key: String) throws {
        self.certificate = certificate
        self.key = key
        let pair = try Pair(certificate: certificate, key: key)
        _ = try Self.usable(key) { try NIOSSLContext(configuration: pair.configuration) }
        last = Mutex(pair)
    }

    /// The configuration of a server that serves the present certificate.
    var configuration: TLSConfiguration {
        var configuration = last.withLock { $0 }.configuration
        configuration.sslContextCallback = { _, promise in self.complete(promise) }
        return configuration
    }

    /// Gives a new connection the present certificate. While the files are being replaced, and cannot be read
    /// or do not fit together, connections get the last one.
    private func complete(_ promise: EventLoopPromise<NIOSSLContextConfigurationOverride>) {
        promise.completeWithTask {
            let pair = (try? self.renewed()) ?? self.last.withLock { $0 }
            var override = NIOSSLContextConfigurationOverride()
            override.certificateChain = pair.chain.map { .certificate($0) }
            override.privateKey = .privateKey(pair.key)
            return override
        }
    }

    private func renewed() throws -> Pair {
        let pair = try Pair(certificate: certificate, key: key)
        guard pair != last.withLock({ $0 }) else { return pair }
        // Fails unless the key is the one of the certificate.
        _ = try NIOSSLContext(configuration: pair.configuration)
        last.withLock { $0 = pair }
        return pair
    }

    /// The bytes of a regular file. Anything else, such as a pipe, could keep each handshake waiting.
    private static func contents(of path: String) throws -> [UInt8] {
        let file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw IOError(errnoCode: errno, reason: "open") }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw IOError(errnoCode: errno, reason: "fstat") }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size <= largestFile else {
            throw IOError(errnoCode: EINVAL, reason: "not a file of at most \(largestFile) bytes")
        }
        var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
        let count = read(file, &bytes, bytes.count)
        guard count >= 0 else { throw IOError(errnoCode: errno, reason: "read") }
        return Array(bytes.prefix(count))
    }

    private static func usable<Value>(_ path: String, _ read: () throws -> Value) throws -> Value {
        do {
            return try read()
        } catch {
            throw WebServer.StartError.certificate(path: path, reason: LogWords.of(error))
        }
    }
}
