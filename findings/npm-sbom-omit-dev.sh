#!/usr/bin/env bash
# `npm sbom --omit dev` (npm 11.19.1) omits a production package once any workspace also has it as a dev dependency. `npm ls --omit dev` and
# `npm query .prod` of the same version, and package-lock.json (which does not mark it as `dev`), keep it: sbom selects by `:not(.dev)`,
# which tests whether any edge to the package is a dev edge.
#
# Here: the bill of materials is created from a lock file without dev dependencies (packages/tools/src/release/sbom.ts). Needs Node and npm.
# Fails when any of this has changed.
set -euo pipefail
command -v npm >/dev/null || { echo "Not run: it needs npm" >&2; exit 2; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p tool/npm project/rig
(cd tool/npm && npm install --silent --no-save --no-audit --no-fund npm@11.19.1)
npm="$folder/tool/npm/node_modules/.bin/npm"
cd project
cat >package.json <<'MANIFEST'
{ "name": "shop", "version": "1.0.0", "workspaces": ["rig"], "dependencies": { "split2": "4.2.0", "is-number": "7.0.0" } }
MANIFEST
cat >rig/package.json <<'MANIFEST'
{ "name": "rig", "version": "1.0.0", "devDependencies": { "is-number": "7.0.0" } }
MANIFEST
"$npm" install --silent --no-audit --no-fund
names() { node -e 'const { components } = JSON.parse(require("fs").readFileSync(0)); console.log(components.map(({ name }) => name).sort().join(" "))'; }
seen="npm $("$npm" --version)
sbom --omit dev: $("$npm" sbom --omit dev --sbom-format cyclonedx | names)
sbom: $("$npm" sbom --sbom-format cyclonedx | names)
query .prod: $("$npm" query '.prod' | node -e 'console.log(JSON.parse(require("fs").readFileSync(0)).map(({ name }) => name).sort().join(" "))')
lock: $(node -p 'require("./package-lock.json").packages["node_modules/is-number"].dev ?? "not dev"')"
expected="npm 11.19.1
sbom --omit dev: rig split2
sbom: is-number rig split2
query .prod: is-number rig shop split2
lock: not dev"
printf '%s\n' "$seen"
[ "$seen" = "$expected" ] || { printf 'Expected:\n%s\n' "$expected" >&2; exit 1; }
