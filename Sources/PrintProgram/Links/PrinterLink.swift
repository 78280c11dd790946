import McOrderPrinting

/// A connection to a printer. Its calls block, so it belongs to the thread of one printer.
protocol PrinterLink: AnyObject {
    /// Writes all bytes, or throws once the printer has taken none for that long.
    func write(_ bytes: [UInt8], patience: Duration) throws(LinkError)

    /// What the printer says next; empty if it says nothing within that time.
    func read(within time: Duration) throws(LinkError) -> [UInt8]

    /// Ends the connection after everything that was written.
    ///
    /// - Throws: if the other side did not take it.
    func finish() throws(LinkError)

    /// Ends the connection at once.
    func close()
}

extension PrinterSettings.Address {
    /// Connects to the printer.
    func link() throws(LinkError) -> any PrinterLink {
        switch self {
        case .network(let host, let port): try DescriptorLink(host: host, port: port)
        case .device(let path): try DescriptorLink(device: path)
        case .command(let words): try CommandLink(words)
        }
    }
}
