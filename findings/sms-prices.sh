#!/usr/bin/env bash
# A price formatted by Intl triples the cost of a text message: Node 24's Intl, and sms-segments-calculator 1.3.0 (Twilio's), split-sms
# 0.1.7, sms-length 0.2.2, sms-counter 1.0.0, sms-counter-npm 1.0.4 and gsm7 1.3.1.
#
# 1. Intl writes Rp 249.000 with a no-break space, in Indonesian and English. The SMS alphabet (GSM 03.38) lacks it, so a reminder of 153
#    letters is sent as UCS-2: three messages instead of one, by all five that count. Both texts look alike in logs and tests.
# 2. `smartEncoding` of sms-segments-calculator, a copy of Twilio's setting, replaces it, and curly quotes and dashes. It keeps × and °: a
#    care text with "5 × 8 cm" or "30 °C" is UCS-2 all the same.
# 3. gsm7 encodes the no-break space as an escape, without an error. An escape changes the letter after it, here a digit of the price: its
#    own decoder returns "Rpundefined49.000".
#
# Here: Indonesian prices have no space, Rp249.000 (packages/contract/src/rules/money.ts). Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sms-segments-calculator@1.3.0 split-sms@0.1.7 sms-length@0.2.2 \
  sms-counter@1.0.0 sms-counter-npm@1.0.4 gsm7@1.3.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import gsm7 from 'gsm7'
import smsCounter from 'sms-counter'
import smsCounterNpm from 'sms-counter-npm'
import smsLength from 'sms-length'
import segments from 'sms-segments-calculator'
import splitSms from 'split-sms'

const format = (language) => new Intl.NumberFormat(language, { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 })
const price = format('id-ID').format(249_000)
assert.deepEqual([price, format('en-US').format(249_000)], ['Rp\u00a0249.000', 'IDR\u00a0249,000'])

const reminder = (amount) => `Etalase: pesanan INV-1042 sebesar ${amount} menunggu pembayaran. \
Bayar sebelum 3 Agustus pukul 10.00 WIB dengan virtual account BCA 1234 5678 9012 3456.`
const texts = { typed: reminder('Rp 249.000'), formatted: reminder(price) }
assert.deepEqual(Object.values(texts).map(({ length }) => length), [153, 153])
const segmented = (text, isSmart) => new segments.SegmentedMessage(text, 'auto', isSmart)
const counters = {
  'sms-segments-calculator': (text) => segmented(text, false).segmentsCount,
  'sms-segments-calculator smart': (text) => segmented(text, true).segmentsCount,
  'split-sms': (text) => splitSms.split(text).parts.length,
  'sms-length': (text) => smsLength.count(text).messages,
  'sms-counter': (text) => smsCounter.count(text).messages,
  'sms-counter-npm': (text) => smsCounterNpm.count(text).messages,
}
const seen = Object.fromEntries(
  Object.entries(counters).map(([library, count]) => [library, { typed: count(texts.typed), formatted: count(texts.formatted) }]),
)
console.table(seen)
const encodings = Object.fromEntries(
  [price, 'Levi’s', 'Kaos – biru', '5 × 8 cm', '30 °C'].map((text) => [text, segmented(text, true).encodingName]),
)
const received = gsm7.decode(gsm7.encode(price))
console.log(encodings, received)

for (const [library, of] of Object.entries(seen)) {
  assert.deepEqual(of, { typed: 1, formatted: library.endsWith('smart') ? 1 : 3 })
}
assert.deepEqual(Object.values(encodings), ['GSM-7', 'GSM-7', 'GSM-7', 'UCS-2', 'UCS-2'])
assert.equal(received, 'Rpundefined49.000')
console.log('As described.')
SCRIPT
node run.mjs
