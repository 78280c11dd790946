import McOrderText
import Testing

@testable import CustomerProgram

/// What the guided flow shows of the restaurant's house.
@Suite struct FlowHouseTests {
    @Test func `the first page shows the code of the house, and news of it stay when data is read again`()
        throws
    {
        var scene = try FlowScene(.english)
        #expect(!scene.text().contains("code:"))
        var world = scene.model.world
        world.house = "ECR0A-GWFM6"
        world.news = [Wording(HouseText.unsignedAccepted)]
        scene.deliver(.world(world))
        scene.deliver(.world(world))
        #expect(scene.text().contains("The restaurant's code: ECR0A-GWFM6"))
        #expect(scene.text().split(separator: "takes unsigned orders again").count == 2)
        world.news = []
        scene.deliver(.world(world))
        #expect(scene.text().contains("takes unsigned orders again"))
    }
}
