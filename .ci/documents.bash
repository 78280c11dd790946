# The shell in which the commands of a document are run; DocumentSession writes them below these functions.
results=$DOCUMENT_FOLDER/results
lasting=()

for program in mcorder till; do ln -s "$DOCUMENT_PROGRAMS/$program" "$DOCUMENT_FOLDER/bin/$program"; done
# The configuration of this house, once the document has changed it.
cat >"$DOCUMENT_FOLDER/bin/mcorderd" <<MCORDERD
#!/bin/bash
if cmp --silent "$PWD/config/mcorderd.yaml" "$DOCUMENT_FOLDER/etc/mcorder/mcorderd.yaml"; then
    exec "$DOCUMENT_PROGRAMS/mcorderd" "\$@"
fi
command=\$1; shift
exec "$DOCUMENT_PROGRAMS/mcorderd" "\$command" --config "$DOCUMENT_FOLDER/etc/mcorder/mcorderd.yaml" "\$@"
MCORDERD
cat >"$DOCUMENT_FOLDER/bin/sudo" <<'SUDO'
#!/bin/bash
[ "$1" != -u ] || shift 2
exec "$@"
SUDO
chmod +x "$DOCUMENT_FOLDER/bin/mcorderd" "$DOCUMENT_FOLDER/bin/sudo"

# until WHAT COMMAND…: waits until the command succeeds, at most 30 s.
until_true() {
    local what=$1 deadline=$((SECONDS + 30))
    shift
    until "$@" >/dev/null 2>&1; do
        if [ "$SECONDS" -ge "$deadline" ]; then
            echo "never: $what" >&2
            tail -n 20 "$results"/*.err >&2
            exit 1
        fi
        read -r -t 0.02 <> <(:)
    done
}

# Without a daemon nobody takes anything in, and nothing is waited for.
daemon_runs() { mcorderd status 2>/dev/null >/dev/null; }
is_taken() { [ -z "$(ls "$DOCUMENT_FOLDER/srv/mcorder/cloud/orders" 2>/dev/null)" ]; }
settled() { if ! is_taken && daemon_runs; then until_true "what was sent is taken in" is_taken; fi; }

# An installed house whose daemon runs; the shared folder is also a customer's ~/McOrder.
house() {
    mcorderd init >/dev/null || exit 1
    ln -sfn "$DOCUMENT_FOLDER/srv/mcorder/cloud" "$HOME/McOrder"
    mcorderd run >"$results/daemon.out" 2>"$results/daemon.err" &
    lasting+=($!)
    until_true "the catalogue is published" test -e "$HOME/McOrder/catalog/catalog.json"
    until_true "the daemon serves" daemon_runs
}

before() {
    eval "$1" >"$results/before.out" 2>"$results/before.err" </dev/null || {
        echo "before: $1: exit $?" >&2
        cat "$results/before.out" "$results/before.err" >&2
        exit 1
    }
    settled
}

command() {
    eval "$2" >"$results/$1.out" 2>"$results/$1.err" </dev/null
    echo $? >"$results/$1.status"
    settled
}

# A command that goes on until Ctrl-C: it must still be there, or have ended well, when the document ends.
lasting() {
    eval "exec $2" >"$results/$1.out" 2>"$results/$1.err" </dev/null &
    lasting+=($!)
    echo 0 >"$results/$1.status"
    case $2 in
        mcorderd\ run*) until_true "the daemon serves" daemon_runs ;;
    esac
}

finish() {
    local process
    for process in "${lasting[@]}"; do kill -TERM "$process" 2>/dev/null; done
    for process in "${lasting[@]}"; do
        wait "$process"
        case $? in
            0 | 130 | 143) ;;
            *)
                echo "a command that should go on ended with $?:" >&2
                cat "$results"/*.err >&2
                exit 1
                ;;
        esac
    done
    lasting=()
}
trap 'kill -TERM "${lasting[@]}" 2>/dev/null' EXIT

