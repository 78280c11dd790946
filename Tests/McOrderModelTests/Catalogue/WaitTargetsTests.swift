import McOrderModel
import Testing

/// The targets of a restaurant in a catalogue: how they are read, and which errors are reported.
@Suite struct WaitTargetsTests {
    private func catalogue(_ targets: String) throws -> SampleCatalogue {
        try SampleCatalogue().replacing(
            "\"phone\":\"1\"",
            in: .restaurants,
            with: "\"phone\":\"1\",\(targets)"
        )
    }

    @Test(
        arguments: [
            (#""targets":{"soon":0,"late":420}"#, ".targets.soon", .outOfRange("0", 1...86_399)),
            (#""targets":{"soon":240,"late":240}"#, ".targets.late", .outOfRange("240", 241...86_400)),
            (#""targets":{"soon":240,"late":86401}"#, ".targets.late", .outOfRange("86401", 241...86_400)),
            (#""targets":{"soon":"240","late":420}"#, ".targets.soon", .wrongKind(.integer)),
            (#""targets":{"soon":240}"#, ".targets.late", .missing),
            (#""targets":{"late":240}"#, ".targets.soon", .missing),
            (#""targets":420"#, ".targets", .wrongKind(.object)),
        ] as [(String, String, CatalogueError.Problem)]
    )
    func `one mistake in the targets is reported as one error, with its file and place`(
        _ targets: String,
        _ path: String,
        _ problem: CatalogueError.Problem
    ) throws {
        let errors = try catalogue(targets).errors()
        #expect(errors.map(\.file) == ["restaurants.json"])
        #expect(errors.map(\.path) == ["[0]" + path])
        #expect(errors.map(\.problem) == [problem])
    }

    @Test func `targets are whole seconds, and a restaurant need not have any`() throws {
        let catalogue = try catalogue(#""targets":{"soon":240,"late":420}"#).read()
        let targets = try #require(catalogue.restaurants.first?.targets)
        #expect(targets.soon == .seconds(240) && targets.late == .seconds(420))
        #expect(try SampleCatalogue().read().restaurants.first?.targets == nil)
    }
}
