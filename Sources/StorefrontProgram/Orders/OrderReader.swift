import McOrderClient
import McOrderFiles
import McOrderModel
import McOrderText

/// Reads what the folder says about orders. It blocks on the disk, so it has threads of its own.
struct OrderReader: Sendable {
    let house: House
    let drop: OrderDrop
    let executor: BlockingExecutor
    let now: @Sendable () -> Timestamp

    /// What is known of an order.
    ///
    /// - Throws: ``StorefrontError/houseUnknown``.
    func answer(_ order: Capability, in language: Language) async throws -> OrderAnswer {
        let (house, drop, now) = (house, drop, now)
        return try await executor.run {
            let reading = try house.reading()
            // The file is looked for first: the restaurant writes its answer before it takes the file away.
            let isInFolder = drop.has(order.fileName)
            let found = house.receipt(of: order.sent)
            return OrderAnswer(
                order: order,
                receipt: found?.0,
                revision: found.flatMap { $0.serial ?? $0.0.revision },
                isInFolder: isInFolder,
                reading: reading,
                now: now(),
                language: language
            )
        }
    }
}
