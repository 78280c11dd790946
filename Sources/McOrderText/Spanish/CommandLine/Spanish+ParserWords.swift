extension Spanish {
    package func text(_ message: ParserWords) -> String {
        switch message {
        case .overview: "RESUMEN: "
        case .usageHeading: "USO: "
        case .argumentsHeading: "ARGUMENTOS:"
        case .optionsHeading: "OPCIONES:"
        case .subcommandsHeading: "SUBCOMANDOS:"
        case .helpAbstract: "Muestra esta ayuda."
        case .versionAbstract: "Muestra la versión."
        case .optionsPlace: "<opciones>"
        case .subcommandPlace: "<subcomando>"
        case .defaultValue: "por omisión: "
        case .values: "valores: "
        case .help: "Ayuda: "
        case .usage: "Uso: "
        case .detailedHelp(let command): "  La ayuda de cada uno: «\(command) <subcomando>»."
        case .moreInformation(let command): "  Más información: «\(command)»."
        }
    }
}
