# The database servers of a document, for the shell of documents.bash. Each has a loopback address as its name, the
# folders of Debian's package below $DOCUMENT_FOLDER/servers, a certificate, and a folder for its socket, whose path has
# at most 107 bytes. All of it is in memory where that is possible, since the programs refuse a server without fsync.
server=
sockets=
declare -A postgresql=() patroni=()
etcd=

# on ADDRESS: the following commands run on this server.
on() {
    server=$1
    mkdir -p "$(root)/etc/postgresql/15/main" "$(root)/etc/patroni" "$(root)/etc/default" \
        "$(root)/var/lib/postgresql/.postgresql" "$sockets/$1/s"
}
root() { echo "$DOCUMENT_FOLDER/servers/$server"; }
# Prints the text of a command with the folders of the present server.
on_server() {
    local text=${1//@server@/$server}
    text=${text//@sockets@/$sockets/$server/s}
    # `peer` asks for the system's user postgres.
    [ "$(id -u)" -eq 0 ] || text=${text//postgres peer/postgres trust}
    printf '%s' "$text"
}
# Runs a command on another server of the document.
ssh() {
    local host=$1
    shift
    "${@//$server/$host}"
}
hostname() { echo "$server"; }

# Sets `as` to the command that runs a program as the server's user: a server refuses to run as root.
set_as() {
    as=(env "HOME=$(root)/var/lib/postgresql" "PATH=/usr/lib/postgresql/15/bin:$PATH")
    [ "$(id -u)" -ne 0 ] || as=(setpriv --reuid=postgres --regid=postgres --clear-groups "${as[@]}")
}
own_files() { [ "$(id -u)" -ne 0 ] || chown -R postgres:postgres "$sockets"; }
as_postgres() {
    local as
    set_as
    local here=("${as[@]}" env "PGHOST=$sockets/$server/s" PGUSER=postgres)
    case $1 in
        # createuser asks twice for the password. Without a terminal it reads the answers from its input.
        createuser) printf 'the-password\nthe-password\n' | setsid --wait "${here[@]}" "$@" ;;
        *) "${here[@]}" "$@" ;;
    esac
}
pg_ctlcluster() { as_postgres pg_ctl "$3" --pgdata "$(root)/var/lib/postgresql/15/$2" --silent; }

# Makes the server's certificate with the authority that the document makes in the user's folder; before that, with one
# for the start of the first server.
certificate() {
    local authority=$HOME/authority place
    place=$(root)/etc/postgresql
    if [ ! -e "$authority.crt" ]; then
        openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj "/CN=authority" -keyout "$authority.key" -out "$authority.crt"
    fi
    openssl req -newkey rsa:2048 -nodes -subj "/CN=$server" -keyout "$place/server.key" -out "$place/server.csr"
    openssl x509 -req -in "$place/server.csr" -CA "$authority.crt" -CAkey "$authority.key" -CAcreateserial -days 2 \
        -extfile <(echo "subjectAltName=IP:$server") -out "$place/server.crt"
    chmod 600 "$place/server.key"
    cp "$authority.crt" "$(root)/var/lib/postgresql/.postgresql/root.crt"
}

# a_machine ADDRESS: makes a machine with Debian's packages and a certificate, and no server yet.
a_machine() {
    if [ -z "$sockets" ]; then
        sockets=/dev/shm
        [ -w "$sockets" ] || sockets=/tmp
        sockets=$(mktemp -d "$sockets/mcorder-servers.XXXXXX")
        chmod 755 "$sockets"
        ln -sfn "$sockets" "$DOCUMENT_FOLDER/servers"
    fi
    # Received files are removed at once, so that a document does not wait for that.
    export MCORDERD_INTAKE_UNLINK_AFTER=0s
    on "$1"
    certificate
    own_files
}
# a_database_server ADDRESS: makes a machine whose server runs, as the package does.
a_database_server() {
    a_machine "$1"
    local data
    data=$(root)/var/lib/postgresql/15/main
    as_postgres initdb --pgdata="$data" --username=postgres --auth=trust --encoding=UTF8 --no-sync
    as_postgres mv "$data/pg_hba.conf" "$(root)/etc/postgresql/15/main/"
    as_postgres sed -i '/^host/d' "$(root)/etc/postgresql/15/main/pg_hba.conf"
    start_postgresql
}
# a_database ADDRESS: makes a machine whose server has the database of the section "A single server".
a_database() {
    a_database_server "$1"
    as_postgres createuser --pwprompt mcorder
    as_postgres createdb --owner=mcorder mcorder
    echo 'hostssl mcorder mcorder 127.0.0.0/8 scram-sha-256' >>"$(root)/etc/postgresql/15/main/pg_hba.conf"
    systemctl restart postgresql
}

start_postgresql() {
    local as etc
    etc=$(root)/etc/postgresql
    set_as
    # The address on the command line overrides ALTER SYSTEM, so that the server does not listen on the network.
    "${as[@]}" postgres -D "$(root)/var/lib/postgresql/15/main" -c "listen_addresses=$server" \
        -c "unix_socket_directories=$sockets/$server/s" -c "hba_file=$etc/15/main/pg_hba.conf" -c ssl=on \
        -c "ssl_cert_file=$etc/server.crt" -c "ssl_key_file=$etc/server.key" </dev/null \
        >"$results/$server.out" 2>"$results/$server.err" &
    postgresql[$server]=$!
    until_true "the server $server answers" as_postgres pg_isready
}
stop_postgresql() {
    kill -INT "${postgresql[$server]}"
    wait "${postgresql[$server]}"
    unset "postgresql[$server]"
}

start_etcd() {
    local url=http://$server:2380
    (set -a && . "$(root)/etc/default/etcd" && exec etcd --data-dir "$(root)/var/lib/etcd" --listen-peer-urls "$url" \
        --initial-advertise-peer-urls "$url" --initial-cluster "default=$url") </dev/null \
        >"$results/etcd.out" 2>"$results/etcd.err" &
    etcd=$!
    until_true "etcd answers" grep -q 'ready to serve client requests\|serving .*client' "$results/etcd.err"
}

start_patroni() {
    local as patience=120
    own_files
    set_as
    "${as[@]}" patroni "$(root)/etc/patroni/config.yml" </dev/null >"$results/$server.out" 2>"$results/$server.err" &
    patroni[$server]=$!
    until_true "Patroni runs at $server" is_member 'running|streaming'
}
# is_member WORDS: whether Patroni's list shows these words for this server.
is_member() {
    as_postgres patronictl -c "$(root)/etc/patroni/config.yml" list | grep -F " $server " | grep -q -E "$1"
}
# await_member WORDS: waits until Patroni's list shows these words for this server.
await_member() { patience=120 until_true "Patroni says $1 of $server" is_member "$1"; }

# lose ADDRESS: the server ends at once, as in a power cut.
lose() {
    local process
    for process in ${patroni[$1]:-}; do kill -KILL "$process"; done
    for process in "$DOCUMENT_FOLDER/servers/$1"/var/lib/postgresql/15/*/postmaster.pid; do
        kill -QUIT "$(head -n 1 "$process")"
    done
    wait ${patroni[$1]:-} ${postgresql[$1]:-}
    unset "patroni[$1]" "postgresql[$1]"
    return 0
}
# Starts the daemon again until it serves, as systemd does: a daemon that loses its server ends.
daemon_again() { until_true "the daemon serves again" serves_again; }
serves_again() {
    if ! kill -0 "$daemon"; then
        wait "$daemon"
        mcorderd run >>"$results/daemon.out" 2>>"$results/daemon.err" &
        daemon=$!
    fi
    daemon_runs
}
stop_servers() {
    local process all=("${postgresql[@]}" "${patroni[@]}" $etcd)
    [ ${#all[@]} -gt 0 ] || return 0
    kill -KILL "${patroni[@]}" $etcd 2>/dev/null
    for process in "$DOCUMENT_FOLDER"/servers/*/var/lib/postgresql/15/*/postmaster.pid; do
        [ ! -e "$process" ] || kill -QUIT "$(head -n 1 "$process")" 2>/dev/null
    done
    wait "${all[@]}" 2>/dev/null
    rm -rf "$sockets"
    postgresql=() patroni=() etcd='' sockets=''
}

