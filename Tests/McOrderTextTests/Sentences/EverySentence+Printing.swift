import McOrderModel
import McOrderText

extension EverySentence {
    /// The sentences of the folder `Printing` of the messages that have values.
    var printing: [[any Message]] { [paperText, printerText, printProgramText] }

    private var paperText: [PaperText] {
        [
            .insteadOf("Ane"),
            .bag(1, of: 1),
            .toPay("Ane"),
            .tax("Ane"),
            .job("Ane", attempt: 1, at: "Ane"),
            .testPage("Ane"),
        ]
    }

    private var printerText: [PrinterText] {
        PrinterCondition.allCases.map { .condition($0, of: "Ane") } + [
            .uncertain(["Ane"], printers: ["Ane"], limit: 1),
            .expired(["Ane"], printers: ["Ane"], limit: 1),
            .pagesLost(printers: ["Ane"]),
            .lastTrouble("Ane", at: "Ane"),
            .asked("Ane"),
            .acknowledged(1),
            .unknown("Ane", known: ["Ane"]),
            .noDrawer("Ane"),
        ]
    }

    private var printProgramText: [PrintProgramText] { [.problems(1)] }
}
