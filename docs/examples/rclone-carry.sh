#!/bin/sh
# Carries McOrder's folder to and from a cloud that rclone knows: orders down, receipts and catalogue up.
#
#     rclone-carry.sh REMOTE FOLDER [SECONDS]      once, or again and again with so many seconds between
#     rclone-carry.sh drive:McOrder /srv/mcorder/cloud 5
#
# Orders are moved, so that they leave the cloud once they are here. Names that begin with a dot are not orders: the
# marker, and what somebody is still writing.
set -eu

remote=$1
folder=$2
pause=${3:-}

carry() {
    rclone move "$remote/orders" "$folder/orders" --exclude '.*' &&
        rclone sync "$folder/receipts" "$remote/receipts" --exclude '.*' &&
        rclone sync "$folder/catalog" "$remote/catalog" --exclude '.*'
}

# Without the marker the folder is not mounted, and what is moved there would be lost to sight.
carry_if_mounted() {
    if [ ! -e "$folder/orders/.mcorder" ]; then
        echo "rclone-carry: $folder/orders has no marker; is it mounted?" >&2
        return 69
    fi
    carry
}

[ -n "$pause" ] || { carry_if_mounted; exit; }
while :; do
    carry_if_mounted || echo "rclone-carry: trying again in $pause s" >&2
    sleep "$pause"
done
