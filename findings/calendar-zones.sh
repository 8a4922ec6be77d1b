#!/usr/bin/env bash
# Most calendar libraries change the hour of an appointment at 10:00 WIB (03:00 UTC) on a server in UTC: node-ical 0.27.2, ical.js 2.2.1,
# ical-expander 3.2.0, ts-ics 2.4.6, ical 0.8.0 and cal-parser 1.0.2 parse it, ical-generator 11.1.2 writes it.
#
# 1. ical.js and ts-ics support a zone that the file defines (`TZID:WIB`, a VTIMEZONE with +0700; RFC 5545, 3.2.19). node-ical applies the
#    VTIMEZONE to a time without TZID, which RFC 5545 calls floating, and not to one that names it: 10:00 UTC. So does ical-expander, though
#    it is built upon ical.js.
# 2. `TZID=Asia/Jakarta` without a VTIMEZONE, which RFC 5545 requires and ical-generator omits, is the reverse: node-ical, ical-expander and
#    ts-ics know the zone, ical.js treats the time as local.
# 3. ical and cal-parser return 10:00 UTC for both. All six agree only on a time in UTC.
# 4. With a calendar zone, ical-generator writes the Date of 10:00 WIB as 03:00, the server's hour, and luxon's DateTime as 10:00. DTSTART
#    gets no TZID, and DTSTAMP no Z, though it must be UTC (RFC 5545, 3.8.7.2).
#
# Here: times are sent with their zone or offset, and never in a calendar file. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund node-ical@0.27.2 ical.js@2.2.1 ical-expander@3.2.0 ts-ics@2.4.6 ical@0.8.0 \
  cal-parser@1.0.2 ical-generator@11.1.2 luxon@3.7.2 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import calParser from 'cal-parser'
import ical from 'ical'
import ICAL from 'ical.js'
import Expander from 'ical-expander'
import calendarOf from 'ical-generator'
import { DateTime } from 'luxon'
import nodeIcal from 'node-ical'
import { convertIcsCalendar } from 'ts-ics'

const offset = ['DTSTART:19700101T000000', 'TZOFFSETFROM:+0700', 'TZOFFSETTO:+0700', 'TZNAME:WIB']
const wib = ['BEGIN:VTIMEZONE', 'TZID:WIB', 'BEGIN:STANDARD', ...offset, 'END:STANDARD', 'END:VTIMEZONE']
const file = (zone, start) =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//toko//jadwal//ID', ...zone, 'BEGIN:VEVENT', 'UID:1@toko.example'],
    ...['DTSTAMP:20261129T000000Z', `DTSTART${start}`, 'SUMMARY:Ambil pesanan', 'END:VEVENT', 'END:VCALENDAR', ''],
  ].join('\r\n')
const files = {
  own: file(wib, ';TZID=WIB:20261201T100000'),
  floating: file(wib, ':20261201T100000'),
  jakarta: file([], ';TZID=Asia/Jakarta:20261201T100000'),
  utc: file([], ':20261201T030000Z'),
}
const eventOf = (parsed) => Object.values(parsed).find(({ type }) => type === 'VEVENT')
const libraries = {
  'node-ical': (text) => eventOf(nodeIcal.sync.parseICS(text)).start,
  'ical.js': (text) =>
    new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')).startDate.toJSDate(),
  'ical-expander': (text) => new Expander({ ics: text }).all().events[0].startDate.toJSDate(),
  'ts-ics': (text) => convertIcsCalendar(undefined, text).events[0].start.date,
  ical: (text) => eventOf(ical.parseICS(text)).start,
  'cal-parser': (text) => calParser.parseString(text).events[0].dtstart.value,
}
const hourOf = (read, text) => new Date(read(text)).toISOString().slice(11, 16)
const seen = Object.fromEntries(
  Object.entries(libraries).map(([name, read]) => [
    name,
    Object.fromEntries(
      // cal-parser refuses times that are floating.
      Object.entries(files).map(([kind, text]) => [kind, kind === 'floating' && name === 'cal-parser' ? '-' : hourOf(read, text)]),
    ),
  ]),
)
console.table(seen)
const rightIn = (kind) => Object.keys(seen).filter((name) => seen[name][kind] === '03:00')
assert.deepEqual(rightIn('own'), ['ical.js', 'ts-ics'])
assert.deepEqual(rightIn('floating'), ['node-ical'])
assert.deepEqual(rightIn('jakarta'), ['node-ical', 'ical-expander', 'ts-ics'])
assert.deepEqual(rightIn('utc'), Object.keys(libraries))

const written = (start, stamp) => {
  const calendar = calendarOf({ timezone: 'Asia/Jakarta' })
  calendar.createEvent({ start, stamp, summary: 'Ambil pesanan' })
  return calendar.toString().match(/^DTST.*$/gm)
}
const at = '2026-12-01T10:00:00+07:00'
const [ofDate, ofLuxon] = [written(new Date(at), new Date(at)), written(DateTime.fromISO(at, { setZone: true }), new Date(at))]
console.log('ical-generator:', ofDate, ofLuxon)
assert.deepEqual(ofDate, ['DTSTAMP:20261201T030000', 'DTSTART:20261201T030000'])
assert.deepEqual(ofLuxon, ['DTSTAMP:20261201T030000', 'DTSTART:20261201T100000'])
console.log('As described.')
SCRIPT
TZ=UTC node run.mjs
