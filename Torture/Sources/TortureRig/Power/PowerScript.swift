/// Shell scripts for what needs root rights: making, mounting and unmounting disks.
enum PowerScript {
    /// Makes a recording: `$1` is the folder, `$2` the number of orders. Ends with 77 where that is not
    /// permitted.
    static let record = """
        set -eu
        work=$1; count=$2
        unable() { echo "$1" >&2; exit 77; }
        for tool in mkfs.ext4 mount; do
            command -v $tool >/dev/null || unable "there is no $tool here"
        done
        clean_up() {
            trap - EXIT
            [ -z "${daemon:-}" ] || { kill -KILL $daemon 2>/dev/null || true; wait $daemon 2>/dev/null || true; }
            umount "$work/sandbox/cloud" 2>/dev/null || true
            umount "$work/sandbox" 2>/dev/null || true
            umount "$work/fuse" 2>/dev/null || true
        }
        trap clean_up EXIT
        "$TOOLS/TortureDisk" "$work/fuse" "$work/log" 2 "$MEGABYTES" || unable "FUSE cannot be mounted here"
        for disk in 0 1; do
            mkfs.ext4 -q -F -b 4096 -J size=4 -E nodiscard,lazy_itable_init=0,lazy_journal_init=0 \
                "$work/fuse/disk$disk"
            if [ $disk = 0 ]; then place=$work/sandbox; else place=$work/sandbox/cloud; fi
            mkdir -p "$place"
            # The loop device goes with its mount, and that with this namespace, whatever happens.
            mount -t ext4 -o loop "$work/fuse/disk$disk" "$place" || unable "ext4 on loop cannot be mounted here"
        done
        export MCORDER_CLOUD=$work/sandbox/cloud MCORDER_STATE=$work/sandbox/state MCORDER_HOME=$work/sandbox/home
        orders=$work/sandbox/cloud/orders
        now() { stat --format=%s "$work/log"; }
        # A fact is recorded after the program reported it, with the moment of the report.
        fact() { now >"$work/facts/$1"; }
        "$BIN/mcorderd" init >/dev/null
        "$BIN/mcorder" add Agua >/dev/null
        sync
        fact start
        "$BIN/mcorderd" run 2>/dev/null & daemon=$!
        for number in $(seq "$count"); do
            [ "$number" = 1 ] || "$BIN/mcorder" add Agua -n "$number" >/dev/null
            "$BIN/mcorder" send -r garbera >/dev/null
            fact sent.$number
            if [ $((number % 3)) = 0 ]; then
                junk=$((number / 3))
                echo "{\\"junk\\": $junk}" >"$orders/.junk"
                sync "$orders/.junk"
                mv "$orders/.junk" "$orders/junk $junk.json"
                sync "$orders"
                fact junk.$junk
            fi
            if [ $((number % 4)) = 2 ]; then
                for _ in $(seq 400); do "$BIN/till" show $number >/dev/null 2>&1 && break; sleep 0.05; done
                "$BIN/till" collect $number >/dev/null
                fact collected.$number
            fi
            if [ $((number % 5)) = 4 ]; then
                kill -KILL $daemon
                wait $daemon 2>/dev/null || true
                "$BIN/mcorderd" run 2>/dev/null & daemon=$!
            fi
        done
        kill -TERM $daemon
        wait $daemon || true
        daemon=
        "$BIN/mcorderd" run --once 2>/dev/null
        mkdir "$work/final"
        cp -a "$work/sandbox/state" "$work/final/state"
        """

    /// Mounts the two images of the folder `$1`, so that ext4 replays its journal, and copies their files.
    static let mount = """
        set -eu
        work=$1
        for disk in 0 1; do
            mkdir "$work/disk$disk"
            mount -t ext4 -o loop "$work/image$disk" "$work/disk$disk"
        done
        cp -a "$work/disk0/." "$work/"
        mkdir -p "$work/cloud"
        cp -a "$work/disk1/." "$work/cloud/"
        umount "$work/disk0" "$work/disk1"
        for disk in 0 1; do e2fsck -fn "$work/image$disk" >&2; done
        rm -r "$work"/image? "$work"/disk?
        """
}
