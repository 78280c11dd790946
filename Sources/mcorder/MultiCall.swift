import CustomerProgram
import DaemonProgram
import McOrderConsole
import TillProgram

/// All three programs in one file. The package installs it as `mcorder`, with links to it under the names of
/// the other two, since most of each program is Swift's runtime and Foundation.
@main
enum MultiCall {
    static func main() async {
        switch ProgramArguments.name {
        case "mcorderd": await MCOrderDaemon.main()
        case "till": await Till.main()
        default: await McOrder.main()
        }
    }
}
