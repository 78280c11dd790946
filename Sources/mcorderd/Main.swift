import DaemonProgram

/// `mcorderd` alone, for development; users get `MultiCall`.
@main
enum Main {
    static func main() async {
        await DaemonCommand.main()
    }
}
