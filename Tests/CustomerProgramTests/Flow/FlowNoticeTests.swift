import McOrderClient
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// Reporting the arrival and cancelling, on the screen of the last order.
@Suite struct FlowNoticeTests {
    private func scene() throws -> FlowScene {
        var scene = try FlowScene()
        scene.press("1 4 1 enter t enter 1 3 bs enter")
        try scene.confirmSending()
        scene.press("enter 2")
        return scene
    }

    @Test func `an arrival notice is sent at once`() throws {
        var scene = try scene()
        let order = try #require(scene.model.world.state.lastOrder)
        scene.press("3")
        #expect(scene.work.last == .notify(.arrived, order))
        #expect(!scene.text().contains("Aviso enviado"))
        scene.deliver(.notified(.arrived, order))
        #expect(scene.text().contains("Aviso enviado: estás aquí. En caja di: 9-624"))
    }

    @Test func `cancelling needs a confirmation, and Enter keeps the order`() throws {
        var scene = try scene()
        let order = try #require(scene.model.world.state.lastOrder)
        let before = scene.work
        scene.press("4")
        #expect(scene.text().contains("Solo se puede mientras no hayan empezado"))
        scene.press("enter")
        #expect(scene.work == before && scene.model.screen == .past(order))
        scene.press("4 2")
        #expect(scene.work.last == .notify(.cancel, order))
        scene.deliver(.notified(.cancel, order))
        #expect(scene.model.screen == .sent(FlowSent(order: order)))
        #expect(scene.work.last == .checkAnswer(order))
        #expect(scene.text().contains("Aviso enviado: anular el pedido 9-624."))
    }

    @Test func `the restaurant's answer shows whether the cancellation was in time`() throws {
        var scene = try scene()
        let order = try #require(scene.model.world.state.lastOrder)
        scene.press("4 2")
        scene.deliver(.notified(.cancel, order))
        scene.deliver(.answer(order.number, try answer(.order(.preparing), .refused, scene), age: 9))
        #expect(scene.text().contains("Ya lo preparamos; llama al +34 943 000 101"))
        scene.deliver(.answer(order.number, try answer(.order(.cancelled), .done, scene), age: 10))
        #expect(scene.text().contains("anulado") && scene.text().contains("Lo anulaste tú"))
    }

    @Test func `an error that prevents the notice is shown`() throws {
        var scene = try scene()
        scene.press("3")
        scene.deliver(
            .failed(Wording(FlowSendingText.alone(CommandError(.folderAbsent(path: "/c")).sentence)))
        )
        #expect(scene.text().contains("No hay carpeta de pedidos"))
    }

    private func answer(
        _ status: Receipt.Status,
        _ outcome: Notice.Outcome,
        _ scene: FlowScene
    ) throws -> Receipt {
        let plain = try scene.receipt(status)
        let last = try #require(scene.model.world.state.lastOrder)
        return Receipt(
            identity: last.order.identity,
            restaurant: plain.restaurant,
            status: status,
            total: plain.total,
            shownTotal: plain.shownTotal,
            reason: nil,
            updatedAt: plain.updatedAt,
            notice: NoticeAnswer(kind: .cancel, at: plain.updatedAt, outcome: outcome)
        )
    }
}
