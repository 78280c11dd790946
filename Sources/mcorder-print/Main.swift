import PrintProgram

@main
enum Main {
    static func main() async {
        await PrintCommand.main()
    }
}
