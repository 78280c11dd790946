#!/bin/sh
# Copies McOrder's folder to and from a cloud that rclone supports: orders down, receipts and catalogue up,
# and the claims of restaurants in both directions.
#
#     rclone-carry.sh REMOTE FOLDER [SECONDS]      once, or repeatedly with this many seconds between
#     rclone-carry.sh drive:McOrder /srv/mcorder/cloud 5
#
# Orders are moved: they are deleted from the cloud once they are on this machine. Names that begin with a dot
# are not orders: they are the marker, the claims, and files that are still being written.
set -eu

remote=$1
folder=$2
pause=${3:-}
claims=orders/.mcorder.d

# Publishes which restaurants this daemon serves, and fetches which restaurants the daemons on other machines
# serve. Of two versions of a claim the newer one is kept.
exchange_claims() {
    [ -d "$folder/$claims" ] || return 0
    # A claim can change and keep its size too, so it is fetched whatever its size and time.
    rclone copy --update "$folder/$claims" "$remote/$claims" --exclude '.*' &&
        rclone copy --ignore-times "$remote/$claims" "$copies" --exclude '.*' || return
    for copy in "$copies"/*; do
        claim=$folder/$claims/${copy##*/}
        [ -e "$copy" ] || continue
        cmp -s "$copy" "$claim" && continue
        [ ! -e "$claim" ] || [ "$copy" -nt "$claim" ] || continue
        # A claim of the daemon's user is replaced and not overwritten: this user may not write to it or set
        # its time.
        new=$folder/$claims/.${copy##*/}.new
        cp "$copy" "$new" && touch -r "$copy" "$new" && mv -f "$new" "$claim" || return
    done
}

# Uploads a folder. `rclone sync` compares sizes and times. A receipt that changed can have its old size, and the
# time of a file says nothing if it changed twice within a second, or if the cloud keeps no times (WebDAV). So
# what changed since the last upload, or in the last ten minutes, is uploaded in any case.
upload() {
    last=$copies/.$1.last
    if [ -e "$last" ]; then changed="-cnewer $last"; else changed="-cmin -10"; fi
    # Files can change within the clock's smallest step after the search, so the next search begins earlier.
    touch -d "@$(($(date +%s) - 1))" "$last.new"
    # shellcheck disable=SC2086
    (cd "$folder/$1" && find . -type f ! -name '.*' $changed) | sed 's|^\./||' >"$copies/.$1.changed"
    if [ -s "$copies/.$1.changed" ]; then
        rclone copy --ignore-times --files-from-raw "$copies/.$1.changed" "$folder/$1" "$remote/$1" || return
    fi
    rclone sync "$folder/$1" "$remote/$1" --exclude '.*' && mv -f "$last.new" "$last"
}

carry() {
    rclone move "$remote/orders" "$folder/orders" --exclude '.*' --exclude '.*/**' &&
        upload receipts && upload catalog && exchange_claims
}

# Without the marker the folder is not mounted, and orders moved there would not be seen.
carry_if_mounted() {
    if [ ! -e "$folder/orders/.mcorder" ]; then
        echo "rclone-carry: $folder/orders has no marker; is it mounted?" >&2
        return 69
    fi
    carry
}

copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
trap 'exit 143' TERM INT HUP

[ -n "$pause" ] || { carry_if_mounted; exit; }
while :; do
    carry_if_mounted || echo "rclone-carry: trying again in $pause s" >&2
    sleep "$pause"
done
