extension Basque {
    package func text(_ message: HelpDetailText) -> String {
        switch message {
        case .program: "Terminal batean, «mcorder» komandorik gabe eskaera batean gidatuko zaitu pantailan."
        case .products: "Prezioak gogoko jatetxearenak dira, halakorik badago."
        case .remove:
            "Lerroak «mcorder ticket» komandoak erakusten dituen bezala zenbatzen dira. Denak kentzen dira, "
                + "edo bat ere ez."
        case .restaurants: "Kokapen batekin, hurbilenak lehenik; herri batekin, bertakoak."
        case .send:
            "-r gabe, gogoko jatetxera doa. Bidalketa bat eten bazen, eskaera hori amaitzen da lehenengo. "
                + "Jatetxeak zenbaki horrekin beste eskaera bat badu, zein den esaten du, eta zurea zenbaki "
                + "berri batekin bidali nahi duzun galdetzen dizu; script batean 65 kodearekin irteten da."
        case .cancel:
            "Jatetxearen erantzunak bakarrik balio du: jada prestatzen ari bada, eskaera aurrera doa."
        case .arrived:
            "Leku bat emanda, gailu honek erabakitzen du hurbil zauden; lekua ez da gailutik irteten."
        }
    }
}
