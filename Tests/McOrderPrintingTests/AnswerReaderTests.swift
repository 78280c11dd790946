import McOrderModel
import McOrderPrinting
import Testing

/// What printers say.
@Suite struct AnswerReaderTests {
    @Test func `answers of all kinds are distinguished, also in parts`() {
        var reader = AnswerReader()
        #expect(reader.read([0x12]) == [.state(0x12)])
        #expect(reader.read([0x37, 0x22, 0x30]) == [])
        #expect(
            reader.read([0x31, 0x32, 0x33, 0, 0x0C]) == [
                .processed([0x30, 0x31, 0x32, 0x33]), .sensor(hasPaper: false),
            ]
        )
        #expect(reader.read([0x10, 0, 0x0C, 0, 0x00]) == [.change(.paperOut), .sensor(hasPaper: true)])
        #expect(reader.read([0x30, 0, 0, 0, 0x18, 0, 0, 0]) == [.change(.coverOpen), .change(.offline)])
        #expect(reader.read([0xFF, 0x80]) == [])
    }

    @Test(
        arguments: [
            (0x12, 0x12, 0x12, PrinterCondition.ready), (0x12, 0x12, 0x1E, .paperLow),
            (0x1A, 0x32, 0x72, .paperOut),
            (0x1A, 0x16, 0x12, .coverOpen), (0x1A, 0x12, 0x12, .offline),
        ] as [(UInt8, UInt8, UInt8, PrinterCondition)]
    )
    func `three answers give the condition`(
        _ printer: UInt8,
        _ cause: UInt8,
        _ paper: UInt8,
        _ condition: PrinterCondition
    ) {
        #expect(AnswerReader.condition(printer: printer, cause: cause, paper: paper) == condition)
    }
}
