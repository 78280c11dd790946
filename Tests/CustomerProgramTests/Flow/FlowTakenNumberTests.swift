import McOrderClient
import McOrderConsole
import Testing

@testable import CustomerProgram

/// The guided flow when the restaurant already has another order with the same number.
@Suite struct FlowTakenNumberTests {
    /// The screen of a sent order after the restaurant's answer.
    private func scene(isAnswered: Bool = true) throws -> (FlowScene, PlacedOrder) {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 h o l a enter")
        try scene.confirmSending(comment: "hola")
        let order = try #require(scene.model.world.state.lastOrder)
        let reason = Receipt.Reason(code: "number-reused", message: "")
        let refused = isAnswered ? try scene.receipt(.rejected(reason)) : nil
        scene.deliver(.answer(order.number, refused, taken: try taken(scene), age: 1))
        return (scene, order)
    }

    private func taken(_ scene: FlowScene) throws -> TakenNumber {
        TakenNumber(other: OtherOrder(try scene.receipt(.order(.preparing)), isOwn: false))
    }

    @Test(arguments: [true, false])
    func `the screen describes the other order, and nothing is sent again without a key`(isAnswered: Bool)
        throws
    {
        var (scene, order) = try scene(isAnswered: isAnswered)
        let text = scene.text().split(separator: "\n").map { $0.trimmed }.joined(separator: " ")
        #expect(text.contains("El restaurante ya tiene otro pedido con el número 9: para McDonald's Garbera"))
        #expect(text.contains("en preparación (hace"))
        #expect(!text.contains("Pedido recibido."))
        #expect(scene.effects.last == .ring, "nothing more is asked")
        #expect(scene.work.last == .checkAnswer(order))
        scene.press("enter")
        #expect(scene.model.screen == .start)
        #expect(scene.work.last == .checkAnswer(order))
    }

    @Test func `a key sends the order again under a new number, with a larger step each time`() throws {
        var (scene, order) = try scene()
        scene.press("2")
        #expect(scene.work.last == .resend(order, scene.model.world.catalogue, leap: 1))
        #expect(scene.text().contains("Enviando…"))
        let again = try #require(OrderNumber(10))
        var state = scene.model.world.state
        state.ticket = try Ticket(order.items)
        state.nextNumber = again
        scene.deliver(.home(state))
        let placed = try scene.placed(comment: "hola")
        state.ticket = Ticket()
        state.lastOrder = placed
        scene.deliver(.home(state))
        scene.deliver(.sent(FlowSent(order: placed, leap: 10)))
        #expect(scene.text().contains("Pedido 10"))
        scene.deliver(.answer(again, nil, taken: try taken(scene), age: 1))
        scene.press("2")
        #expect(scene.work.last == .resend(placed, scene.model.world.catalogue, leap: 10))
    }

    @Test func `a failed sending is tried again with the present ticket`() throws {
        var (scene, order) = try scene()
        scene.press("2")
        scene.deliver(.notSent(.folderAbsent(path: "/cloud")))
        #expect(scene.text().contains("¡Lo sentimos, algo no ha ido bien!"))
        scene.press("1")
        let letter = FlowLetter(restaurant: order.restaurant, comment: FlowField("hola"), allowsRepeat: true)
        #expect(scene.work.last == .send(letter, scene.model.world.catalogue))
    }

    @Test func `nothing is sent again if the ticket has other items or another program was faster`() throws {
        var (scene, order) = try scene()
        var state = scene.model.world.state
        state.ticket = try Ticket(order.items)
        scene.deliver(.home(state))
        let before = scene.work
        scene.press("2")
        #expect(scene.work == before)
        #expect(scene.text().contains("En el ticket ya hay otra cosa"))
        state.ticket = Ticket()
        scene.deliver(.home(state))
        scene.press("2")
        scene.deliver(.overtaken)
        #expect(scene.model.screen == .start)
        #expect(scene.text().contains("En el ticket ya hay otra cosa"))
    }
}

extension Substring {
    /// The row without the spaces at either end.
    fileprivate var trimmed: Substring {
        guard let first = firstIndex(where: { $0 != " " }), let last = lastIndex(where: { $0 != " " }) else {
            return ""
        }
        return self[first...last]
    }
}
