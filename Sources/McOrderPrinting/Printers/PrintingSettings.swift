/// The settings of printing that all printers share.
package struct PrintingSettings: Hashable, Sendable {
    /// How old a ticket may become before it is not printed any more.
    package var expire = Duration.seconds(1800)
    /// How long a printer may be in trouble before its fallback prints.
    package var patience = Duration.seconds(20)

    package init() {}
}
