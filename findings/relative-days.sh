#!/usr/bin/env bash
# Libraries that write times in words disagree about the day of a deadline, and some name a wrong one: @formatjs/intl-utils 3.8.4
# (selectUnit), @yaireo/relative-time 1.1.0, luxon 3.7.2, date-fns 4.4.0, moment 2.31.0 and dayjs 1.11.23, in Indonesian and in Jakarta's
# time zone.
#
# 1. On Tuesday at 21:00, a time on Thursday at 08:00 is "besok" (tomorrow) in selectUnit and @yaireo/relative-time: they round 35 hours to
#    one day, for which Intl has a word. Wednesday at 09:00, which is tomorrow, is "dalam 12 jam" (in 12 hours) in both.
# 2. date-fns's intlFormatDistance and luxon's toRelativeCalendar name both days correctly: besok and lusa. But on the last day of a month
#    toRelativeCalendar calls tomorrow "bulan depan" (next month), and on New Year's Eve "tahun depan" (next year): it names the largest
#    unit that differs. `unit: 'days'` helps.
# 3. The others count days from hours as well: 35 hours are one day in all of them, 37 hours are two in moment, dayjs and date-fns's
#    formatDistanceStrict, but one in its formatDistance and in luxon's toRelative.
# 4. dayjs's calendar plugin is in English in its Indonesian locale: "Tomorrow at 9:00 AM". moment says "Besok pukul 09.00".
#
# Here: deadlines and arrivals are dates with the time (packages/contract/src/rules/wib-dates.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @formatjs/intl-utils@3.8.4 @yaireo/relative-time@1.1.0 luxon@3.7.2 \
  date-fns@4.4.0 moment@2.31.0 dayjs@1.11.23 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import formatjs from '@formatjs/intl-utils'
import RelativeTime from '@yaireo/relative-time'
import { formatDistance, formatDistanceStrict, intlFormatDistance } from 'date-fns'
import { id } from 'date-fns/locale'
import dayjs from 'dayjs'
import 'dayjs/locale/id.js'
import calendar from 'dayjs/plugin/calendar.js'
import relativeTime from 'dayjs/plugin/relativeTime.js'
import { DateTime } from 'luxon'
import moment from 'moment'
import 'moment/locale/id.js'

dayjs.extend(calendar)
dayjs.extend(relativeTime)
dayjs.locale('id')
moment.locale('id')
const words = new Intl.RelativeTimeFormat('id', { numeric: 'auto' })
const yaireo = new RelativeTime({ locale: 'id' })
const luxon = (date) => DateTime.fromJSDate(date).setLocale('id')
const libraries = {
  selectUnit: (time, now) => {
    const { value, unit } = formatjs.selectUnit(time, now)
    return words.format(value, unit)
  },
  yaireo: (time, now) => yaireo.from(time, now),
  intlFormatDistance: (time, now) => intlFormatDistance(time, now, { locale: 'id' }),
  toRelativeCalendar: (time, now) => luxon(time).toRelativeCalendar({ base: luxon(now) }),
  'toRelativeCalendar days': (time, now) => luxon(time).toRelativeCalendar({ base: luxon(now), unit: 'days' }),
  toRelative: (time, now) => luxon(time).toRelative({ base: luxon(now) }),
  formatDistance: (time, now) => formatDistance(time, now, { locale: id }),
  formatDistanceStrict: (time, now) => formatDistanceStrict(time, now, { locale: id }),
  'moment from': (time, now) => moment(time).from(now),
  'moment calendar': (time, now) => moment(time).calendar(now),
  'dayjs from': (time, now) => dayjs(time).from(now),
  'dayjs calendar': (time, now) => dayjs(time).calendar(now),
}
const tuesday = '2026-11-24T21:00'
const cases = {
  wednesday: [tuesday, '2026-11-25T09:00'],
  thursday: [tuesday, '2026-11-26T08:00'],
  later: [tuesday, '2026-11-26T10:00'],
  december: ['2026-11-30T21:00', '2026-12-01T09:00'],
  year: ['2026-12-31T21:00', '2027-01-01T09:00'],
}
const seen = Object.fromEntries(
  Object.entries(libraries).map(([library, write]) => [
    library,
    Object.fromEntries(
      Object.entries(cases).map(([name, times]) => {
        const [now, time] = times.map((text) => new Date(`${text}+07:00`))
        return [name, write(time, now)]
      }),
    ),
  ]),
)
console.table(seen)

for (const library of ['selectUnit', 'yaireo']) {
  assert.equal(seen[library].wednesday, 'dalam 12 jam')
  assert.equal(seen[library].thursday, 'besok')
}
for (const library of ['intlFormatDistance', 'toRelativeCalendar']) {
  assert.equal(seen[library].wednesday, 'besok')
  assert.equal(seen[library].thursday, 'lusa')
}
const lastDays = ({ december, year }) => [december, year]
assert.deepEqual(lastDays(seen.toRelativeCalendar), ['bulan depan', 'tahun depan'])
assert.deepEqual(lastDays(seen['toRelativeCalendar days']), ['besok', 'besok'])
assert.deepEqual(lastDays(seen.intlFormatDistance), ['besok', 'besok'])
const spans = {
  toRelative: ['dalam 1 hari', 'dalam 1 hari'],
  formatDistance: ['1 hari', '1 hari'],
  formatDistanceStrict: ['1 hari', '2 hari'],
  'moment from': ['dalam sehari', 'dalam 2 hari'],
  'dayjs from': ['dalam sehari', 'dalam 2 hari'],
}
for (const [library, expected] of Object.entries(spans)) assert.deepEqual([seen[library].thursday, seen[library].later], expected)
assert.equal(seen['dayjs calendar'].wednesday, 'Tomorrow at 9:00 AM')
assert.equal(seen['moment calendar'].wednesday, 'Besok pukul 09.00')
console.log('As described.')
SCRIPT
TZ=Asia/Jakarta node run.mjs
