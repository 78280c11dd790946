import HTTPTypes
import Hummingbird
import McOrderClient
import McOrderDisplay
import McOrderFiles
import McOrderModel
import McOrderSettings
import McOrderText
import McOrderWeb
import Synchronization

/// Prices tickets, and makes finished orders of them. Nothing is written. Source: docs/storefront.md,
/// *For programs*.
struct TicketRoutes: Sendable {
    let house: House
    let secret: StorefrontSecret
    let numbers = Numbers()
    let counts: SharedCounts
    let settings: StorefrontConfiguration
    let now: @Sendable () -> Timestamp

    func add(to router: Router<StorefrontContext>) {
        router.post("/v1/ticket", use: price)
        router.post("/v1/drafts", use: draft)
    }

    @Sendable private func price(_ request: Request, _ context: StorefrontContext) async throws -> Response {
        let body = try TicketBody(JSONBody(Array(buffer: try await request.wholeBody())))
        let (token, answer) = try answer(to: body, request, context)
        var response = Response.json(answer.members)
        set(token, in: &response)
        return response
    }

    @Sendable private func draft(_ request: Request, _ context: StorefrontContext) async throws -> Response {
        let json = try JSONBody(Array(buffer: try await request.wholeBody()))
        let body = try TicketBody(json)
        let agreed = try json.required("totalCents", \.integer)
        let seen = try json.optional("shown", \.text)
        let name = try json.optional("name", \.text) ?? ""
        let comment = try json.optional("comment", \.text) ?? ""
        let shown = try json.optional("presence") { ShownPresence($0) }
        try counts.countDraft(request, context)
        let (token, answer) = try answer(to: body, request, context)
        let ticket = answer.ticket
        if let refusal = answer.refusal {
            let members: [(String, JSONValue?)] = [
                ("error", .string(refusal.code)), ("sentence", .string(refusal.sentence[context.language])),
            ]
            return .json(members + answer.members, status: .unprocessableContent)
        }
        guard agreed == ticket.total.cents, seen == nil || seen == ticket.shown else {
            let sentence = StoreErrorText.changed[context.language]
            let members: [(String, JSONValue?)] = [
                ("error", .string("changed")), ("sentence", .string(sentence)),
            ]
            return .json(members + answer.members, status: .conflict)
        }
        let device = Self.device(of: token.key, named: name)
        let identity = OrderIdentity(device: device.id, number: answer.number)
        let moment = now()
        let file: SignedOrderFile
        let sealed: SealedCopy?
        do {
            let order = try ticket.order(
                number: answer.number,
                by: device,
                comment: comment,
                presence: shown?.proof(of: identity, at: moment),
                at: moment
            )
            guard let id = ticket.reading.house else { throw StorefrontError.houseUnknown }
            file = try SignedOrderFile(order, by: token.key, for: id)
            let restaurant = ticket.restaurant.id
            sealed = try ticket.reading.sealed(file.bytes, as: .order, to: restaurant, at: moment)
        } catch let error as ClientError {
            let names = ShownNames(ticket.reading.catalogue, in: context.language)
            throw RefusedOrderError(sentence: error.sentence(names, on: .screen, now: moment))
        } catch let error as OrderError {
            throw RefusedOrderError(sentence: error.reason.sentence)
        }
        let sent = sealed?.bytes ?? file.bytes
        let draft = Draft(madeAt: moment, restaurant: ticket.restaurant.id, file: sent)
        let order = Capability(file, sealed: sealed, ticket, by: token, at: moment)
        var response = Response.json(
            [
                ("draft", .string(try secret.seal(draft.json, as: .draft))),
                ("order", .string(try secret.seal(order.json, as: .capability))),
                ("code", .string(file.order.code.description)),
                ("number", .string(file.order.number.description)),
                ("totalCents", file.order.total.cents.json),
            ],
            status: .created
        )
        set(token, in: &response)
        return response
    }

    /// The answer about a ticket, and the token of the browser, which may be a new one.
    private func answer(
        to body: TicketBody,
        _ request: Request,
        _ context: StorefrontContext
    ) throws -> (BrowserToken, TicketAnswer) {
        let token = BrowserToken(request, generation: settings.generation) ?? BrowserToken()
        let reading = try house.reading()
        let moment = now()
        var ticket = try PricedTicket(body, reading, at: moment)
        let kept = body.number.flatMap { body.used.contains($0.value) ? nil : $0 }
        guard let number = kept ?? numbers.number(at: ticket.restaurant.id, except: body.used) else {
            throw StorefrontError.noNumber
        }
        let device = Self.device(of: token.key, named: "")
        ticket.judge(number: number, by: device, at: moment)
        let answer = TicketAnswer(
            ticket: ticket,
            number: number,
            device: device.id,
            now: moment,
            language: context.language
        )
        return (token, answer)
    }

    /// The browser's device: called as the customer wishes, or else by its check digits.
    private static func device(of key: SigningKey, named name: String) -> Device {
        let id = DeviceID(key.publicKey)
        let name = TextRule.deviceName.longestStart(of: String(name.filter { !$0.isNewline }))
        return Device(
            name: Device.allows(name: name) ? name : "Web \(CivilTime.padded(id.checkNumber, to: 3))",
            id: id
        )
    }

    private func set(_ token: BrowserToken, in response: inout Response) {
        let isSecure = settings.pages.origin.isSecure || settings.pages.origin.isLoopback
        response.headers[.setCookie] = token.field(generation: settings.generation, isSecure: isSecure)
    }
}

/// The restaurant would not take the order.
struct RefusedOrderError: Error {
    let sentence: Sentence

    var refusal: Refusal { Refusal(.unprocessableContent, code: "not-possible", sentence) }
}
