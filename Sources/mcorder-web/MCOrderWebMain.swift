import WebProgram

@main
enum Main {
    static func main() async {
        await WebCommand.main()
    }
}
