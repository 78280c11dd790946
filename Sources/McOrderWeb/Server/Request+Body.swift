import HTTPTypes
package import Hummingbird
package import NIOCore

extension Request {
    /// The whole body.
    ///
    /// - Parameter most: the bytes that it has at most.
    /// - Throws: ``RequestError/badRequest(_:)`` for a body that is not what its head announced, or that ends
    ///   too
    ///   early: nothing of the server's own can fail here. `HTTPError` for one that is too large.
    package func wholeBody(atMost most: Int = RequestLimits.largestBody) async throws -> ByteBuffer {
        do {
            return try await body.collect(upTo: most)
        } catch let error as HTTPError {
            throw error
        } catch {
            throw RequestError.badRequest("body")
        }
    }

    /// The fields of a form, in `application/x-www-form-urlencoded`.
    package func form() async throws -> [String: String] {
        let buffer = try await wholeBody()
        do {
            return try URLEncodedFormDecoder().decode([String: String].self, from: String(buffer: buffer))
        } catch {
            throw RequestError.badRequest("form")
        }
    }
}
