#!/usr/bin/env bash
# Libraries that split names greet Indonesian customers by a degree or a suffix: humanparser 2.7.0, another-name-parser 0.1.0,
# parse-full-name 1.2.7 and human-name-splitter 1.0.1. Indonesians write degrees after a comma, and most have no family name.
#
# 1. "Budi Santoso, S.H." (a law graduate) has the first name "S.H." in humanparser and another-name-parser, which read a comma as "last,
#    first". another-name-parser knows "S.E." (economics) as a suffix. parse-full-name is right, except for one name with a degree:
#    "Sukarno, S.H." has the first name "S.H." in these three. human-name-splitter makes the degree the last name.
# 2. "Sukarno" alone, a complete legal name, has no first name in parse-full-name, and no last name in the others.
# 3. The I of "I Made Wirawan" says that this Balinese is a man. another-name-parser makes it the suffix I (the first), as it does with the
#    Sundanese name "Ii", and human-name-splitter an initial: either way it leaves the name.
# 4. parse-full-name takes "Della Puspita" for a family name with a particle, so she has no first name.
#
# Here: a name is one field, and stays as typed (recipient_name in packages/contract/src/address.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund humanparser@2.7.0 another-name-parser@0.1.0 parse-full-name@1.2.7 \
  human-name-splitter@1.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import parseAnother from 'another-name-parser'
import splitterModule from 'human-name-splitter'
import humanparser from 'humanparser'
import parseFullName from 'parse-full-name'

const libraries = {
  humanparser: (name) => {
    const { firstName, lastName, suffix } = humanparser.parseName(name)
    return { first: firstName, last: lastName, suffix }
  },
  'another-name-parser': parseAnother,
  'parse-full-name': parseFullName.parseFullName,
  'human-name-splitter': (name) => {
    const { firstName, lastName, initials, suffix } = splitterModule.splitter(name)
    return { first: firstName, last: lastName, suffix, initials }
  },
}
const names = ['Budi Santoso, S.H.', 'Dewi Lestari, S.E.', 'Sukarno, S.H.', 'Sukarno', 'I Made Wirawan', 'Ii Wiryawan', 'Della Puspita']
const seen = Object.fromEntries(
  Object.entries(libraries).map(([library, split]) => [
    library,
    Object.fromEntries(
      names.map((name) => {
        const { first, last, suffix, initials } = split(name)
        const parts = Object.entries({ first, last, suffix, initials }).filter(([, part]) => part)
        return [name, parts.map(([part, text]) => `${part}: ${text}`).join(' | ')]
      }),
    ),
  ]),
)
console.log(seen)

assert.deepEqual(seen.humanparser, {
  'Budi Santoso, S.H.': 'first: S.H. | last: Budi Santoso',
  'Dewi Lestari, S.E.': 'first: S.E. | last: Dewi Lestari',
  'Sukarno, S.H.': 'first: S.H. | last: Sukarno',
  Sukarno: 'first: Sukarno',
  'I Made Wirawan': 'first: I | last: Wirawan',
  'Ii Wiryawan': 'first: Ii | last: Wiryawan',
  'Della Puspita': 'first: Della | last: Puspita',
})
assert.deepEqual(seen['another-name-parser'], {
  'Budi Santoso, S.H.': 'first: S.H. | last: Santoso',
  'Dewi Lestari, S.E.': 'first: Dewi | last: Lestari | suffix: S.E.',
  'Sukarno, S.H.': 'first: S.H. | last: Sukarno',
  Sukarno: 'first: Sukarno',
  'I Made Wirawan': 'first: Made | last: Wirawan | suffix: I',
  'Ii Wiryawan': 'first: Wiryawan | suffix: Ii',
  'Della Puspita': 'first: Della | last: Puspita',
})
assert.deepEqual(seen['parse-full-name'], {
  'Budi Santoso, S.H.': 'first: Budi | last: Santoso | suffix: S.H.',
  'Dewi Lestari, S.E.': 'first: Dewi | last: Lestari | suffix: S.E.',
  'Sukarno, S.H.': 'first: S.H. | last: Sukarno',
  Sukarno: 'last: Sukarno',
  'I Made Wirawan': 'first: I | last: Wirawan',
  'Ii Wiryawan': 'first: Ii | last: Wiryawan',
  'Della Puspita': 'last: Della Puspita',
})
const split = seen['human-name-splitter']
assert.equal(split['Budi Santoso, S.H.'], 'first: Budi Santoso, | last: S.H.')
assert.equal(split['Sukarno, S.H.'], 'first: Sukarno, | last: S.H.')
assert.equal(split.Sukarno, 'first: Sukarno')
assert.equal(split['I Made Wirawan'], 'first: Made | last: Wirawan | initials: I')
console.log('As described.')
SCRIPT
node run.mjs
