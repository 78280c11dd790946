#!/bin/sh
# Carries McOrder's folder to and from a cloud that rclone knows: orders down, receipts and catalogue up, and the claims
# of restaurants both ways.
#
#     rclone-carry.sh REMOTE FOLDER [SECONDS]      once, or again and again with so many seconds between
#     rclone-carry.sh drive:McOrder /srv/mcorder/cloud 5
#
# Orders are moved, so that they leave the cloud once they are here. Names that begin with a dot are not orders: the
# marker, the claims, and what somebody is still writing.
set -eu

remote=$1
folder=$2
pause=${3:-}
claims=orders/.mcorder.d

# Tells daemons on other machines which restaurants are served here, and the other way round. Of two versions of a claim
# the newer one stays.
exchange_claims() {
    [ -d "$folder/$claims" ] || return 0
    rclone copy --update "$folder/$claims" "$remote/$claims" --exclude '.*' &&
        rclone copy "$remote/$claims" "$copies" --exclude '.*' || return
    for copy in "$copies"/*; do
        claim=$folder/$claims/${copy##*/}
        [ -e "$copy" ] || continue
        cmp -s "$copy" "$claim" && continue
        [ ! -e "$claim" ] || [ "$copy" -nt "$claim" ] || continue
        # A claim of the daemon's user can be replaced here, but not written to: it would keep its time.
        new=$folder/$claims/.${copy##*/}.new
        cp "$copy" "$new" && touch -r "$copy" "$new" && mv -f "$new" "$claim" || return
    done
}

carry() {
    rclone move "$remote/orders" "$folder/orders" --exclude '.*' --exclude '.*/**' &&
        rclone sync "$folder/receipts" "$remote/receipts" --exclude '.*' &&
        rclone sync "$folder/catalog" "$remote/catalog" --exclude '.*' &&
        exchange_claims
}

# Without the marker the folder is not mounted, and what is moved there would be lost to sight.
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
