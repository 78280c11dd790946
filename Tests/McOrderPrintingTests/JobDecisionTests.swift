import CounterTesting
import McOrderModel
import McOrderPrinting
import Testing

/// What becomes of the tickets of an order for later.
@Suite struct JobDecisionTests {
    private static let expiry = Duration.seconds(1800)

    private func job(_ kind: PrintedKind, madeAt: Timestamp = Samples.now) throws -> PrintJob {
        PrintJob(
            id: 1,
            event: 1,
            order: 1,
            printer: PrinterID("grill"),
            kind: kind,
            state: .due,
            attempts: 0,
            madeAt: madeAt,
            by: "mcorderd",
            changedAt: madeAt
        )
    }

    private func decide(_ job: PrintJob, _ order: QueuedOrder, at now: Timestamp) throws -> JobDecision {
        let catalogue = try Samples.catalogue()
        return JobDecision(
            job,
            of: order,
            among: [job],
            KitchenStations(catalogue.restaurant(order.restaurantID), in: catalogue),
            at: [],
            expiry: Self.expiry,
            now: now
        )
    }

    @Test func `its ticket counts as old only after the kitchen should have had it`() throws {
        let job = try job(.kitchen)
        let late = Samples.release + Self.expiry
        #expect(try decide(job, Samples.wished(), at: late - .seconds(1)) == .print(isCopy: false))
        #expect(try decide(job, Samples.wished(), at: late) == .expire)
    }

    @Test func `a change before the ticket is on the ticket`() throws {
        #expect(try decide(job(.change), Samples.wished(), at: Samples.release) == .drop)
        let change = try job(.change, madeAt: Samples.release)
        #expect(try decide(change, Samples.wished(), at: Samples.release) == .print(isCopy: false))
    }
}
