/// Why a program of the restaurant cannot use the queue, with how to fix it if that is known.
package enum QueueErrorText: Message {
    /// There is no queue in this folder.
    case absent(_ state: String)
    /// The database on a server has no queue.
    case absentOnServer(_ address: String)
    case newer(_ state: String)
    case older(_ state: String)
    /// The queue was made by a version before 0.1.0.
    case unreleased(_ state: String)
    /// A backup was restored meanwhile.
    case replaced
    /// SQLite uses another level of `synchronous`.
    case notDurable(level: Int)
    case busy(holder: String)
    /// The queue cannot be written; the system's message.
    case noPermission(_ cause: String)
    /// The disk fails or is full; the system's message.
    case storage(_ cause: String)
    /// Another error of the database; its message.
    case database(_ cause: String)
    /// The shared folder is not the one that the queue knows.
    case otherFolder(known: String, found: String)
    /// The device cannot be forgotten, because of its orders of these codes.
    case openOrders(_ udid: String, codes: [String])

    package func text(in language: any Texts) -> String {
        switch self {
        case .absent(let state):
            language.pick(
                en: "there is no queue in \(HarmlessText.clean(state)): is it the right folder? "
                    + "(--state or MCORDER_STATE) If it has none yet, use mcorderd init",
                es: "no hay cola en \(HarmlessText.clean(state)): ¿es la carpeta correcta? "
                    + "(--state o MCORDER_STATE) Si aún no tiene cola, usa mcorderd init",
                eu: "ez dago ilararik hemen: \(HarmlessText.clean(state)); karpeta zuzena al da? "
                    + "(--state edo MCORDER_STATE) Oraindik ilararik ez badu, erabili mcorderd init"
            )
        case .absentOnServer(let address):
            language.pick(
                en: "the database has no queue yet: \(HarmlessText.clean(address)). Make one with mcorderd "
                    + "init, or correct the address (queue in mcorderd.yaml, MCORDER_QUEUE, --state)",
                es: "la base de datos aún no tiene cola: \(HarmlessText.clean(address)). Créala con mcorderd "
                    + "init o corrige la dirección (queue en mcorderd.yaml, MCORDER_QUEUE, --state)",
                eu: "datu-baseak ez du oraindik ilararik: \(HarmlessText.clean(address)). Sortu mcorderd "
                    + "init aginduarekin, edo zuzendu helbidea (queue mcorderd.yaml fitxategian, "
                    + "MCORDER_QUEUE, --state)"
            )
        case .newer(let state):
            language.pick(
                en: "the queue in \(HarmlessText.clean(state)) was made by a newer version: update McOrder",
                es: "la cola de \(HarmlessText.clean(state)) es de una versión más nueva: actualiza McOrder",
                eu: "\(HarmlessText.clean(state)) karpetako ilara bertsio berriago batekoa da: eguneratu "
                    + "McOrder"
            )
        case .older(let state):
            language.pick(
                en: "the queue in \(HarmlessText.clean(state)) was made by an older version: restart "
                    + "mcorderd",
                es: "la cola de \(HarmlessText.clean(state)) es de una versión anterior: reinicia mcorderd",
                eu: "\(HarmlessText.clean(state)) karpetako ilara bertsio zaharrago batekoa da: berrabiarazi "
                    + "mcorderd"
            )
        case .unreleased(let state):
            language.pick(
                en: "the queue in \(HarmlessText.clean(state)) was made before version 0.1.0: start mcorderd "
                    + "0.1.0 once",
                es: "la cola de \(HarmlessText.clean(state)) es anterior a la versión 0.1.0: arranca una vez "
                    + "mcorderd 0.1.0",
                eu: "\(HarmlessText.clean(state)) karpetako ilara 0.1.0 bertsioa baino lehenagokoa da: "
                    + "abiarazi behin mcorderd 0.1.0"
            )
        case .replaced:
            language.pick(
                en: "a backup of the queue was restored: start again",
                es: "se ha restaurado una copia de la cola: empieza otra vez",
                eu: "ilararen babeskopia bat leheneratu da: hasi berriro"
            )
        case .notDurable(let level):
            language.pick(
                en: "SQLite does not accept synchronous = FULL (it is \(level))",
                es: "SQLite no acepta synchronous = FULL (es \(level))",
                eu: "SQLite-k ez du onartzen synchronous = FULL (balioa: \(level))"
            )
        case .busy(let holder):
            language.pick(
                en: "the queue is held by \(language.quoted(holder)): try again",
                es: "la cola está ocupada por \(language.quoted(holder)): prueba otra vez",
                eu: "ilara hartuta dago (\(language.quoted(holder))): saiatu berriro"
            )
        case .noPermission(let cause):
            language.pick(
                en: "the queue cannot be written: \(language.cause(cause)); are you in the group mcorder, "
                    + "and is the disk mounted for writing?",
                es: "no se puede escribir en la cola: \(language.cause(cause)); ¿estás en el grupo mcorder y "
                    + "está el disco montado con permiso de escritura?",
                eu: "ezin da ilaran idatzi: \(language.cause(cause)); mcorder taldean al zaude, eta diskoa "
                    + "idazteko muntatuta al dago?"
            )
        case .storage(let cause):
            language.pick(
                en: "the queue cannot be read or written: \(language.cause(cause)). The administrator has to "
                    + "make room, check the disk or restore a backup; what is not in the queue yet is still in "
                    + "the folder",
                es: "no se puede leer la cola o escribir en ella: \(language.cause(cause)). El encargado "
                    + "tiene que hacer sitio, comprobar el disco o restaurar una copia; lo que aún no está en la cola "
                    + "sigue en la carpeta",
                eu: "ilara ezin da irakurri edo idatzi: \(language.cause(cause)). Arduradunak lekua egin, "
                    + "diskoa begiratu edo babeskopia bat leheneratu behar du; oraindik ilaran ez dagoena "
                    + "karpetan dago"
            )
        case .database(let cause):
            language.pick(
                en: "the database fails: \(language.cause(cause)); call the administrator",
                es: "la base de datos falla: \(language.cause(cause)); avisa al encargado",
                eu: "datu-baseak huts egiten du: \(language.cause(cause)); abisatu arduradunari"
            )
        case .otherFolder(let known, let found):
            language.pick(
                en: "the shared folder (\(found)) is not the known one (\(known)): correct cloud, "
                    + "or use mcorderd init --new-cloud",
                es: "la carpeta compartida (\(found)) no es la conocida (\(known)): corrige cloud, "
                    + "o usa mcorderd init --new-cloud",
                eu: "karpeta partekatua beste bat da (\(found)), ez ezagutzen dena (\(known)): zuzendu "
                    + "cloud, edo erabili mcorderd init --new-cloud"
            )
        case .openOrders(let udid, let codes):
            language.pick(
                en: "\(udid) has open orders (\(codes.joined(separator: ", "))): collect or cancel them at "
                    + "the till first",
                es: "\(udid) tiene pedidos abiertos (\(codes.joined(separator: ", "))): primero márcalos "
                    + "en la caja como recogidos, o anúlalos",
                eu: "\(udid) gailuak eskaera irekiak ditu (\(codes.joined(separator: ", "))): lehenik eman "
                    + "edo utzi bertan behera kutxan"
            )
        }
    }
}
