import Foundation

/// A running `mcorder-web`.
public final class PageServer {
    /// The port of the pages for staff, on loopback.
    public let port: UInt16
    /// The process.
    public let child: Child
    private let sandbox: Sandbox

    /// Starts the server of a sandbox and waits until it listens.
    public init(in sandbox: Sandbox) throws {
        self.sandbox = sandbox
        let port = try LoopbackHTTP.freePort()
        self.port = port
        sandbox.settings["MCORDERD_WEB_STAFF"] = "127.0.0.1:\(port)"
        let child = try sandbox.begin("mcorder-web", [])
        self.child = child
        guard try wait(for: [child], until: { child.isOver || LoopbackHTTP.isServed(port) }), !child.isOver
        else {
            throw BenchError("mcorder-web does not start: \(sandbox.log)")
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
