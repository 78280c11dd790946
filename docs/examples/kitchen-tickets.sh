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
while IFS="$tab" read -r event at change code state by restaurant detail reason; do
    case "$change $state" in
        "state preparing") title="NEW" ;;
        "strike preparing" | "add preparing" | "comment preparing" | "recall preparing") title="CHANGED" ;;
        "state cancelled") title="CANCELLED" ;;
        *) title="" ;;
    esac
    if [ -n "$title" ]; then
        printf '=== %s %s  %s\n' "$title" "$code" "$at"
        till show "$code" --restaurant "$restaurant"
        printf '\n'
    fi
    echo "$event" > "$last.new" && mv "$last.new" "$last"
done
