#!/usr/bin/env bash
# Indonesia's time zones are WIB (UTC+7), WITA (UTC+8) and WIT (UTC+9, Waktu Indonesia Timur). The tz database called UTC+7 WIT until 2013,
# as moment-timezone 0.0.3 does, and two libraries still read it so: any-date-parser 2.2.4 and timezone-abbr-offsets 1.0.2.
#
# 1. Intl (in Indonesian) and moment-timezone 0.6.6 write one instant as 10.00 WIB, 11.00 WITA and 12.00 WIT. any-date-parser reads the text
#    of Intl as three instants: 10:00, 04:00 and 05:00 UTC instead of 03:00. It ignores WIB, and reads WITA and WIT as UTC+7.
# 2. timezone-abbr-offsets lists WIT as UTC+7 too, and knows neither WIB nor WITA. Both know the old names of UTC+8 and UTC+9, CIT and EIT.
# 3. chrono-node 2.10.3, timezone-soft 1.5.2 and timezone-abbreviations 1.2.6 know all three.
#
# Used in packages/contract/src/rules/time-zone.ts: times are sent with their offset, and the names are only for readers. Fails when any of
# this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund any-date-parser@2.2.4 timezone-abbr-offsets@1.0.2 chrono-node@2.10.3 \
  timezone-soft@1.5.2 timezone-abbreviations@1.2.6 moment-timezone@0.6.6 \
  old@npm:moment-timezone@0.0.3 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import anyDate from 'any-date-parser'
import * as chrono from 'chrono-node'
import moment from 'moment-timezone'

const require = createRequire(import.meta.url)
const offsets = require('timezone-abbr-offsets')
const soft = require('timezone-soft')
const { default: abbreviations } = require('timezone-abbreviations')

const old = require('old/moment-timezone.json').zones
assert.deepEqual([old['Asia/Jakarta'].at(-1), old['Asia/Jayapura'].at(-1)], ['7 - WIT', '9 - EIT'])

const instant = new Date('2026-03-10T03:00:00Z')
const zones = { WIB: 'Asia/Jakarta', WITA: 'Asia/Makassar', WIT: 'Asia/Jayapura' }
const seen = Object.fromEntries(
  Object.entries(zones).map(([name, timeZone], index) => {
    const intl = instant.toLocaleString('id', { timeZone, dateStyle: 'medium', timeStyle: 'long' })
    const english = `10 March 2026 ${10 + index}:00 ${name}`
    return [
      name,
      {
        Intl: intl,
        'moment-timezone': moment(instant).tz(timeZone).format('HH.mm z'),
        'any-date-parser': anyDate.fromString(intl, 'id').toISOString().slice(11, 16),
        'chrono-node': chrono.parseDate(english).toISOString().slice(11, 16),
        'timezone-abbr-offsets': offsets[name],
        'timezone-soft': soft(name)[0].standard.offset,
        'timezone-abbreviations': abbreviations.find(({ abbr }) => abbr === name).offset,
      },
    ]
  }),
)
console.table(seen)
const all = (library) => Object.values(seen).map((of) => of[library])

for (const [index, name] of Object.keys(zones).entries()) assert.ok(seen[name].Intl.endsWith(`${10 + index}.00.00 ${name}`))
assert.deepEqual(all('moment-timezone'), ['10.00 WIB', '11.00 WITA', '12.00 WIT'])
assert.deepEqual(all('any-date-parser'), ['10:00', '04:00', '05:00'])
assert.deepEqual(all('chrono-node'), ['03:00', '03:00', '03:00'])
assert.deepEqual(all('timezone-abbr-offsets'), [undefined, undefined, 420])
assert.deepEqual(all('timezone-soft'), [7, 8, 9])
assert.deepEqual(all('timezone-abbreviations'), ['UTC+07', 'UTC+08', 'UTC+09'])

const oldNames = ['CIT', 'EIT'].map((name) => anyDate.attempt(`2026-03-10 10:00:00 ${name}`, 'en').offset)
assert.deepEqual(oldNames, [480, 540])
assert.deepEqual([offsets.CIT, offsets.EIT], [480, 540])
console.log('As described.')
SCRIPT
TZ=UTC node run.mjs
