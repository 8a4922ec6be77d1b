#!/usr/bin/env bash
# date-holidays 3.37.0: its Indonesian holidays differ from the decrees (SKB 3 Menteri of 2025-09-19 for 2026, of 2026-09-15 for 2027),
# which couriers and stores follow.
#
# 1. Lunar holidays are a day early: Idul Fitri of 2026 on March 20 and 21 instead of 21 and 22 (the ministry's session of 2026-03-19
#    confirmed the 21st), in 2027 on March 9 and 10 instead of 10 and 11, Idul Adha and Maulid of 2027 too. Other dates are right, so an
#    offset would not help.
# 2. Isra Mikraj has the Indonesian name Maulid Nabi Muhammad, which belongs to another holiday; in English it is Laylat al-Mi'raj.
# 3. Easter Sunday is missing, and in 2027 the second Isra Mikraj (December 26), which comes a day early, on Christmas: 16 days instead of
#    17 and 18.
#
# Used in packages/contract/src/rules/holidays.json, which has the days of the decrees. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund date-holidays@3.37.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import Holidays from 'date-holidays'

/** The days of the decrees whose date changes from year to year, and Christmas. */
const decreed = {
  2026: '01-16 02-17 03-19 03-21 03-22 04-03 04-05 05-14 05-27 05-31 06-16 08-25 12-25',
  2027: '01-05 02-06 03-08 03-10 03-11 03-26 03-28 05-06 05-17 05-20 06-06 08-15 12-25 12-26',
}
const ofLibrary = (year, languages) =>
  new Map(
    new Holidays('ID', { languages })
      .getHolidays(year)
      .map(({ date, name }) => [date.slice(5, 10), name]),
  )

const seen = Object.entries(decreed).map(([year, days]) => {
  const [official, library] = [days.split(' '), ofLibrary(Number(year), ['id'])]
  const fixed = ['01-01', '05-01', '06-01', '08-17']
  return {
    year,
    days: library.size,
    missing: official.filter((day) => !library.has(day)).join(' '),
    'not decreed': [...library.keys()]
      .filter((day) => !official.includes(day) && !fixed.includes(day))
      .join(' '),
  }
})
console.table(seen)
assert.deepEqual(seen, [
  { year: '2026', days: 16, missing: '03-22 04-05', 'not decreed': '03-20' },
  { year: '2027', days: 16, missing: '03-11 03-28 05-17 08-15 12-26', 'not decreed': '03-09 05-16 08-14' },
])

const [indonesian, english] = [ofLibrary(2026, ['id']), ofLibrary(2026, ['en'])]
console.log('2026-01-16:', indonesian.get('01-16'), '/', english.get('01-16'))
assert.equal(indonesian.get('01-16'), indonesian.get('08-25'))
assert.notEqual(english.get('01-16'), english.get('08-25'))
console.log('As described.')
SCRIPT
node run.mjs
