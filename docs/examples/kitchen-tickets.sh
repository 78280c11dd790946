#!/bin/sh
# Prints a kitchen ticket for each order that somebody begins to prepare, and again when its content changes.
# Goes on where it stopped: the number of the last event it printed is kept in the file given as $1.
#
#     docs/examples/kitchen-tickets.sh /var/lib/kitchen/last > /dev/usb/lp0
set -eu

last=$1
[ -s "$last" ] || echo 0 > "$last"
tab=$(printf '\t')

till events --follow --after "$(cat "$last")" |
while IFS="$tab" read -r event at change code state by restaurant rest; do
    # The order's id is the last column. Two open orders may have one code; the id names one.
    id=${rest##*"$tab"}
    case "$change $state" in
        "state preparing") title="NEW" ;;
        "strike preparing" | "add preparing" | "comment preparing" | "recall preparing") title="CHANGED" ;;
        "state cancelled") title="CANCELLED" ;;
        *) title="" ;;
    esac
    if [ -n "$title" ]; then
        printf '=== %s %s  %s\n' "$title" "$code" "$at"
        # 66: the order is there no longer; a restore may bring that about.
        till show "#$id" || [ $? -eq 66 ]
        printf '\n'
    fi
    echo "$event" > "$last.new" && mv "$last.new" "$last"
done
