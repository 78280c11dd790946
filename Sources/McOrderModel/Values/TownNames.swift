/// Towns that are written with two names, mostly one in Spanish and one in the language of the place.
enum TownNames {
    /// The fewest letters of a name that mean the town.
    private static let fewestLetters = 3

    /// All names of the towns that a text names, in full or by their first letters, three or more, in the
    /// form of ``key(_:)``. The text itself is one of them.
    static func keys(for text: String) -> Set<String> {
        let whole = key(text)
        var found: Set<String> = [whole]
        for part in parts(of: text) { found.formUnion(keys(ofTown: key(part))) }
        guard whole.count >= fewestLetters else { return found }
        for name in places.keys where name.hasPrefix(whole) { found.formUnion(keys(ofTown: name)) }
        return found
    }

    /// The parts of an address, one of which is its town, in the form of ``key(_:)``.
    static func keys(inAddress address: String) -> Set<String> {
        let pieces = address.split { ",;()\n".contains($0) }
        return Set(pieces.flatMap { parts(of: String($0)) }.map { key($0) })
    }

    /// The town of an address, as it is written there: the text between the postal code and the next comma or
    /// bracket, or else the last of several parts without a number and not a country; `nil` if there is none.
    static func town(inAddress address: String) -> String? {
        let parts = address.split { ",;()\n".contains($0) }.map { $0.split(separator: " ") }
        for words in parts.reversed() {
            let code = words.lastIndex { $0.count == 5 && $0.allSatisfy(\.isNumber) }
            if let code, code + 1 < words.count { return words[(code + 1)...].joined(separator: " ") }
        }
        let named = parts.map { $0.joined(separator: " ") }.last { part in
            part.contains(where: \.isLetter) && !part.contains(where: \.isNumber)
                && !countries.contains(SearchKey(part).text)
        }
        return parts.count > 1 ? named : nil
    }

    private static let countries = ["spain", "espana", "espainia"]

    /// All names of a town as they are written, in the order of the alphabet; only the given one if it has no
    /// other.
    static func all(of town: String) -> [String] {
        let others = parts(of: town).flatMap { part in (places[key(part)] ?? []).flatMap { towns[$0] } }
        return Set([town] + others).sorted()
    }

    /// A name in the form in which names are compared: folded as in ``SearchKey``, without words that have a
    /// digit before it, such as a postal code, and without its article, which differs between languages.
    static func key(_ name: String) -> String {
        let folded = SearchKey(name.split(separator: "’").joined(separator: "'")).text
        var words = Array(folded.split(separator: " ").drop { $0.contains { $0.isNumber } })
        if words.count > 1, articles.contains(words[0]) { words.removeFirst() }
        let key = words.joined(separator: " ")
        return key.hasPrefix("l'") ? String(key.dropFirst(2)) : key
    }

    /// The whole text, and the names that a slash or a hyphen joins in it.
    private static func parts(of text: String) -> Set<String> {
        let names = text.split(separator: "/").map { String($0) }
        return Set([text] + names + names.flatMap { name in name.split(separator: "-").map { String($0) } })
    }

    private static func keys(ofTown name: String) -> [String] {
        (places[name] ?? []).flatMap { place in towns[place].map { key($0) } }
    }

    private static let articles: Set<Substring> = [
        "a", "as", "el", "els", "es", "la", "las", "les", "lo", "los", "o", "os", "sa", "ses",
    ]

    /// The towns, each with its names.
    private static let towns: [[String]] = (official + ";" + usual)
        .split { $0 == ";" || $0.isNewline }
        .map { town in town.split(separator: "/").map { String($0.drop { $0 == " " }) } }
        .filter { $0.count > 1 }

    /// The positions in ``towns`` of each name.
    private static let places: [String: [Int]] = {
        var places: [String: [Int]] = [:]
        for (place, names) in towns.enumerated() {
            for name in Set(names.map { key($0) }) { places[name, default: []].append(place) }
        }
        return places
    }()

    /// The towns of the Basque Country, Navarre and Valencia with two official names. Source: the register of
    /// municipalities of Spain's statistical institute (INE, *Relación de municipios*), 2025, without names
    /// that differ in an accent only.
    private static let official = """
        Agurain/Salvatierra; Alegría-Dulantzi/Alegría/Dulantzi; Ayala/Aiara; Baños de Ebro/Mañueta;
        Campezo/Kanpezu; Elburgo/Burgelu; Elvillar/Bilar; Erriberagoitia/Ribera Alta;
        Harana/Valle de Arana; Iruña Oka/Iruña de Oca; Labastida/Bastida; Lanciego/Lantziego;
        Laudio/Llodio; Moreda de Álava/Moreda Araba; Oyón-Oion/Oyón/Oion;
        Peñacerrada-Urizaharra/Peñacerrada/Urizaharra; Ribera Baja/Erriberabeitia;
        San Millán/Donemiliaga; Valdegovía/Gaubea; Villabuena de Álava/Eskuernaga;
        Vitoria-Gasteiz/Vitoria/Gasteiz; Yécora/Iekora;
        Abanto y Ciérvana-Abanto Zierbena/Abanto y Ciérvana/Abanto Zierbena;
        Karrantza Harana/Valle de Carranza; Trucios-Turtzioz/Trucios/Turtzioz;
        Ugao-Miraballes/Ugao/Miraballes; Urduña/Orduña;
        Valle de Trápaga-Trapagaran/Valle de Trápaga/Trapagaran;
        Arrasate/Mondragón; Donostia/San Sebastián;
        Soraluze-Placencia de las Armas/Soraluze/Placencia de las Armas;
        Abárzuza/Abartzuza; Abaurregaina/Abaurrea Alta; Abaurrepea/Abaurrea Baja; Aibar/Oibar;
        Altsasu/Alsasua; Ancín/Antzin; Ansoáin/Antsoain; Aoiz/Agoitz; Aranarache/Aranaratxe; Arce/Artzi;
        Auritz/Burguete; Ayegui/Aiegi; Berrioplano/Berriobeiti; Burgui/Burgi; Burlada/Burlata;
        Cendea de Olza/Oltza Zendea; Cirauqui/Zirauki; Ciriza/Ziritza; Doneztebe/Santesteban;
        Echarri/Etxarri; Enériz/Eneritz; Esparza de Salazar/Espartza Zaraitzu;
        Estella-Lizarra/Estella/Lizarra; Ezcároz/Ezkaroze; Gallipienzo/Galipentzu; Gallués/Galoze;
        Güesa/Gorza; Guesálaz/Gesalatz; Hiriberri/Villanueva de Aezkoa; Huarte/Uharte; Isaba/Izaba;
        Iza/Itza; Izalzu/Itzaltzu; Juslapeña/Txulapain; Leache/Leatxe; Leoz/Leotz;
        Lizoain-Arriasgoiti/Lizoainibar-Arriasgoiti; Lónguida/Longida; Luzaide/Valcarlos; Monreal/Elo;
        Navascués/Nabaskoze; Noáin/Elortzibar/Valle de Elorz; Ochagavía/Otsagabia; Olazti/Olazagutía;
        Olite/Erriberri; Olóriz/Oloritz; Oronz/Orontze; Oroz-Betelu/Orotz-Betelu; Orreaga/Roncesvalles;
        Pamplona/Iruña; Peralta/Azkoien; Puente la Reina/Gares; Pueyo/Puiu; Romanzado/Erromantzatua;
        Roncal/Erronkari; Salinas de Oro/Jaitz; Sangüesa/Zangoza; Sarriés/Sartze; Ujué/Uxue;
        Unzué/Untzue; Urdazubi/Urdax; Urzainqui/Urzainki; Uztárroz/Uztarroze; Valle de Egüés/Eguesibar;
        Valle de Ollo/Ollaran; Valle de Yerri/Deierri; Vidángoz/Bidankoze; Villava/Atarrabia;
        Zabalza/Zabaltza; Zizur Mayor/Zizur Nagusia;
        Alacant/Alicante; Alcoi/Alcoy; el Camp de Mirra/Campo de Mirra;
        el Fondó de les Neus/Hondón de las Nieves; el Pinós/Pinoso;
        el Poble Nou de Benitatxell/Benitachell; Elx/Elche; l'Orxa/Lorcha;
        la Torre de les Maçanes/Torremanzanas; la Vila Joiosa/Villajoyosa; Monòver/Monóvar;
        Sant Vicent del Raspeig/San Vicente del Raspeig; Xàbia/Jávea; Xixona/Jijona;
        Benicàssim/Benicasim; Borriana/Burriana;
        Castelló de la Plana/Castellón de la Plana/Castelló/Castellón; Chilches/Xilxes;
        les Alqueries/Alquerías del Niño Perdido; les Useres/Useras; Orpesa/Oropesa del Mar;
        Sant Jordi/San Jorge; Suera/Sueras; Vilafranca/Villafranca del Cid; Xodos/Chodos;
        Alboraia/Alboraya; Moixent/Mogente; Montcada/Moncada; Montitxelvo/Montichelvo; Montroi/Montroy;
        Sagunt/Sagunto; Vilallonga/Villalonga;
        """

    /// Towns there and in Catalonia, Galicia and the Balearic Islands that have one name in that register,
    /// and the name that they have in Spanish, or in Basque, beside it.
    private static let usual = """
        Bilbao/Bilbo; Barakaldo/Baracaldo; Balmaseda/Valmaseda; Galdakao/Galdácano;
        Gernika-Lumo/Guernica y Luno/Gernika/Guernica; Getxo/Guecho; Leioa/Lejona; Lekeitio/Lequeitio;
        Mungia/Munguía; Muskiz/Musques; Plentzia/Plencia; Santurtzi/Santurce; Sopela/Sopelana;
        Zierbena/Ciérvana; Azkoitia/Azcoitia; Bergara/Vergara; Deba/Deva; Errenteria/Rentería;
        Getaria/Guetaria; Hondarribia/Fuenterrabía; Legazpi/Legazpia; Mutriku/Motrico; Oiartzun/Oyarzun;
        Oñati/Oñate; Ordizia/Villafranca de Ordizia; Pasaia/Pasajes; Zarautz/Zarauz; Zumaia/Zumaya;
        Bera/Vera de Bidasoa; Etxarri Aranatz/Echarri-Aranaz; Lesaka/Lesaca; Tudela/Tutera;
        Uharte Arakil/Huarte-Araquil;
        Girona/Gerona; Lleida/Lérida; El Vendrell/Vendrell;
        Esplugues de Llobregat/Esplugas de Llobregat; Figueres/Figueras;
        L'Hospitalet de Llobregat/Hospitalet de Llobregat/L'Hospitalet;
        La Ràpita/Sant Carles de la Ràpita/San Carlos de la Rápita; La Seu d'Urgell/Seo de Urgel;
        Molins de Rei/Molins de Rey; Roses/Rosas; Sant Adrià de Besòs/San Adrián de Besós;
        Sant Boi de Llobregat/San Baudilio de Llobregat/Sant Boi;
        Sant Cugat del Vallès/San Cugat del Vallés/Sant Cugat;
        Sant Feliu de Guíxols/San Feliu de Guíxols; Sant Joan Despí/San Juan Despí;
        Sant Just Desvern/San Justo Desvern; Terrassa/Tarrasa; Vic/Vich; Vielha e Mijaran/Vielha/Viella;
        Vilafranca del Penedès/Villafranca del Panadés; Vilanova i la Geltrú/Villanueva y Geltrú;
        Alzira/Alcira; Calp/Calpe; Carcaixent/Carcagente; Crevillent/Crevillente;
        l'Alfàs del Pi/Alfaz del Pi; Llíria/Liria; Mutxamel/Muchamiel; Ontinyent/Onteniente;
        Petrer/Petrel; Sant Joan d'Alacant/San Juan de Alicante; Vila-real/Villarreal; Vinaròs/Vinaroz;
        Xàtiva/Játiva;
        A Coruña/La Coruña; A Estrada/La Estrada; A Guarda/La Guardia; Arteixo/Arteijo;
        As Pontes de García Rodríguez/Puentes de García Rodríguez/As Pontes; Baiona/Bayona;
        Fisterra/Finisterre; Noia/Noya; O Barco de Valdeorras/El Barco de Valdeorras;
        O Carballiño/Carballino; O Grove/El Grove; Ourense/Orense; Ponteareas/Puenteareas;
        Pontedeume/Puentedeume; Rianxo/Rianjo; Sanxenxo/Sangenjo; Tui/Tuy;
        Vilagarcía de Arousa/Villagarcía de Arosa/Vilagarcía; Vilalba/Villalba; Viveiro/Vivero;
        Xinzo de Limia/Ginzo de Limia;
        Andratx/Andraitx; Ciutadella de Menorca/Ciudadela de Menorca/Ciutadella/Ciudadela;
        Eivissa/Ibiza; Es Castell/Villacarlos; Felanitx/Felanich; Ferreries/Ferrerías;
        Llucmajor/Lluchmayor; Maó/Mahón/Maó-Mahón; Palma/Palma de Mallorca; Pollença/Pollensa;
        Sa Pobla/La Puebla; Sant Antoni de Portmany/San Antonio Abad;
        Sant Joan de Labritja/San Juan Bautista; Sant Josep de sa Talaia/San José; Sant Lluís/San Luis;
        Santa Eulària des Riu/Santa Eulalia del Río;
        """
}
