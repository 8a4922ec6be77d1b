#!/usr/bin/env bash
# Libraries that fix the capitals of names misspell Indonesian ones, since their rules are for Scottish and European names: namecase 1.1.2,
# @compwright/namecase 2.0.7 and @foundernest/namecase 1.0.5.
#
# 1. All three write MACHMUD and MACHFUD (from Arabic) as MacHmud and MacHfud, like MacHenry, and "Nur'aini" with a capital A.
#    @foundernest's writes MA'RUF as MA'Ruf.
# 2. @foundernest's makes the I of a Balinese man a Spanish "and": "i Made Wirawan".
# 3. All three write ADE VI as "Ade VI" (a numeral), and DEWI LO as "Dewi lo" (a particle).
# 4. namecase and @compwright's make the same errors in names typed correctly. @foundernest's leaves those with capitals and small letters.
#
# Here: names stay as typed on labels and invoices (recipient_name in packages/contract/src/address.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund namecase@1.1.2 @compwright/namecase@2.0.7 @foundernest/namecase@1.0.5 \
  2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import compwright from '@compwright/namecase'
import foundernest from '@foundernest/namecase'
import namecase from 'namecase'

const libraries = { namecase, '@compwright/namecase': compwright, '@foundernest/namecase': (name) => foundernest.nameCase(name) }
const names = [
  'MACHMUD ASHARI', 'MACHFUD', "SITI NUR'AINI", "MA'RUF AMIN", 'I MADE WIRAWAN', 'ADE VI', 'DEWI LO', 'SRI MULYANI',
  "Siti Nur'aini", 'Ade Vi', 'Dewi Lo',
]
const seen = Object.fromEntries(
  Object.entries(libraries).map(([library, write]) => [library, Object.fromEntries(names.map((name) => [name, write(name)]))]),
)
console.table(seen)

for (const [library, of] of Object.entries(seen)) {
  const isSpanish = library === '@foundernest/namecase'
  assert.deepEqual(of, {
    'MACHMUD ASHARI': 'MacHmud Ashari',
    MACHFUD: 'MacHfud',
    "SITI NUR'AINI": "Siti Nur'Aini",
    "MA'RUF AMIN": isSpanish ? "MA'Ruf Amin" : "Ma'Ruf Amin",
    'I MADE WIRAWAN': isSpanish ? 'i Made Wirawan' : 'I Made Wirawan',
    'ADE VI': 'Ade VI',
    'DEWI LO': 'Dewi lo',
    'SRI MULYANI': 'Sri Mulyani',
    "Siti Nur'aini": isSpanish ? "Siti Nur'aini" : "Siti Nur'Aini",
    'Ade Vi': isSpanish ? 'Ade Vi' : 'Ade VI',
    'Dewi Lo': isSpanish ? 'Dewi Lo' : 'Dewi lo',
  })
}
console.log('As described.')
SCRIPT
node run.mjs
