import HTTPTypes
import Hummingbird
import Synchronization

/// Which methods each address has. It is filled once all routes are known, since middlewares are added before.
final class AllowedMethods: Sendable {
    private let routes = Mutex<[(path: [Substring], method: HTTPRequest.Method)]>([])

    /// Learns the routes, except those that only say that an address is unknown.
    func learn(_ all: [Router<WebContext>.RouteDescription]) {
        let known = all.filter { !"\($0.path)".hasSuffix("**") }
            .map { (path: Self.parts("\($0.path)"), method: $0.method) }
        routes.withLock { $0 = known }
    }

    /// The methods of an address, sorted; none if the address is unknown.
    func methods(at path: String) -> [HTTPRequest.Method] {
        let parts = Self.parts(path)
        let found = routes.withLock { routes in
            routes.filter { Self.matches($0.path, parts) }.map(\.method)
        }
        return Set(found).sorted { $0.rawValue < $1.rawValue }
    }

    private static func parts(_ path: String) -> [Substring] {
        path.split(separator: "/")
    }

    private static func matches(_ pattern: [Substring], _ path: [Substring]) -> Bool {
        pattern.count == path.count && zip(pattern, path).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
}
