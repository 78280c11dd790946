import Bench

/// Measures whole processes, as customers and cashiers start them.
enum Processes {
    static func rows(_ plan: Plan) throws -> [Row] {
        let sandbox = try plan.sandbox()
        let code = try sandbox.fill(orders: 40)[7]
        let commands = [
            ("mcorder", ["add", "Espresso"]), ("mcorder", ["ticket"]),
            ("till", ["show", code, "--as", "bench"]),
        ]
        var costs = commands.map { _ in (wall: Sample(), memory: Sample(), processor: Sample()) }
        for _ in 0..<plan.processes {
            for (place, command) in commands.enumerated() {
                let cost = try sandbox.measure(command.0, command.1)
                costs[place].wall.add(Double(cost.wall) / 1000)
                costs[place].processor.add(Double(cost.processor) / 1000)
                costs[place].memory.add(Double(cost.resident) / 1024)
            }
        }
        return zip(commands, costs).flatMap { command, cost in
            let name = "\(command.0) \(command.1[0])"
            let (wall, memory) = (cost.wall.median, cost.memory.percentile(100))
            return [
                Row(name, "ms", ours: wall).floor("≤ 40 ms", wall <= 40),
                Row("\(name), processor", "ms", ours: cost.processor.median),
                Row("\(name), most resident", "MB", ours: memory).floor("≤ 40 MB", memory <= 40),
            ]
        }
    }
}
