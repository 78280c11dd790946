import McOrderModel

extension Spanish {
    package func text(_ message: ConsoleErrorText) -> String {
        switch message {
        case .unknownCommand(let word, let program, let nearest):
            "no hay ningún comando \(quoted(word)).\(nearest.map { " ¿Querías decir «\($0)»?" } ?? "") "
                + "Los ves todos con «\(program) --help»."
        case .notUTF8(let place, let shown):
            "el argumento \(place), \(quoted(shown)), no está en UTF-8: escríbelo o renómbralo en UTF-8"
        case .noDevice(let text):
            "\(quoted(text)) no es un UDID (un UUID de 36 caracteres) ni la clave de un "
                + "dispositivo borrado (64 cifras hexadecimales)"
        case .noInstant(let text):
            "\(quoted(text)) no es una fecha: escribe hoy, ayer, semana, 2h, 7d o 2026-11-20"
        case .sinceNotBeforeUntil(let since): "--since \(quoted(since)) no es anterior a --until"
        case .stillToCome(let since, let begins):
            "--since \(quoted(since)) aún no ha llegado: empieza el \(date(CivilDay(begins))) a las \(begins.clockText.prefix(5))"
        case .noTerminal(let words): "no hay ningún terminal en el que mostrar la pantalla: \(cause(words))"
        case .noPipe(let words): "no se pudo crear un canal interno: \(cause(words))"
        case .resultNotWritten(let words): "no se pudo escribir el resultado: \(cause(words))"
        }
    }
}
