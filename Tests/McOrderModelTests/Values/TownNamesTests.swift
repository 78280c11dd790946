import Testing

@testable import McOrderModel

@Suite struct TownNamesTests {
    private func finds(_ text: String, _ address: String) -> Bool {
        !TownNames.keys(for: text).isDisjoint(with: TownNames.keys(inAddress: address))
    }

    @Test(arguments: [
        ("Donostia", "Travesía de Garbera 1, 20017 San Sebastián"), ("san sebastian", "20017 Donostia"),
        ("Donostia", "20003 Donostia / San Sebastián"), ("San Sebastián", "20003 Donostia-San Sebastián"),
        ("Donostia-San Sebastián", "20003 San Sebastián"), ("Gasteiz", "Dato 1, 01005 Vitoria (Álava)"),
        ("Vitoria", "Dato 1, 01005 Vitoria-Gasteiz"), ("Iruña", "Estafeta 3, 31001 Pamplona, España"),
        ("pamplona", "Estafeta 3, 31001 Iruña"), ("Bilbo", "Gran Vía 1, 48009 Bilbao"),
        ("Fuenterrabía", "20280 Hondarribia"), ("Lérida", "Carrer Major 2, 25007 Lleida"),
        ("Elche", "03202 Elx"), ("Villajoyosa", "03570 la Vila Joiosa"), ("Coruña", "15001 A Coruña"),
        ("La Coruña", "Rúa Real 4, 15001 Coruña"), ("Mahón", "07701 Maó"), ("Ibiza", "07800 Eivissa"),
        ("Castellón", "12001 Castelló de la Plana"), ("Hospitalet", "08901 l’Hospitalet de Llobregat"),
        ("dono", "20017 San Sebastián"),
    ])
    func `a restaurant is found by every name of its town`(text: String, address: String) {
        #expect(finds(text, address))
    }

    @Test(arguments: [
        ("Donostia", "Calle Real 1, 28701 San Sebastián de los Reyes"), ("Donostia", "48009 Bilbao"),
        ("Bilbo", "Calle San Sebastián 4, 20100 Errenteria"), ("Do", "20017 San Sebastián"), ("", "x"),
        ("Donostia", "Calle San Sebastián 4, 48009 Bilbao"),
    ])
    func `another town, a street and two letters find nothing`(text: String, address: String) {
        #expect(!finds(text, address))
    }

    @Test(arguments: [
        ("Centro Comercial Garbera, Travesía de Garbera 1, 20017 San Sebastián", "San Sebastián"),
        ("Dato 1, 01005 Vitoria-Gasteiz (Álava), España", "Vitoria-Gasteiz"),
        ("Calle Mayor 3, Oñati", "Oñati"), ("Calle Mayor 3, Oñati, Spain", "Oñati"),
        ("20003 Donostia / San Sebastián", "Donostia / San Sebastián"), ("Calle Mayor 3", nil), ("", nil),
    ])
    func `the town of an address follows the postal code, or is the last part`(address: String, town: String?)
    {
        #expect(TownNames.town(inAddress: address) == town)
    }

    @Test(arguments: [
        ("Donostia", ["Donostia", "San Sebastián"]), ("Gasteiz", ["Gasteiz", "Vitoria", "Vitoria-Gasteiz"]),
        ("Sagunto", ["Sagunt", "Sagunto"]), ("Palma", ["Palma", "Palma de Mallorca"]),
        ("A Coruña", ["A Coruña", "La Coruña"]), ("Usurbil", ["Usurbil"]),
    ])
    func `a town has all its names`(town: String, names: [String]) {
        #expect(TownNames.all(of: town) == names)
    }
}
