#!/usr/bin/env bash
# Libraries that write rupiah in words for invoices disagree about the same text by a factor of 100 or 1000: angka-menjadi-terbilang 0.5.0,
# @develoka/angka-terbilang-js 1.4.2, terbilang 0.0.3, terbilang-ts 2.1.0, n2words 4.0.0, to-words 5.7.0 and written-number 0.11.1 (the
# last three in Indonesian).
#
# 1. A shop shows the price 249.000, and Midtrans sends the amount "249000.00", as PostgreSQL's numeric(12,2) does. No library reads both.
#    angka-menjadi-terbilang removes dots: the first is right, the second is 24,900,000 rupiah. The other six read decimals: the second is
#    right, apart from "koma nol nol" (point zero zero) in two of them, the first is 249 rupiah.
# 2. For zero, the total of an order paid by voucher, terbilang-ts returns an empty text; the others say nol.
# 3. terbilang calls 1000 "satu ribu", where Indonesian has seribu, as the others say; 100 is seratus in all of them.
#
# Here: amounts are whole numbers, and Midtrans's text is parsed once (packages/backend-kit/src/payment/midtrans/status.ts). Fails when any
# of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund angka-menjadi-terbilang@0.5.0 @develoka/angka-terbilang-js@1.4.2 \
  terbilang@0.0.3 terbilang-ts@2.1.0 n2words@4.0.0 to-words@5.7.0 written-number@0.11.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { toCardinal } from 'n2words/id-ID'
import { ToWords } from 'to-words'
import writtenNumber from 'written-number'

const require = createRequire(import.meta.url)
const toWords = new ToWords({ localeCode: 'id-ID' })
const develoka = require('@develoka/angka-terbilang-js')
const libraries = {
  'angka-menjadi-terbilang': require('angka-menjadi-terbilang'),
  '@develoka/angka-terbilang-js': develoka.default ?? develoka,
  terbilang: require('terbilang'),
  'terbilang-ts': require('terbilang-ts').default,
  n2words: toCardinal,
  'to-words': (amount) => toWords.convert(amount),
  'written-number': (amount) => writtenNumber(amount, { lang: 'id' }),
}
const amounts = ['249.000', '249000.00', 249_000, 0, 100, 1000]
const seen = Object.fromEntries(
  Object.entries(libraries).map(([name, write]) => [
    name,
    Object.fromEntries(amounts.map((amount) => [JSON.stringify(amount), write(amount).toLowerCase()])),
  ]),
)
console.log(seen)

const few = 'dua ratus empat puluh sembilan'
const price = `${few} ribu`
for (const [name, of] of Object.entries(seen)) {
  const spellsDecimals = ['@develoka/angka-terbilang-js', 'n2words'].includes(name)
  const dropsDots = name === 'angka-menjadi-terbilang'
  assert.equal(of['"249.000"'], dropsDots ? price : few + (spellsDecimals ? ' koma nol nol nol' : ''))
  assert.equal(
    of['"249000.00"'],
    dropsDots ? 'dua puluh empat juta sembilan ratus ribu' : price + (spellsDecimals ? ' koma nol nol' : ''),
  )
  assert.equal(of['249000'], price)
  assert.equal(of['0'], name === 'terbilang-ts' ? '' : 'nol')
  assert.equal(of['100'], 'seratus')
  assert.equal(of['1000'], name === 'terbilang' ? 'satu ribu' : 'seribu')
}
console.log('As described.')
SCRIPT
node run.mjs
