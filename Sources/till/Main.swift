import TillProgram

/// `till` alone, for development; users get `MultiCall`.
@main
enum Main {
    static func main() async {
        await Till.main()
    }
}
