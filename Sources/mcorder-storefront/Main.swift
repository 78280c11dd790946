import StorefrontProgram

@main
enum Main {
    static func main() async {
        await StorefrontCommand.main()
    }
}
