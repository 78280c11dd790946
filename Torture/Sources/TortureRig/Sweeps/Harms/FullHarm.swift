import Glibc

/// Mounts a disk with a limited free space under a part of the restaurant.
struct FullHarm: Disturbance {
    /// The part of the restaurant and the free space.
    struct Room: Sendable, CustomStringConvertible {
        let part: String
        let kilobytes: Int

        var description: String { "\(kilobytes) KB free under \(part)" }
    }

    func strike(_ sandbox: Sandbox, at work: any Scenario, with room: Room) async throws -> Stroke {
        let program = ["\(sandbox.workshop.programs)/\(work.program)"] + work.arguments(in: sandbox)
        let outcome = try await sandbox.run(
            "/usr/bin/unshare",
            (geteuid() == 0 ? ["--mount"] : ["--mount", "--map-root-user"])
                + ["/bin/sh", "-c", Self.script, "full", sandbox.folder, room.part, "\(room.kilobytes)"]
                + program,
            adding: work.variables
        )
        // Only a failed preparation ends so, neither the script nor a program.
        if outcome.status == 99 || outcome.error.contains("unshare failed") {
            var skipped = Stroke(outcome, isStruck: false, trials: 0)
            skipped.report.notes.append("skipped: no file system can be mounted here")
            return skipped
        }
        // The programs name the error, and no other disk in the trial is full.
        let isStruck = outcome.status != 0 || outcome.error.contains("No space left")
        var stroke = Stroke(outcome, isStruck: isStruck)
        stroke.report.faults = isStruck ? 1 : 0
        stroke.report.endings["\(room.part) full \(outcome.status)"] = 1
        if ![0, 73, 74].contains(outcome.status) || (outcome.status != 0 && outcome.error.isEmpty) {
            stroke.complainOfEnding()
        }
        return stroke
    }

    /// Runs a program with a separate disk under a part of the restaurant, and restores the part afterwards.
    private static let script = """
        set -eu
        sandbox=$1; part=$sandbox/$2; free=$3
        shift 3
        mkdir -p "$part"
        mv "$part" "$sandbox/kept"
        mkdir "$part"
        if ! mount -t tmpfs -o size=16m none "$part" 2>/dev/null; then
            rmdir "$part"; mv "$sandbox/kept" "$part"; exit 99
        fi
        cp -a "$sandbox/kept/." "$part"
        fallocate -l $(($(df --output=avail -k "$part" | tail -n 1) - free))K "$part/filler"
        status=0
        "$@" || status=$?
        rm "$part/filler"
        mkdir "$sandbox/after"
        cp -a "$part/." "$sandbox/after"
        umount "$part"
        rmdir "$part"
        mv "$sandbox/after" "$part"
        rm -r "$sandbox/kept"
        exit $status
        """
}
