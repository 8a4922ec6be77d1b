#!/usr/bin/env bash
# Libraries that read coordinates move Indonesian addresses to the other side of the equator, which crosses the country: coordinate-parser
# 1.0.7, geo-coordinates-parser 1.7.4, @mapbox/sexagesimal 1.2.0, @openaip/coordinate-parser 0.31.1, coord-parser 1.0.0, dms-conversion
# 3.1.4 and parse-dms 0.0.5. A courier's driver is sent to the pin.
#
# 1. -0°30'08" is in Samarinda. All but parse-dms lose the minus, since -0 is not below 0: the pin is 111 km to the north. -0.5022 and
#    0°30'08"S are right. dms-conversion adds the minutes to other negative degrees as well: -6°12'31.7" is -5.7912, 46 km to the north.
# 2. geo-coordinates-parser reads one or two decimals as minutes: -6.2, 106.8 is -6.0333, 106.1333, 76 km away, and -0.5, 117.15 is 0.0833,
#    117.25, in the north as well. It rejects -8.65, 115.22, since no degree has 65 minutes. With three or more decimals it is right.
# 3. LS is the Indonesian for S, and BT for E. parse-dms and dms-conversion ignore both, so 6°12'31.7" LS is north. Without a comma between
#    the two, parse-dms takes the S for the longitude's, and changes its sign: 106°50'44.2" BT is west. The other five reject them.
# 4. A typographic minus (−6.2088°, U+2212) is ignored by coordinate-parser and parse-dms, and rejected by the others.
#    Decimal commas (-6,2088, 106,8456) are -40.8, 246.9333 in coordinate-parser and whole degrees in dms-conversion. Of the other five only
#    geo-coordinates-parser reads them.
#
# Used in packages/contract/src/rules/pin-form.ts: each field takes one number, with either minus and decimal sign, and the server refuses
# what is outside Indonesia. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund coordinate-parser@1.0.7 geo-coordinates-parser@1.7.4 @mapbox/sexagesimal@1.2.0 \
  @openaip/coordinate-parser@0.31.1 coord-parser@1.0.0 dms-conversion@3.1.4 parse-dms@0.0.5 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { parseDms } from 'dms-conversion'

const require = createRequire(import.meta.url)
const CoordinateParser = require('coordinate-parser')
const { convert } = require('geo-coordinates-parser')
const sexagesimal = require('@mapbox/sexagesimal')
const { Parser } = require('@openaip/coordinate-parser')
const coordParser = require('coord-parser')
const bothDms = require('parse-dms')

const libraries = {
  'coordinate-parser': (text) => {
    const place = new CoordinateParser(text)
    return [place.getLatitude(), place.getLongitude()]
  },
  'geo-coordinates-parser': (text) => {
    const { decimalLatitude, decimalLongitude } = convert(text)
    return [decimalLatitude, decimalLongitude]
  },
  '@mapbox/sexagesimal': (text) => sexagesimal.pair(text),
  '@openaip/coordinate-parser': (text) => Object.values(new Parser().parse(text)),
  'coord-parser': (text) => Object.values(coordParser(text)),
  // It reads one coordinate at a time.
  'dms-conversion': (text, halves) => halves.map((half) => parseDms(half) || assert.fail(half)),
  'parse-dms': (text) => Object.values(bothDms(text)),
}
const names = Object.keys(libraries)
const read = (name, halves, between) => {
  try {
    return libraries[name](halves.join(between), halves).map((degrees) => Number(degrees.toFixed(4))).join(' ')
  } catch {
    return 'rejected'
  }
}
const same = (usual, others = {}) => Object.fromEntries(names.map((name) => [name, others[name] ?? usual]))

const [inSamarinda, inJakarta] = ['-0.5022 117.1536', '-6.2088 106.8456']
const mirrored = '6.2088 106.8456'
const cases = [
  [`-0°30'08"`, `117°09'13"`, ', ', same('0.5022 117.1536', { 'parse-dms': inSamarinda })],
  ['-0.5022', '117.1536', ', ', same(inSamarinda)],
  [`0°30'08"S`, `117°09'13"E`, ' ', same(inSamarinda)],
  [`-6°12'31.7"`, `106°50'44.2"`, ', ', same(inJakarta, { 'dms-conversion': '-5.7912 106.8456' })],
  ['-6.2', '106.8', ', ', same('-6.2 106.8', { 'geo-coordinates-parser': '-6.0333 106.1333' })],
  ['-0.5', '117.15', ', ', same('-0.5 117.15', { 'geo-coordinates-parser': '0.0833 117.25' })],
  ['-8.65', '115.22', ', ', same('-8.65 115.22', { 'geo-coordinates-parser': 'rejected' })],
  ['-8.651', '115.221', ', ', same('-8.651 115.221')],
  [`6°12'31.7" LS`, `106°50'44.2" BT`, ', ', same('rejected', { 'parse-dms': mirrored, 'dms-conversion': mirrored })],
  [`6°12'31.7" LS`, `106°50'44.2" BT`, ' ', same('rejected', { 'parse-dms': '6.2088 -106.8456', 'dms-conversion': mirrored })],
  ['−6.2088°', '106.8456°', ', ', same('rejected', { 'coordinate-parser': mirrored, 'parse-dms': mirrored })],
  [
    ...['-6,2088', '106,8456', ', '],
    same('rejected', { 'coordinate-parser': '-40.8 246.9333', 'geo-coordinates-parser': inJakarta, 'dms-conversion': '-6 106' }),
  ],
]
for (const [latitude, longitude, between, expected] of cases) {
  const seen = Object.fromEntries(names.map((name) => [name, read(name, [latitude, longitude], between)]))
  console.log(latitude + between + longitude, seen)
  assert.deepEqual(seen, expected)
}
console.log('As described.')
SCRIPT
node run.mjs
