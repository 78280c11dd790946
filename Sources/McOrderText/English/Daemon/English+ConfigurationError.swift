extension English {
    package func text(_ message: ConfigurationErrorText) -> String {
        switch message {
        case .unreadable(let path, let words):
            "cannot read the configuration \(quoted(path)): \(cause(words)); check path and permissions"
        case .notYAML(let path, let words): "\(quoted(path)) is not YAML: \(words); correct that line"
        case .unknownKey(let key, let line, let suggestion):
            "line \(line): unknown key \(quoted(key))"
                + (suggestion.map { "; did you mean \($0)?" } ?? "; remove it")
        case .repeatedKey(let key, let line): "line \(line): the key \(quoted(key)) appears twice; keep one"
        case .wrongShape(let setting, let list):
            "\(setting): expects one value"
                + (list.map { $0 == .ids ? ", or a list of ids" : ", or a list of addresses" } ?? "")
        case .relativePath(let setting, let text):
            "\(setting): \(quoted(text)) is not an absolute path; begin with /"
        case .addressAsPath(let setting):
            "\(setting): this is an address, not a path; the address of a PostgreSQL server belongs to queue"
        case .wrongEnding(let setting, let text, let ending):
            "\(setting): \(quoted(text)) does not end in \(ending), and other files are not read"
        case .notADuration(let setting, let text):
            "\(setting): \(quoted(text)) is not a duration; write an integer with ms, s, m, h or d"
        case .notAQueue: "queue: expects sqlite, or an address such as postgresql://mcorder@db/mcorder"
        case .notASize(let setting, let text):
            "\(setting): \(quoted(text)) is not a size; write an integer with kB, MB, GB or TB"
        case .notANumber(let setting, let text): "\(setting): \(quoted(text)) is not a whole number"
        case .outOfRange(let setting, let text, let lowest, let highest):
            "\(setting): \(quoted(text)) is not between \(lowest) and \(highest)"
        case .unknownWord(let setting, let text, let words, let suggestion):
            "\(setting): \(quoted(text)) is not one of \(words.joined(separator: ", "))"
                + (suggestion.map { "; did you mean \($0)?" } ?? "")
        case .notAnAddress(let setting, let text):
            "\(setting): \(quoted(text)) is not an address with a port; write it like 127.0.0.1:8088"
        case .notAnOrigin(let setting, let text):
            "\(setting): \(quoted(text)) is not an origin; write it like https://tills.example, without a path"
        case .notANetwork(let setting, let text):
            "\(setting): \(quoted(text)) is neither an IP address nor a network like 10.0.0.0/8"
        case .incompletePair(let setting, let other): "\(setting) needs \(other) too; give both or neither"
        case .noOrigin(let setting):
            "\(setting): the server listens on every address; write in web.staff.origin which one browsers open"
        case .plainOrigin(let setting, let origin):
            "\(setting): \(origin) is not encrypted; give web.certificate and web.key, or set "
                + "web.allow_plain: true"
        case .overlapping(let first, let second):
            "\(first) and \(second) overlap; give them separate folders"
        case .stateInCloud(let setting):
            "state lies inside \(setting), which is synchronised; put it outside, on a local disk"
        case .stateOnNetwork(let kind): "state is on \(kind), a network file system; put it on a local disk"
        case .atLine(let line, let error): "line \(line): \(say(error))"
        }
    }
}
