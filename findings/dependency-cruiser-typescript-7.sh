#!/usr/bin/env bash
# dependency-cruiser reports no violations in a project that breaks its rules when it uses TypeScript 7: 17.4.3 and 18.7.2, with typescript
# 7.0.2 and @swc/core 1.16.22.
#
# 1. TypeScript 7 has no JavaScript API yet, so neither version can parse a .ts or .tsx file with it. Both print "no dependency violations
#    found (0 modules, 0 dependencies cruised)" and exit with 0: a CI check always passes. 18.7.2 warns only with the option
#    tsPreCompilationDeps, and still exits with 0.
# 2. 17.4.3 with @swc/core as its parser cannot parse JSX: valid TSX is a syntax error, and it exits with 1. 18.7.2 parses it.
# 3. With @swc/core installed and no option, 18.7.2 finds the forbidden import, and a type-only one.
#
# Noted in docs/decisions/076-packages.md: users must install @swc/core, and fail when 0 modules were cruised. Fails when any of this has
# changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p src/low src/high
echo '{ "compilerOptions": { "jsx": "preserve" } }' >tsconfig.json
cat >src/high/card.tsx <<'SOURCE'
export interface Props {
  name: string
}
export const title = 'Card'
export const Card = ({ name }: Props) => <p>{name}</p>
SOURCE
echo "import { title } from '../high/card.tsx'
export const length: number = title.length" >src/low/value.ts
echo "import type { Props } from '../high/card.tsx'
export const nameOf = ({ name }: Props): string => name" >src/low/type.ts
cat >rules.cjs <<'SOURCE'
module.exports = {
  forbidden: [{ name: 'low-imports-no-high', severity: 'error', from: { path: '^src/low' }, to: { path: '^src/high' } }],
  options: JSON.parse(process.env.OPTIONS),
}
SOURCE
echo '{ "private": true }' >package.json

# Replaces the installed packages with the given ones.
install() {
  rm -rf node_modules package-lock.json
  echo '{ "private": true }' >package.json
  npm install --silent --ignore-scripts --no-audit --no-fund --legacy-peer-deps typescript@7.0.2 "$@" 2>/dev/null
}

# Cruises with options and prints the output. Fails unless the exit code and some words of the output match.
expect() {
  local code=$1 words=$2 options=$3 said status=0
  said=$(OPTIONS=$options NO_COLOR=1 node node_modules/.bin/depcruise --config rules.cjs src 2>&1) || status=$?
  printf '%s %s\nexit %s:%s\n\n' "$4" "$options" "$status" "$(head -8 <<<"$said")"
  if [ "$status" != "$code" ] || ! grep -qF -- "$words" <<<"$said"; then
    echo "Changed: exit $code and \"$words\" were expected." >&2
    exit 1
  fi
}

none='no dependency violations found (0 modules, 0 dependencies cruised)'

install dependency-cruiser@17.4.3
expect 0 "$none" '{}' 17.4.3
install dependency-cruiser@17.4.3 @swc/core@1.16.22
expect 1 'Syntax Error' '{ "parser": "swc" }' '17.4.3 and SWC'

install dependency-cruiser@18.7.2
expect 0 "$none" '{}' 18.7.2
expect 0 'missing-tsc-transpiler' '{ "tsPreCompilationDeps": true }' 18.7.2
expect 0 "$none" '{ "tsPreCompilationDeps": true }' 18.7.2
install dependency-cruiser@18.7.2 @swc/core@1.16.22
expect 2 '2 dependency violations (2 errors, 0 warnings). 3 modules' '{}' '18.7.2 and SWC'
expect 2 '2 dependency violations (2 errors, 0 warnings). 3 modules' '{ "parser": "swc" }' '18.7.2 and SWC'
echo 'As described.'
