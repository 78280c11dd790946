package import McOrderModel

extension English {
    package func text(_ message: ServerProblem) -> String {
        switch message {
        case .unreachable(let words):
            "the PostgreSQL server cannot be reached: \(cause(words)). Is it running, and is the address right?"
        case .unknownOutcome(let words):
            "the PostgreSQL server did not confirm the change, and could not be asked (\(cause(words))): look whether "
                + "it was made before you try again"
        case .old(let version): "the PostgreSQL server has version \(version): it needs 15 or later"
        case .behindProxy:
            "the address leads to a proxy that shares connections, such as PgBouncer: give the address of "
                + "the PostgreSQL server itself"
        case .weak(let setting, let value):
            "the PostgreSQL server has \(setting) = \(value) and may lose orders at a power cut: set it to on"
        case .passwordInAddress:
            "the address of the PostgreSQL server contains a password: put it into ~/.pgpass (mode 0600) and "
                + "remove it from the address"
        case .notAnAddress:
            "this is no address of a PostgreSQL server such as postgresql://mcorder@db/mcorder (what was given is "
                + "not shown, since it may contain a password)"
        case .notBuiltIn:
            "this program was built without PostgreSQL: build it with the trait PostgreSQL (docs/postgresql.md)"
        case .leaseLost:
            "another mcorderd has taken over these restaurants: this one waits from its next start on"
        case .targetInUse:
            "the target is a queue already: give an empty database or a new folder"
        case .changedWhileCopied:
            "the queue changed while it was copied: close the tills, empty the target and repeat"
        case .copyDiffers(let table): "the copy differs in the table \(table): empty the target and repeat"
        case .sameEngine: "a copy goes from a state folder to a server, or back"
        case .hasOwnBackup:
            "the queue is on a PostgreSQL server: make backups with its own tools, such as pg_basebackup or "
                + "pg_dump"
        }
    }
}
