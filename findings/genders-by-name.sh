#!/usr/bin/env bash
# Libraries that guess a customer's gender from the name take Indonesian men for women and women for men: gender-detection 0.1.0,
# gender-detection-from-name 1.11.5 and gender-detection-ts 1.1.0. The same words are names of the other gender elsewhere.
#
# 1. Dewi (goddess) is a man in gender-detection-from-name, in each of its six languages, since Dewi is a Welsh man's name. So are Desi and
#    Dian, mostly a woman's.
# 2. Joni and Toni, men's names in Indonesia, are women in gender-detection and gender-detection-from-name, and so is Ali in
#    gender-detection. Ilham, Rama and Arya, men's as well, are women in gender-detection-from-name.
# 3. With a form of address, which Indonesians often type as part of the name, the gender becomes certain to a reader and unknown to all
#    three: "Bapak Ali" (Mr), "Ibu Dewi" (Mrs).
# 4. Of a pair, "I Made Wirawan" is a man and "Ni Made Ayu" a woman by their first word; only gender-detection-ts tells them apart.
#
# Here: customers choose their gender (components/account/account-fields.tsx). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund gender-detection@0.1.0 gender-detection-from-name@1.11.5 \
  gender-detection-ts@1.1.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import detection from 'gender-detection'
import fromName from 'gender-detection-from-name'
import detectionTs from 'gender-detection-ts'

const languages = ['en', 'it', 'es', 'fr', 'de', 'tr']
const ofName = ['Dewi', 'Dian', 'Desi', 'Joni', 'Toni', 'Ali', 'Ilham', 'Rama', 'Arya']
const phrases = ['Bapak Ali', 'Ibu Dewi', 'I Made Wirawan', 'Ni Made Ayu']
const seen = Object.fromEntries(
  [...ofName, ...phrases].map((name) => [
    name,
    {
      'gender-detection': detection.detect(name),
      'gender-detection-from-name': fromName.getGender(name),
      'gender-detection-ts': detectionTs.default.detect(name),
      'from-name by language': [...new Set(languages.map((language) => fromName.getGender(name, language)))].join(),
    },
  ]),
)
console.table(seen)

const genders = (name) => Object.values(seen[name]).slice(0, 3)
assert.deepEqual(genders('Dewi'), ['female', 'male', 'female'])
for (const name of ['Dewi', 'Dian', 'Desi']) {
  assert.equal(seen[name]['gender-detection-from-name'], 'male')
  assert.equal(seen[name]['from-name by language'], 'male')
  assert.equal(seen[name]['gender-detection'], 'female')
}
for (const name of ['Joni', 'Toni']) assert.deepEqual(genders(name), ['female', 'female', 'unisex'])
assert.deepEqual(genders('Ali'), ['female', 'male', 'unisex'])
for (const name of ['Ilham', 'Rama']) assert.deepEqual(genders(name), ['male', 'female', 'unisex'])
assert.deepEqual(genders('Arya'), ['unknown', 'female', 'unisex'])
for (const name of ['Bapak Ali', 'Ibu Dewi']) assert.deepEqual(genders(name), ['unknown', 'unknown', 'unknown'])
assert.deepEqual(genders('I Made Wirawan'), ['unknown', 'unknown', 'male'])
assert.deepEqual(genders('Ni Made Ayu'), ['unisex', 'unknown', 'female'])
console.log('As described.')
SCRIPT
node run.mjs
