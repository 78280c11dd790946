/// The order of the calls by which sending, taking in and removing receipts survive a power cut, proved from
/// traces.
package struct PowerProof: Section {
    package let name = "writing order"
    package let share = 1.0

    /// The only one.
    package init() {}

    package func run(until deadline: ContinuousClock.Instant, in workshop: Workshop) async throws
        -> SectionReport
    {
        var report = SectionReport(name: name)
        repeat {
            report.add(try await Self.sending(in: workshop).faultsOfSending(word: "file"))
            report.add(try await Self.intake(in: workshop).faultsOfIntake(marks: Self.marks))
            report.add(try await Self.removal(in: workshop).faultsOfRemoval())
            report.trials += 3
        } while ContinuousClock.now < deadline
        return report
    }

    /// The files of the batch whose texts are found in the database, and those texts.
    package static let marks = [
        "good 1.json": "mark-one", "good 2.json": "mark-two", "good 2 (1).json": "mark-two",
        "good 2.sync-conflict-20261120-101500-ABC.json": "mark-two", "other device.json": "mark-three",
        "reused.json": "mark-four",
    ]

    /// The calls of a sending.
    package static func sending(in workshop: Workshop) async throws -> WritingOrder {
        try await order(of: SendScenario(), in: workshop)
    }

    /// The calls of an intake.
    package static func intake(in workshop: Workshop) async throws -> WritingOrder {
        try await order(of: BatchScenario(), in: workshop)
    }

    /// The calls of an intake that removes the receipt of a customer who was forgotten.
    package static func removal(in workshop: Workshop) async throws -> WritingOrder {
        let house = try await workshop.newHouse()
        try house.drop(SampleOrder.bytes(1), as: "order.json")
        try await house.drain().required("drain")
        try await house.till("collect", "1").required("till collect")
        try await house.drain().required("drain")
        try await house.mcorderd("forget", SampleOrder.device(1)).required("mcorderd forget")
        return try await order(of: "mcorderd", ["run", "--once"], in: house)
    }

    private static func order(of scenario: any Scenario, in workshop: Workshop) async throws -> WritingOrder {
        let (house, _) = try await scenario.prepare(in: workshop)
        return try await order(
            of: scenario.program,
            scenario.arguments(in: house),
            adding: scenario.variables,
            in: house
        )
    }

    /// The calls of a program in a house, which is removed afterwards.
    private static func order(
        of program: String,
        _ arguments: [String],
        adding variables: [String: String] = [:],
        in house: House
    ) async throws -> WritingOrder {
        let run = try await house.trace(
            program,
            arguments,
            adding: variables,
            calls: WritingOrder.calls,
            length: 8192
        )
        try run.outcome.required(([program] + arguments).joined(separator: " "))
        try house.tearDown()
        return WritingOrder(run.log, house: house.folder)
    }
}
