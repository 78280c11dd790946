import PayProgram

@main
enum Main {
    static func main() async {
        await PayCommand.main()
    }
}
