# Prepares the Python environment that controls Chromium; .ci/browser and .ci/screenshots source it in the repository's
# folder. Sets `python` and exports MCORDER_BINARIES, the folder with the products of the package.
.ci/setup chromium firefox-esr openssl python3-venv

folder=$PWD/.build/browser
python=$folder/python/bin/python
requirements=Tests/Browser/requirements.txt
if [ ! -e "$folder/ready" ] || [ "$requirements" -nt "$folder/ready" ]; then
    "${PYTHON:-python3}" -m venv "$folder/python"
    "$folder/python/bin/pip" install --quiet --requirement "$requirements"
    touch "$folder/ready"
fi
export MCORDER_BINARIES=${MCORDER_BINARIES:-$(${SWIFT:-swift} build ${TRAITS:-} --show-bin-path)}
export PYTHONDONTWRITEBYTECODE=1
