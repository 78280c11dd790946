import McOrderClient
import McOrderConsole
import McOrderText
import Testing

@testable import CustomerProgram

/// The exact text of the most frequent sentences in both languages. Source: product.md, R2, R11, R12.
@Suite struct SentenceTests {
    private func expect(
        _ sentence: Sentence,
        es spanish: String,
        en english: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(sentence[.spanish] == spanish, sourceLocation: sourceLocation)
        #expect(sentence[.english] == english, sourceLocation: sourceLocation)
    }

    @Test func `the sentence after a product was added`() {
        expect(TicketText.added, es: "¡Producto añadido!", en: "Product added!")
    }

    @Test func `the sentences about an answered and an unanswered order`() {
        expect(SentOrderText.answered, es: "Pedido recibido.", en: "Order received.")
        expect(
            SentOrderText.notAnswered,
            es: "El restaurante aún no ha contestado. Mira «mcorder status» más tarde.",
            en: "The restaurant has not answered yet. Look at “mcorder status” later."
        )
    }

    @Test func `the sentence about an empty ticket`() {
        expect(
            CommandError(.emptyTicket).sentence,
            es:
                "Pedido vacío. Por favor, revisa el ticket y recuerda añadir al menos un artículo antes de enviar el "
                + "pedido. ¡Gracias!",
            en: "Empty order. Please check the ticket and add at least one item before sending it. Thank you!"
        )
    }

    @Test func `the sentence about a folder that is absent while sending`() {
        expect(
            CommandError(.folderAbsent(path: "/c")).whileSending.sentence,
            es:
                "¡Lo sentimos, algo no ha ido bien! no hay carpeta de pedidos en «/c». Comprueba que está montada y "
                + "sincronizada. No se ha perdido nada.",
            en:
                "Sorry, something went wrong! there is no folder of orders in “/c”. Check that it is mounted and "
                + "synchronised. Nothing is lost."
        )
    }

    @Test func `the sentence about a folder without marker`() {
        expect(
            CommandError(.folderUnmarked(path: "/c")).sentence,
            es:
                "«/c» no lleva la marca del restaurante (orders/.mcorder): no está montada, no ha terminado de "
                + "sincronizarse o no es la suya. No se escribe nada en ella.",
            en:
                "“/c” lacks the restaurant's marker (orders/.mcorder): it is not mounted, not yet synchronised, or "
                + "not theirs. Nothing is written to it."
        )
    }

    @Test func `the sentence about a folder whose path cannot be used`() {
        let failure = CommandError(.badFolderPath("/a\nb"))
        #expect(failure.status == .invalid)
        expect(
            failure.sentence,
            es: "«/a\u{FFFD}b» no vale como carpeta: su nombre lleva caracteres de control. Cámbialo.",
            en: "“/a\u{FFFD}b” cannot be used: its name contains control characters. Rename it."
        )
    }

    @Test func `the sentence about no folder at all`() {
        expect(
            CommandError(.noFolder).sentence,
            es:
                "aún no hay ninguna carpeta compartida. Únete a la del restaurante con «mcorder join CARPETA», o "
                + "indícala con --cloud o MCORDER_CLOUD.",
            en:
                "no shared folder is known. Join the restaurant's with “mcorder join DIR”, or name it with --cloud "
                + "or MCORDER_CLOUD."
        )
    }

    @Test func `the sentence about a home that another program uses`() {
        expect(
            CommandError(.homeBusy(path: "/h/home.lock", holder: "pid 1")).sentence,
            es: "otro programa (pid 1) está usando «/h/home.lock». Vuelve a intentarlo.",
            en: "another program (pid 1) is using “/h/home.lock”. Try again."
        )
    }

    @Test func `the sentence about a full ticket`() {
        expect(
            CommandError(.ticket(.full(room: 3))).sentence,
            es:
                "un pedido tiene como mucho 100 líneas y en el ticket solo caben 3 más. Envíalo, o añade menos.",
            en: "an order has at most 100 lines, and the ticket has room for 3 more. Send it, or add fewer."
        )
    }

    @Test func `the sentence about a command that does not exist`() throws {
        let names = CustomerCommand.commandNames
        expect(
            try #require(ParserMessage.unknownCommand(in: ["tiket"], of: "mcorder", among: names)),
            es: "no hay ningún comando «tiket». ¿Querías decir «ticket»? Los ves todos con «mcorder --help».",
            en: "there is no command “tiket”. Did you mean ticket? See them all with “mcorder --help”."
        )
    }

    @Test(arguments: [
        (Receipt.Reason?.none, ""),
        (Receipt.Reason(code: "x", message: "sin\u{1B} pan"), " (sin\u{FFFD} pan)"),
    ])
    func `the sentence about a cancelled order`(reason: Receipt.Reason?, words: String) {
        expect(
            SentOrderText.calledOff(.cancelled, reason),
            es: "El restaurante ha anulado tu pedido\(words).",
            en: "The restaurant cancelled your order\(words)."
        )
    }

    @Test(arguments: [
        (CompassPoint.west, "O"), (.southwest, "SO"), (.westNorthwest, "ONO"), (.east, "E"), (.north, "N"),
    ])
    func `west is called oeste in Spanish`(point: CompassPoint, spanish: String) {
        #expect(point[.spanish] == spanish)
        #expect(point[.english] == point.rawValue)
    }
}
