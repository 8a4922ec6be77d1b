#!/usr/bin/env bash
# idn-area-data 4.0.1: couriers omit whether a city is a Kota or a Kabupaten ("Majalaya, Bandung"), which looks ambiguous.
#
# 1. 26 names belong to both a Kota and a Kabupaten. With the district's name a single ambiguous pair remains: Sorong in Kota Sorong and in
#    Kabupaten Sorong. All other 7,283 districts are unique without the type.
# 2. The district's name alone is not enough: 696 of 7,285 districts share theirs.
#
# Used in packages/backend-kit/src/shipping/aggregator, which finds a courier's area by district and city, and needs the postal code only
# for Sorong. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund idn-area-data@4.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { getDistricts, getRegencies } from 'idn-area-data'

const lettersOf = (name) => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
const shared = (rows, keyOf) =>
  [...Map.groupBy(rows, keyOf).values()].filter((same) => same.length > 1)

const regencies = await getRegencies()
const districts = await getDistricts()
const cityOf = ({ name }) => lettersOf(name.replace(/^(Kota|Kabupaten) (Administrasi )?/, ''))
const cities = new Map(regencies.map((regency) => [regency.code, cityOf(regency)]))
const keyOf = ({ regency_code, name }) => `${lettersOf(name)}, ${cities.get(regency_code)}`

const twoTypes = shared(regencies, cityOf)
const open = shared(districts, keyOf)
const alone = shared(districts, ({ name }) => lettersOf(name)).flat()

console.log('names of a Kota and a Kabupaten:', twoTypes.length)
console.log('left with the district:', open.map((same) => same.map(({ code, name }) => `${code} ${name}`)))
console.log('districts that share their name:', alone.length, 'of', districts.length)
assert.equal(twoTypes.length, 26)
assert.deepEqual(open.map((same) => keyOf(same[0])), ['sorong, sorong'])
assert.equal(alone.length, 696)
SCRIPT
node run.mjs
