import HTTPTypes
import Hummingbird
import McOrderCounter
import McOrderModel
import McOrderWeb

extension RouterMethods where Context == WebContext {
    /// Adds a route for browsers that are paired with one of the roles; with `nil` for everybody.
    ///
    /// Others are refused before anything of the request but its method and address is read, and before the
    /// queue is asked about what the address names. So they get one answer whether that exists or not.
    @discardableResult
    func on(
        _ method: HTTPRequest.Method,
        _ path: RouterPath,
        for roles: Set<Role>?,
        use handler: @escaping @Sendable (Request, WebContext) async throws -> Response
    ) -> Self {
        on(path, method: method) { request, context in
            if let roles { try context.require(roles) }
            return try await handler(request, context)
        }
    }
}

extension Set<Role> {
    /// Who works with customers, their devices and their money.
    static let counter: Set = [.till, .owner]
    /// Who prepares orders, and who hands them over.
    static let kitchenAndCounter: Set = [.kitchen, .till, .owner]
    static let all = Set(Role.allCases)
}
