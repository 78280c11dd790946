package import McOrderModel
package import McOrderText

extension Pseudo {
    package func text(_ message: CatalogueError.Kind) -> String { longer(english.text(message)) }
    package func text(_ message: CatalogueError.Target) -> String { longer(english.text(message)) }
    package func text(_ message: JSONError) -> String { longer(english.text(message)) }
    package func text(_ message: DaemonText) -> String { longer(english.text(message)) }
    package func text(_ message: FlowSendingText) -> String { longer(english.text(message)) }
    package func text(_ message: FolderError) -> String { longer(english.text(message)) }
    package func text(_ message: MomentMessage) -> String { longer(english.text(message)) }
    package func text(_ message: OrderEditText) -> String { longer(english.text(message)) }
    package func text(_ message: ParserComplaintText) -> String { longer(english.text(message)) }
    package func text(_ message: CompassPoint) -> String { longer(english.text(message)) }
    package func text(_ message: ProductText) -> String { longer(english.text(message)) }
    package func text(_ message: AuditProblemText) -> String { longer(english.text(message)) }
    package func text(_ message: QueueCureText) -> String { longer(english.text(message)) }
    package func text(_ message: ScreenText) -> String { longer(english.text(message)) }
    package func text(_ message: SentOrderText) -> String { longer(english.text(message)) }
    package func text(_ message: CatalogueToolText) -> String { longer(english.text(message)) }
    package func text(_ message: UnknownWordText) -> String { longer(english.text(message)) }
}
