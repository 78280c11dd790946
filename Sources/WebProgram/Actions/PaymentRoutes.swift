import Hummingbird
import McOrderConfiguration
import McOrderCounter
import McOrderModel
import McOrderWeb

/// The owner's page of payments ahead, the same as JSON and as a table.
struct PaymentRoutes {
    /// The most days that are read.
    private static let mostDays = 400

    let counter: Counter

    func add(to router: Router<WebContext>) {
        let roles = StaffAction.lookAtPayment.roles
        router.on(.get, "/payments", for: roles, use: page)
        router.on(.get, "/v1/payments", for: roles, use: list)
        router.on(.get, "/v1/payments.csv", for: roles, use: table)
    }

    @Sendable private func page(_ request: Request, _ context: WebContext) async throws -> Response {
        let (report, days) = try await report(request)
        guard let zone = try await counter.restaurants().first?.zone else { throw RequestError.notFound }
        let page = PaymentsPage(
            report: report,
            days: days,
            zone: zone,
            currency: try await counter.currency(),
            now: counter.now()
        )
        return .page(page.document(context.language))
    }

    @Sendable private func list(_ request: Request, _ context: WebContext) async throws -> Response {
        let (report, _) = try await report(request)
        return .json([
            ("payments", .array(report.payments.map(\.json))),
            ("attention", .array(report.attention.map(\.json))),
            ("shutUntil", report.shutUntil.map { .string($0.description) }),
        ])
    }

    @Sendable private func table(_ request: Request, _ context: WebContext) async throws -> Response {
        let (report, days) = try await report(request)
        return Response(
            status: .ok,
            headers: [
                .contentType: "text/csv; charset=utf-8",
                .contentDisposition: "attachment; filename=\"payments-\(days)-days.csv\"",
            ],
            body: .init(byteBuffer: .init(string: report.csv))
        )
    }

    private func report(_ request: Request) async throws -> (PaymentReport, days: Int) {
        var days = PaymentsPage.periods[0]
        if let text = request.uri.queryParameters["days"] {
            guard let count = Int(text), (1...Self.mostDays).contains(count) else {
                throw RequestError.badRequest("days")
            }
            days = count
        }
        return (try await counter.paymentReport(since: counter.now() - .seconds(days * 86_400)), days)
    }
}
