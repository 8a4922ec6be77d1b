#!/usr/bin/env bash
# The Indonesian short name of August is Agt in date-fns 4.4.0 and dayjs 1.11.23, and Agu in Intl (CLDR), luxon 3.7.2, moment 2.31.0,
# date-and-time 4.5.2 and @formkit/tempo 1.1.0. The other eleven months are the same in all of them.
#
# 1. So one library can parse another's dates in eleven months, but not in August: luxon and any-date-parser 2.2.4 reject "3 Agt 2026",
#    date-fns and dayjs reject "3 Agu 2026". moment parses both.
# 2. @formkit/tempo rejects neither: it parses "3 Agt 2026" as the third of the current month in 2026, in November as November 3. It does
#    the same for "3 Agustus 2026" when the format has the short name, which date-fns, dayjs and luxon reject.
#
# Here: days are formatted with Intl (packages/contract/src/rules/wib-dates.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund date-fns@4.4.0 dayjs@1.11.23 luxon@3.7.2 moment@2.31.0 date-and-time@4.5.2 \
  @formkit/tempo@1.1.0 any-date-parser@2.2.4 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { format as toTempo, parse as fromTempo } from '@formkit/tempo'
import anyDateParser from 'any-date-parser'
import { format as toDateAndTime } from 'date-and-time'
import indonesian from 'date-and-time/locales/id'
import { format, parse } from 'date-fns'
import { id } from 'date-fns/locale/id'
import dayjs from 'dayjs'
import 'dayjs/locale/id.js'
import customParseFormat from 'dayjs/plugin/customParseFormat.js'
import { DateTime } from 'luxon'
import moment from 'moment'
import 'moment/locale/id.js'

dayjs.extend(customParseFormat)
const intl = new Intl.DateTimeFormat('id', { day: 'numeric', month: 'short', year: 'numeric' })
const write = {
  'date-fns': (date) => format(date, 'd MMM yyyy', { locale: id }),
  dayjs: (date) => dayjs(date).locale('id').format('D MMM YYYY'),
  Intl: (date) => intl.format(date),
  luxon: (date) => DateTime.fromJSDate(date).setLocale('id').toFormat('d MMM yyyy'),
  moment: (date) => moment(date).locale('id').format('D MMM YYYY'),
  'date-and-time': (date) => toDateAndTime(date, 'D MMM YYYY', { locale: indonesian }),
  tempo: (date) => toTempo(date, 'D MMM YYYY', 'id'),
}
const months = [...Array(12).keys()].map((month) => new Date(2026, month, 3, 12))
const written = Object.fromEntries(
  Object.entries(write).map(([name, toText]) => [name, months.map((date) => toText(date).split(' ')[1])]),
)
console.table(written)
const common = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Sep', 'Okt', 'Nov', 'Des']
for (const [name, names] of Object.entries(written)) {
  assert.deepEqual(names.toSpliced(7, 1), common)
  assert.equal(names[7], ['date-fns', 'dayjs'].includes(name) ? 'Agt' : 'Agu')
}

const read = {
  'date-fns': (text) => parse(text, 'd MMM yyyy', new Date(2000, 0, 1), { locale: id }),
  dayjs: (text) => dayjs(text, 'D MMM YYYY', 'id').toDate(),
  luxon: (text) => DateTime.fromFormat(text, 'd MMM yyyy', { locale: 'id' }).toJSDate(),
  moment: (text) => moment(text, 'D MMM YYYY', 'id').toDate(),
  'any-date-parser': (text) => anyDateParser.fromString(text, 'id'),
  tempo: (text) => fromTempo(text, 'D MMM YYYY', 'id'),
}
/** The month, 1 to 12, or null for what is refused. */
const monthOf = (date) => (Number.isNaN(date.getTime()) ? null : date.getMonth() + 1)
const monthsOf = (text) => Object.fromEntries(Object.entries(read).map(([name, toDate]) => [name, monthOf(toDate(text))]))
const seen = Object.fromEntries(['3 Jul 2026', '3 Agt 2026', '3 Agu 2026', '3 Agustus 2026'].map((text) => [text, monthsOf(text)]))
console.table(seen)
const present = new Date().getMonth() + 1
assert.equal(read.tempo('3 Agt 2026').getFullYear(), 2026)
assert.deepEqual(new Set(Object.values(seen['3 Jul 2026'])), new Set([7]))
assert.deepEqual(seen['3 Agt 2026'], { 'date-fns': 8, dayjs: 8, luxon: null, moment: 8, 'any-date-parser': null, tempo: present })
assert.deepEqual(seen['3 Agu 2026'], { 'date-fns': null, dayjs: null, luxon: 8, moment: 8, 'any-date-parser': 8, tempo: 8 })
assert.deepEqual(seen['3 Agustus 2026'], { 'date-fns': null, dayjs: null, luxon: null, moment: 8, 'any-date-parser': 8, tempo: present })
console.log('As described.')
SCRIPT
node run.mjs
