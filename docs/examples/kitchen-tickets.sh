#!/bin/sh
# Prints a kitchen ticket for each order when its preparation begins, and again when its content changes. It
# continues after the last printed event, whose number it keeps in the file given as $1.
#
#     docs/examples/kitchen-tickets.sh /var/lib/kitchen/last > /dev/usb/lp0
set -eu

last=$1
[ -s "$last" ] || echo 0 > "$last"
tab=$(printf '\t')

till events --follow --after "$(cat "$last")" |
while IFS="$tab" read -r event at change code state by restaurant rest; do
    # The last column is the order's id. Two open orders may have the same code, but the id is unique.
    id=${rest##*"$tab"}
    case "$change $state" in
        "state preparing") title="NEW" ;;
        "strike preparing" | "add preparing" | "comment preparing" | "recall preparing") title="CHANGED" ;;
        "state cancelled") title="CANCELLED" ;;
        *) title="" ;;
    esac
    if [ -n "$title" ]; then
        printf '=== %s %s  %s\n' "$title" "$code" "$at"
        # Exit code 66: the order does not exist any more, for example after a restore.
        till show "#$id" || [ $? -eq 66 ]
        printf '\n'
    fi
    echo "$event" > "$last.new" && mv "$last.new" "$last"
done
