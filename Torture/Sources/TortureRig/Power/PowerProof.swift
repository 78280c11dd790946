/// Proves from traces that the order of system calls lets sending, intake and the removal of receipts survive
/// a power cut.
package struct PowerProof: Section {
    package let name = "writing order"
    package let share = 1.0

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

    /// Names of files of the batch whose texts the proof searches for in the database, with those texts.
    package static let marks = [
        "good 1.json": "mark-one", "good 2.json": "mark-two", "good 2 (1).json": "mark-two",
        "good 2.sync-conflict-20261120-101500-ABC.json": "mark-two", "other device.json": "mark-three",
        "reused.json": "mark-four",
    ]

    /// Traces a customer who sends an order.
    package static func sending(in workshop: Workshop) async throws -> WritingOrder {
        try await order(of: SendScenario(), in: workshop)
    }

    /// Traces an intake.
    package static func intake(in workshop: Workshop) async throws -> WritingOrder {
        try await order(of: BatchScenario(), in: workshop)
    }

    /// Traces an intake that removes the receipt of an erased customer.
    package static func removal(in workshop: Workshop) async throws -> WritingOrder {
        let sandbox = try await workshop.newSandbox()
        try sandbox.drop(SampleOrder.bytes(1), as: "order.json")
        try await sandbox.drain().required("drain")
        try await sandbox.till("collect", "1").required("till collect")
        try await sandbox.drain().required("drain")
        try await sandbox.mcorderd("forget", SampleOrder.device(1)).required("mcorderd forget")
        return try await order(of: "mcorderd", ["run", "--once"], in: sandbox)
    }

    private static func order(of scenario: any Scenario, in workshop: Workshop) async throws -> WritingOrder {
        let (sandbox, _) = try await scenario.prepare(in: workshop)
        return try await order(
            of: scenario.program,
            scenario.arguments(in: sandbox),
            adding: scenario.variables,
            in: sandbox
        )
    }

    /// Traces a program in a restaurant, then removes the restaurant.
    private static func order(
        of program: String,
        _ arguments: [String],
        adding variables: [String: String] = [:],
        in sandbox: Sandbox
    ) async throws -> WritingOrder {
        let run = try await sandbox.trace(
            program,
            arguments,
            adding: variables,
            calls: WritingOrder.calls,
            length: 8192
        )
        try run.outcome.required(([program] + arguments).joined(separator: " "))
        try sandbox.tearDown()
        return WritingOrder(run.log, sandbox: sandbox.folder)
    }
}
