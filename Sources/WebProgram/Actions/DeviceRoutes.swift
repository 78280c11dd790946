import Hummingbird
import McOrderCounter
import McOrderDisplay
import McOrderModel
import McOrderText
import McOrderWeb
import StaffDisplay

/// The interface for the files that were refused today, the devices of orders, and the blacklist.
struct DeviceRoutes {
    let counter: Counter

    func add(to router: Router<WebContext>) {
        let restaurant = router.group("/v1/restaurants/{restaurant}")
        restaurant.on(.get, "rejections", for: .counter, use: rejections)
        restaurant.on(.get, "orders/{id}/device", for: .counter, use: device)
        router.on(.get, "/v1/blacklist", for: .counter, use: blacklist)
    }

    @Sendable private func rejections(_ request: Request, _ context: WebContext) async throws -> Response {
        let restaurant = try await counter.restaurant(context)
        let files = try await counter.rejectionsToday(of: restaurant).map { file in
            file.json(in: context.language).with([
                ("sentence", .string(RefusalName(file.reason)[context.language])),
                ("clock", .string(restaurant.zone.clock(file.at))),
                ("acceptable", .bool(file.isForCounterToAccept)),
            ])
        }
        return .json([("rejections", .array(files))])
    }

    @Sendable private func device(_ request: Request, _ context: WebContext) async throws -> Response {
        let order = try await counter.order(context)
        guard let key = DeviceKey(order.udid), let record = try await counter.device(key) else {
            throw RequestError.notFound
        }
        return .json(
            record.json.with([
                ("title", .string(record.title(context.language))),
                ("facts", .array(record.facts(context.language).map { .string($0) })),
                ("revocable", .bool(record.revoked == nil && !order.isOfCounter)),
            ])
        )
    }

    @Sendable private func blacklist(_ request: Request, _ context: WebContext) async throws -> Response {
        let entries = try await counter.blacklist().map { entry in
            let name = entry.deviceName.flatMap(HarmlessText.shown) ?? entry.key.short[context.language]
            return entry.json.with([("title", .string(name))])
        }
        return .json([("blacklist", .array(entries))])
    }
}

extension JSONValue {
    /// The object with further members.
    func with(_ members: [(String, JSONValue?)]) -> JSONValue {
        guard case .object(let own) = self else { return self }
        return .object(own + JSONValue.present(members))
    }
}
