# The shell that runs the commands of a document; DocumentSession appends them to these functions.
results=$DOCUMENT_FOLDER/results
lasting=()
daemon=

for program in mcorder till; do ln -s "$DOCUMENT_PROGRAMS/$program" "$DOCUMENT_FOLDER/bin/$program"; done
# mcorderd reads the installed configuration file once the document has changed it.
cat >"$DOCUMENT_FOLDER/bin/mcorderd" <<MCORDERD
#!/bin/bash
if cmp --silent "$PWD/config/mcorderd.yaml" "$DOCUMENT_FOLDER/etc/mcorder/mcorderd.yaml"; then
    exec "$DOCUMENT_PROGRAMS/mcorderd" "\$@"
fi
command=\$1; shift
unset MCORDERD_CATALOG
exec "$DOCUMENT_PROGRAMS/mcorderd" "\$command" --config "$DOCUMENT_FOLDER/etc/mcorder/mcorderd.yaml" "\$@"
MCORDERD
chmod +x "$DOCUMENT_FOLDER/bin/mcorderd"

# All commands run as the same user, except those of the servers of documents-postgresql.bash.
sudo() {
    if [ "$1 $2" = "-u postgres" ]; then
        shift 2
        as_postgres "$@"
        return
    fi
    [ "$1" != -u ] || shift 2
    "$@"
}
systemctl() {
    case "$*" in
        "stop mcorderd") no_daemon ;;
        "start mcorderd") daemon ;;
        "start postgresql") start_postgresql ;;
        "stop postgresql") stop_postgresql ;;
        "restart postgresql") stop_postgresql && start_postgresql ;;
        "restart etcd") start_etcd ;;
        "start patroni") start_patroni ;;
        *) echo "systemctl $*: no test can run this; mark the block with a comment \`not run:\`" >&2; return 1 ;;
    esac
}

# until WHAT COMMAND…: waits until the command succeeds, at most 30 s, or as long as `patience` says.
until_true() {
    local what=$1 deadline=$((SECONDS + ${patience:-30}))
    shift
    until "$@" >/dev/null 2>&1; do
        if [ "$SECONDS" -ge "$deadline" ]; then
            echo "did not happen within ${patience:-30} s: $what" >&2
            tail -n 20 "$results"/*.err >&2
            exit 1
        fi
        read -r -t 0.02 <> <(:)
    done
    return 0
}

# Waits until the daemon has taken in all sent files; does not wait if no daemon runs.
daemon_runs() { mcorderd status 2>/dev/null >/dev/null; }
is_taken() { [ -z "$(ls "$DOCUMENT_FOLDER/srv/mcorder/cloud/orders" 2>/dev/null)" ]; }
taken_in() { if ! is_taken && daemon_runs; then until_true "what was sent is taken in" is_taken; fi; }

# Makes an installed restaurant whose daemon runs; the shared folder is also a customer's ~/McOrder. An earlier
# restaurant is removed.
restaurant() {
    finish
    rm -rf "$DOCUMENT_FOLDER/srv/mcorder/cloud" "$MCORDER_STATE"/* "$HOME/.local/state"
    unset MCORDER_HOME MCORDER_RESTAURANT MCORDER_TILL
    export LC_ALL=C.UTF-8
    mcorderd init >/dev/null || exit 1
    ln -sfn "$DOCUMENT_FOLDER/srv/mcorder/cloud" "$HOME/McOrder"
    daemon
    until_true "the catalogue is published" test -e "$HOME/McOrder/catalog/catalog.json"
}
# Starts the restaurant's daemon and waits until it serves.
daemon() {
    mcorderd run >"$results/daemon.out" 2>"$results/daemon.err" &
    daemon=$!
    until_true "the daemon serves" daemon_runs
}

# Stops the restaurant's daemon.
no_daemon() {
    kill -TERM "$daemon" && wait "$daemon" || exit 1
    daemon=
}

# order_arrives NUMBER "DEVICE NAME": puts an order with that number from another device into the drop folder.
order_arrives() {
    local at
    at=$(TZ=Europe/Madrid date '+%d-%m-%Y %H:%M:%S ')
    cat >"$DOCUMENT_FOLDER/srv/mcorder/cloud/orders/.$1.part" <<ORDER
["McDonald's Garbera", "$at", "$2", "975319E0-43ED-435F-AA81-0B4F051B3768", "$1", "", [["(G) BigMac + Lipton Ice + Deluxe", "6.75"], ["Espresso", "1.20"]]]
ORDER
    mv "$DOCUMENT_FOLDER/srv/mcorder/cloud/orders/.$1.part" "$DOCUMENT_FOLDER/srv/mcorder/cloud/orders/$1.json"
}

# Starts Syncthing for two devices without discovery or relays; they can reach each other only at these addresses.
two_syncthings() {
    restaurant_home=$HOME/.restaurant customer_home=$HOME
    local side port=$((20000 + RANDOM % 10000))
    for side in restaurant customer; do
        at "$side"
        syncthing generate --no-default-folder >/dev/null 2>&1
        sed -i -e "s|<address>127.0.0.1:8384</address>|<address>127.0.0.1:$((port++))</address>|" \
            -e "s|<listenAddress>default</listenAddress>|<listenAddress>tcp://127.0.0.1:$port</listenAddress>|" \
            -e "s|<\(global\|local\)AnnounceEnabled>true|<\1AnnounceEnabled>false|" \
            -e "s|<\(relays\|nat\|crashReporting\)Enabled>true|<\1Enabled>false|" \
            -e "s|<urAccepted>0|<urAccepted>-1|" "$HOME/.config/syncthing/config.xml"
        eval "${side}_address=tcp://127.0.0.1:$((port++))"
        syncthing serve --no-browser --no-upgrade --no-restart --skip-port-probing \
            >"$results/syncthing-$side.out" 2>"$results/syncthing-$side.err" </dev/null &
        lasting+=($!)
        until_true "Syncthing runs at the $side" syncthing cli show version
    done
}
# at SIDE: the following commands run at the restaurant or at the customer.
at() { case $1 in restaurant) HOME=$restaurant_home ;; customer) HOME=$customer_home ;; esac; mkdir -p "$HOME"; }
# Gives each device the other's address, as the discovery servers do outside of a test.
let_them_meet() {
    syncthing cli config devices "$RESTAURANT" addresses add "$restaurant_address"
    (at restaurant; syncthing cli config devices "$CUSTOMER" addresses add "$customer_address")
}

# Starts a WebDAV server instead of a cloud, with the name `drive` in rclone; customers have it at ~/CloudDrive.
a_cloud_called_drive() {
    local port=$((30000 + RANDOM % 10000))
    mkdir -p "$HOME/CloudDrive"
    rclone serve webdav --addr "127.0.0.1:$port" --dir-cache-time 10ms "$HOME/CloudDrive" \
        >"$results/cloud.out" 2>"$results/cloud.err" </dev/null &
    lasting+=($!)
    export RCLONE_CONFIG=$HOME/rclone.conf
    rclone config create drive webdav url="http://127.0.0.1:$port" vendor=other >/dev/null 2>&1
    until_true "the cloud answers" rclone lsd drive:
}

before() {
    eval "$(on_server "$1")" >"$results/before.out" 2>"$results/before.err" </dev/null || {
        echo "before: $1: exit $?" >&2
        cat "$results/before.out" "$results/before.err" >&2
        exit 1
    }
    taken_in
}

typed() {
    eval "$(on_server "$2")" >"$results/$1.out" 2>"$results/$1.err" </dev/null
    echo $? >"$results/$1.status"
    taken_in
}

# Starts a command that runs until Ctrl-C, on a terminal of its own. When the document ends, it must still run or have
# ended with 0.
lasting() {
    [ -p "$DOCUMENT_FOLDER/keys" ] || { mkfifo "$DOCUMENT_FOLDER/keys"; exec 9<>"$DOCUMENT_FOLDER/keys"; }
    TERM=xterm script --quiet --return --flush --command "exec $2" /dev/null \
        >"$results/$1.out" 2>"$results/$1.err" <"$DOCUMENT_FOLDER/keys" &
    lasting+=($!)
    echo 0 >"$results/$1.status"
    case $2 in
        mcorderd\ run*) until_true "the daemon serves" daemon_runs ;;
        *) until_true "it shows something" test -s "$results/$1.out" ;;
    esac
}

# Stops all commands that still run.
finish() {
    local process
    [ -z "$daemon" ] || no_daemon
    for process in "${lasting[@]}"; do kill -TERM "$process" 2>/dev/null; done
    for process in "${lasting[@]}"; do
        wait "$process"
        case $? in
            0 | 130 | 143) ;;
            *)
                echo "a command that should run until Ctrl-C ended with $?:" >&2
                cat "$results"/*.err >&2
                exit 1
                ;;
        esac
    done
    lasting=()
}
trap 'kill -TERM $daemon "${lasting[@]}" 2>/dev/null; stop_servers' EXIT

