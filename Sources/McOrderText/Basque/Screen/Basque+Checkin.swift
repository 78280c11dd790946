internal import McOrderModel

extension Basque {
    package func text(_ message: CheckinText) -> String {
        switch message {
        case .abstract: "Bezeroek iritsi direla adierazteko eremu bat."
        case .discussion:
            """
            till checkin --restaurant garbera   (kode-irakurgailuak 9-624 eta Sartu idazten ditu)

            Pantaila osoa hartzen du, eta ezin da beste ezer egin bertan. Langileak Ctrl-\\ hiru aldiz
            jarraian sakatuta irteten dira, edo seinale batekin (SIGTERM).
            """
        case .title(nil): "Ongi etorri"
        case .title(let restaurant?): "Ongi etorri · \(restaurant)"
        case .prompt: "Aurrez eskatu duzu? Eskaneatu zure kodea, edo idatzi zure zenbakia eta sakatu Sartu."
        case .hint: "Kodea mugikorrean duzu: mcorder code"
        case .oneMoment: "Une bat…"
        case .problem: "Une honetan ezin dut abisatu. Mesedez, galdetu kutxan."
        case .welcome(let code, true): "Ongi etorri, \(code), prest dago: hartu kutxan"
        case .welcome(let code, false): "Ongi etorri, \(code), abisatuko dizugu"
        case .ambiguous(let number):
            "Hainbat eskaerak dute \(number) zenbakia. Idatzi kode osoa: \(number), marratxoa eta "
                + "hiru zifra."
        case .doubled(let code): "Hainbat eskaerak dute \(code) kodea. Mesedez, galdetu kutxan."
        case .over(let code, .noShow):
            "Inor ez da etorri \(code) eskaeraren bila. Hala ez bada, galdetu kutxan."
        case .over(let code, let state):
            "\(code) eskaera jada \(say(state)) dago. Hala ez bada, galdetu kutxan."
        case .unknown(let typed):
            "Ez dut \(typed) eskaera aurkitzen. Begiratu kodea mugikorrean; bidali berri baduzu, saiatu berriro "
                + "pixka bat barru, edo galdetu kutxan."
        case .unreadable(let typed):
            "\(typed) ez da zenbakia ez kodea. Idatzi zenbakia, edo zenbakia, marratxoa eta hiru zifra."
        }
    }
}
