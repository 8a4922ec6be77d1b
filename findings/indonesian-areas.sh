#!/usr/bin/env bash
# Names and codes of Indonesian sub-districts differ between packages, even with the codes of the Ministry of Home Affairs: idn-area-data
# 4.0.1 (the shop's areas) and geografis 1.3.2 (its postal codes), with daerah-indonesia 1.0.1 as a third.
#
# 1. idn-area-data misspells three neighbours in Kabupaten Cianjur: Bonjogpicung, Pagelarang and Cubinong are Bojongpicung, Pagelaran and
#    Cibinong in the other two. A search for the correct name finds nothing.
# 2. In Pekanbaru "Rumbai" names different sub-districts: 14.71.12 in idn-area-data, 14.71.06 in geografis, which calls 14.71.12 Rumbai
#    Pesisir. They were renamed in 2020. A join by name gives each the postal codes of its neighbour; a join by code does not.
# 3. Sorong is a city and a regency, each with a sub-district Sorong, and both have had new codes since 2022: a join by name without the
#    type gives both 98416 and 98446.
#
# Used in packages/backend-kit/src/area/reader/nicknames.csv (1, 2) and packages/tools/src/write-postal-codes.ts (2, 3). Fails when any of
# this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund idn-area-data@4.0.1 geografis@1.3.2 daerah-indonesia@1.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { getDistricts } from 'idn-area-data'

const read = (file) => JSON.parse(readFileSync(`node_modules/${file}`, 'utf8'))
const ministry = new Map((await getDistricts()).map(({ code, name }) => [code, name]))
const villages = read('geografis/data/json/data.json')
const geografis = new Map(villages.map(({ code, district }) => [code.slice(0, 8), district]))
const statistics = new Set(read('daerah-indonesia/data/kecamatan.json').map(({ nama }) => nama))

const cianjur = ['32.03.06', '32.03.18', '32.03.20'].map((code) => [ministry.get(code), geografis.get(code)])
console.log('Cianjur, idn-area-data and geografis:', JSON.stringify(cianjur))
assert.deepEqual(cianjur, [['Bonjogpicung', 'Bojongpicung'], ['Pagelarang', 'Pagelaran'], ['Cubinong', 'Cibinong']])
for (const [misspelt, right] of cianjur) {
  assert.ok(!statistics.has(misspelt))
  assert.ok(statistics.has(right))
}

const pekanbaru = ['14.71.06', '14.71.12'].map((code) => [ministry.get(code), geografis.get(code)])
console.log('Pekanbaru, idn-area-data and geografis:', JSON.stringify(pekanbaru))
assert.deepEqual(pekanbaru, [['Rumbai Barat', 'Rumbai'], ['Rumbai', 'Rumbai Pesisir']])

const sorong = villages.filter(({ city, district }) => /Sorong$/.test(city) && district === 'Sorong')
const codes = [...new Set(sorong.map(({ city, postal }) => `${city} ${postal}`))].sort()
console.log('Sorong, geografis:', JSON.stringify(codes), 'codes of idn-area-data:', ministry.get('96.71.01'), ministry.get('96.01.18'))
assert.deepEqual(codes, ['Kabupaten Sorong 98446', 'Kota Sorong 98416'])
assert.equal(ministry.get('96.71.01'), 'Sorong')
assert.equal(ministry.get('96.01.18'), 'Sorong')
assert.ok(!geografis.has('96.71.01'))
console.log('As described.')
SCRIPT
node run.mjs
