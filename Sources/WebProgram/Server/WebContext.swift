import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderText
import McOrderWeb
import NIOCore

/// What is known about one request.
struct WebContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// The connection, or the stream of it, that carries the request.
    let channel: any Channel
    /// The paired browser; `nil` for a browser that is not paired.
    var browser: PairedBrowser?
    /// The language of the browser's user.
    var language = Language.english

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }

    var maxUploadSize: Int { RequestLimits.largestBody }

    /// Whether the request is one of several on its connection (HTTP/2).
    var isMultiplexed: Bool { channel.isMultiplexed }

    /// The staff member who uses the browser.
    ///
    /// - Throws: ``WebError/notPaired``.
    func member() throws -> StaffMember {
        guard let browser else { throw WebError.notPaired }
        return try StaffMember(name: browser.name, role: browser.role)
    }

    /// The value of a part of the address.
    ///
    /// - Throws: ``RequestError/notFound`` if the part is no such value.
    func parameter<Value>(_ name: String, _ value: (String) -> Value?) throws -> Value {
        guard let value = parameters.get(name).flatMap(value) else { throw RequestError.notFound }
        return value
    }

    /// Throws ``WebError/notPaired`` or ``WebError/notPermitted`` unless the browser has one of the roles.
    func require(_ roles: Set<Role>) throws {
        guard let browser else { throw WebError.notPaired }
        guard roles.contains(browser.role) else { throw WebError.notPermitted(browser.role) }
    }
}
