extension Basque {

    package func text(_ message: AuditProblemText) -> String {
        switch message {
        case .damaged: "fitxategia hondatuta dago"
        case .dangling: "errenkada batek ez dagoen beste bat aipatzen du"
        case .illegalHistory: "haren historia ez da bide posible bat"
        case .otherState: "haren historia beste egoera batean amaitzen da"
        case .wrongRevision: "berrikuspen-zenbakia ez dator bat haren aldaketekin"
        case .wrongTotal: "lerroen batura ez dator bat guztirakoarekin"
        case .wrongShownTotal: "lerroen batura ez da bezeroari erakutsi zitzaiona"
        case .missingLine: "lerro bat falta zaio"
        case .otherContent: "gordetako byteak ez dira harenak"
        case .otherCode: "haren kodea beste bat da"
        case .badDevice: "ez da UDID bat, ezta haren laburpena ere"
        case .halfForgotten: "datu pertsonalak erdizka ahaztu ziren"
        case .knownTwice: "gailuak zenbaki horretako bi eskaera ditu"
        case .receiptGone: "irekita dago, eta haren erantzuna kendu egin zen"
        case .wrongCancels: "bertan behera uzteko eskari baztertuak ez datoz bat idatzitakoekin"
        case .wrongMarks: "sukaldeko markak ez datoz bat zenbatutakoekin"
        case .unknownReason: "arrazoia ez da zerrendakoa"
        case .deadRequest: "berriro epaitzeko eskatu zen, eta haren byteak ez daude jada"
        case .trustedAndBlacklisted: "etxekoa da eta debekatuen zerrendan dago"
        case .trustedAndRevoked: "etxekoa da eta galdutzat emanda dago"
        case .keyGone: "ahaztutako gailuen gakoa falta da"
        }
    }

    package func text(_ message: QueueCureText) -> String {
        switch message {
        case .bringBackup:
            "gelditu mcorderd, leheneratu babeskopia bat mcorderd restore komandoarekin eta begiratu diskoa"
        case .restartDaemon: "berrabiarazi mcorderd: berriro idatziko du"
        case .takeOffBlacklist: "kendu till blacklist remove komandoarekin"
        case .takeTrustBack: "kendu konfiantza till device untrust komandoarekin"
        case .askForNewNumber: "eskatu bezeroari beste zenbaki batekin bidaltzeko"
        case .completeForgetting: "mcorderd forget komandoak (UDIDarekin) edo gordetze-epeak osatuko du"
        case .findWriter:
            "gure programa batek ere ez du halakorik idazten: alderatu babeskopia batekin, begiratu "
                + "nork idazten duen datu-basean eta, behar izanez gero, mcorderd restore"
        }
    }
}
