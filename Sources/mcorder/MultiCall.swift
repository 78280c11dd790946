import CustomerProgram
import DaemonProgram
import McOrderConsole
import TillProgram

/// All three programs in one executable, which share Swift's runtime and Foundation, most of each program's
/// size. The package installs it as `mcorder`, with links to it under the names of the other two.
@main
enum MultiCall {
    static func main() async {
        switch ProgramArguments.name {
        case "mcorderd": await DaemonCommand.main()
        case "till": await Till.main()
        default: await McOrder.main()
        }
    }
}
