import Foundation

/// A running server of pages: `mcorder-web` or `mcorder-storefront`.
public final class PageServer {
    /// The port of its pages, on loopback.
    public let port: UInt16
    /// The process.
    public let child: Child
    private let sandbox: Sandbox

    /// Starts the staff's pages of a sandbox and waits until they listen.
    public convenience init(in sandbox: Sandbox) throws {
        let port = try LoopbackHTTP.freePort()
        sandbox.settings["MCORDERD_WEB_STAFF"] = "127.0.0.1:\(port)"
        try self.init("mcorder-web", [], in: sandbox, port: port)
    }

    /// Starts the customers' pages of a sandbox and waits until they listen.
    ///
    /// - Parameter port: the port of their origin, which the sandbox's daemon knows.
    public convenience init(customersIn sandbox: Sandbox, port: UInt16) throws {
        sandbox.settings.merge([
            "STOREFRONT_CLOUD": "\(sandbox.folder)/cloud", "STOREFRONT_STATE": "\(sandbox.folder)/storefront",
            "STOREFRONT_LISTEN": "127.0.0.1:\(port)", "STOREFRONT_ORIGIN": "http://127.0.0.1:\(port)",
            "STOREFRONT_TRUSTED_PROXIES": "127.0.0.1", "STOREFRONT_LIMITS_RESTAURANT": "100000",
        ]) { $1 }
        try self.init("mcorder-storefront", ["serve"], in: sandbox, port: port)
    }

    private init(_ program: String, _ arguments: [String], in sandbox: Sandbox, port: UInt16) throws {
        self.sandbox = sandbox
        self.port = port
        let child = try sandbox.begin(program, arguments)
        self.child = child
        guard try wait(for: [child], until: { child.isOver || LoopbackHTTP.isServed(port) }), !child.isOver
        else {
            throw BenchError("\(program) does not start: \(sandbox.log)")
        }
    }

    /// Pairs a browser.
    ///
    /// - Returns: its cookie.
    public func pair(_ name: String, role: String) throws -> String {
        struct Invitation: Decodable {
            let code: String
        }
        let text = try sandbox.run("till", ["web", "add", name, "--role", role, "--as", "bench", "--json"])
        let invitation = try JSONDecoder().decode(Invitation.self, from: Data(text.utf8))
        return try LoopbackHTTP.pair(code: invitation.code, port: port)
    }

    /// Stops the server.
    public func stop() throws(BenchError) { try child.stop() }
}
