import McOrderConsole
import McOrderModel
import McOrderText

extension FuzzTarget {
    /// Checks that an accepted receipt is written as bytes that read back as the same receipt, and that it
    /// can be shown.
    static func checkReceipt(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        guard let receipt = Receipt(json: bytes) else { return false }
        let written = receipt.json
        let again = try require(Receipt(json: written), "our own writing is not understood")
        try require(again.json == written, "our own writing reads as another receipt")
        try require(again.status == receipt.status, "our own writing stands otherwise")
        if case .rejected(let reason) = receipt.status {
            try require(receipt.reason == reason, "a refusal has two reasons")
        }
        for language in Language.allCases {
            let price = PriceText(currency: "EUR", language: language)
            for amount in [receipt.total, receipt.shownTotal].compactMap(\.self) {
                try require(!price(amount).isEmpty, "an amount cannot be shown")
            }
        }
        try checkClean(HarmlessText.clean(receipt.reason?.message ?? ""), of: receipt.reason?.message ?? "")
        return true
    }

    /// Checks that an accepted file of pauses and sold-out products is written as bytes with the same
    /// meaning.
    static func checkToday(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        guard let today = Today(json: bytes) else { return false }
        let written = today.json(publishedAt: Timestamp(seconds: 0))
        let again = try require(Today(json: written), "our own writing is not understood")
        try require(again == today, "our own writing reads as another day")
        return true
    }

    /// Checks that an accepted marker is written as bytes that name the same folder.
    static func checkMarker(_ bytes: [UInt8]) throws(FuzzFinding) -> Bool {
        let marker: FolderMarker
        do {
            marker = try FolderMarker(json: bytes)
        } catch {
            if case .newerFormat(let format) = error {
                try require(format > 1, "format \(format) is called a newer one")
            }
            return false
        }
        let again = Result { () throws(FolderMarker.ParseError) in try FolderMarker(json: marker.json) }
        try require(again == .success(marker), "our own writing reads as \(again)")
        return true
    }
}
