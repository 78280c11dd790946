import Bench

/// The benchmark's options.
struct Options {
    static let usage = """
        usage: TillLatency [--orders N] [--rounds N] [--changes N] [--size COLUMNSxROWS] [--binaries DIR]
                           [--folder DIR] [--no-daemon] [--json FILE]

          --orders N      open orders in the queue (5000)
          --rounds N      orders that are found and served, about 35 keys each (100)
          --changes N     changes on one till that are awaited on another (200)
          --size CxR      size of the terminals (80x24)
          --binaries DIR  where mcorderd and till are (beside this program)
          --folder DIR    where the queue is made (the temporary folder): the disk is part of what is measured
          --no-daemon     no mcorderd runs meanwhile
          --json FILE     the results for a script
        """

    var orders = 5000
    var rounds = 100
    var changes = 200
    var columns = 80
    var rows = 24
    var binaries: String?
    var folder: String?
    var json: String?
    var hasDaemon = true

    init(_ arguments: [String]) throws(BenchError) {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            if option == "--no-daemon" {
                hasDaemon = false
                continue
            }
            guard let value = rest.popFirst() else { throw BenchError(Self.usage) }
            let number = Int(value).flatMap { $0 > 0 ? $0 : nil }
            switch (option, number) {
            case ("--orders", let number?): orders = number
            case ("--rounds", let number?): rounds = number
            case ("--changes", let number?): changes = number
            case ("--binaries", _): binaries = value
            case ("--folder", _): folder = value
            case ("--json", _): json = value
            case ("--size", _):
                let sides = value.split(separator: "x").compactMap { Int($0) }
                guard sides.count == 2, sides[0] >= 40, sides[1] >= 12 else { throw BenchError(Self.usage) }
                (columns, rows) = (sides[0], sides[1])
            default: throw BenchError(Self.usage)
            }
        }
    }
}
