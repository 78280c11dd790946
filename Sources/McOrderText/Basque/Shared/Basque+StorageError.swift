extension Basque {
    package func text(_ message: StorageErrorText) -> String {
        switch message {
        case .place(let path, let words): "\(quoted(path: path)): \(cause(words))"
        case .folderFull: "karpeta partekatua beteta dago"
        case .folderReadOnly: "karpeta partekatua irakurtzeko soilik da"
        case .folderNotWritable: "ez duzu karpeta partekatuan idazteko baimenik"
        case .checkMounting: "Egiaztatu karpeta muntatuta eta sinkronizatuta dagoela."
        case .mountForWriting: "Muntatu idazteko moduan."
        case .askPermission: "Eskatu bertan idazteko baimena."
        case .makeRoom: "Egin lekua."
        case .checkDisk: "Egiaztatu karpeta eta diskoa."
        }
    }
}
