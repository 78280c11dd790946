extension Basque {
    package func text(_ message: ParserWords) -> String {
        switch message {
        case .overview: "LABURPENA: "
        case .usageHeading: "ERABILERA: "
        case .argumentsHeading: "ARGUMENTUAK:"
        case .optionsHeading: "AUKERAK:"
        case .subcommandsHeading: "AZPIKOMANDOAK:"
        case .helpAbstract: "Erakutsi laguntza hau."
        case .versionAbstract: "Erakutsi bertsioa."
        case .optionsPlace: "<aukerak>"
        case .subcommandPlace: "<azpikomandoa>"
        case .defaultValue: "lehenetsia: "
        case .values: "balioak: "
        case .help: "Laguntza: "
        case .usage: "Erabilera: "
        case .detailedHelp(let command): "  Bakoitzaren laguntza: «\(command) <azpikomandoa>»."
        case .moreInformation(let command): "  Informazio gehiago: «\(command)»."
        }
    }
}
