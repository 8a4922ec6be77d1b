#!/usr/bin/env bash
# Libraries that read prices in texts return other prices than Indonesians write in chats, captions and price lists: parse-price 1.1.8,
# parse-money 1.0.12, parsecurrency 1.1.1, price-parser 3.4.0 and price-extractor 2.1.1. All five read Rp249.000 and Rp1.250.000 correctly.
#
# 1. "Rp249rb" (ribu, thousand) is 249 in the first three, and "Rp1,5jt" (juta, million) 1.5. price-parser finds nothing in the former, and
#    1 in the latter.
# 2. parse-price and parse-money join all digits of a text. A struck price before the new one, "Rp299.000 Rp249.000", is 299,000,249,000, "2
#    pcs Rp249.000" is 2,249,000. "Rp249.000 (diskon 20%)" is 24,900,020 in parse-price and 249.0002 in parse-money. price-parser is right
#    in each, parsecurrency returns null.
# 3. "Rp. 249.000", with the dot of an abbreviation, has no price in price-parser and price-extractor; "Rp 249.000,-", as on tags and
#    invoices, and "Harga: Rp249.000" have none in price-extractor.
# 4. parse-money and parsecurrency do not know Rp: their currency is null and empty, while IDR is known to parsecurrency.
#
# Used in packages/contract/src/rules/typed-price.ts, which knows rb and jt, the dot and the dash, and returns null for a second number.
# Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund parse-price@1.1.8 parse-money@1.0.12 parsecurrency@1.1.1 price-parser@3.4.0 \
  price-extractor@2.1.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { default: parseMoney } = require('parse-money')
const parsePrice = require('parse-price')
const parseCurrency = require('parsecurrency')
const { searchPriceAndCode } = require('price-extractor')
const { parseFirst, parseAll } = require('price-parser')

/** The price in a text, the last one of several. */
const libraries = {
  'parse-price': (text) => parsePrice(text),
  'parse-money': (text) => parseMoney(text).amount,
  parsecurrency: (text) => parseCurrency(text)?.value ?? null,
  'price-parser': (text) => parseAll(text).at(-1)?.floatValue ?? null,
  'price-extractor': (text) => searchPriceAndCode(text).price ?? null,
}
// The text, and its price by each library in turn.
const right = Array(5).fill(249_000)
const expected = {
  'Rp249.000': right,
  'Rp1.250.000': Array(5).fill(1_250_000),
  Rp249rb: [249, 249, 249, null, null],
  'Rp1,5jt': [1.5, 1.5, 1.5, 1, null],
  'Rp299.000 Rp249.000': [299_000_249_000, 299_000_249_000, null, 249_000, null],
  '2 pcs Rp249.000': [2_249_000, 2_249_000, null, 249_000, null],
  'Rp249.000 (diskon 20%)': [24_900_020, 249.0002, null, 249_000, null],
  'Rp. 249.000': [249_000, 249_000, 249_000, null, null],
  'Rp 249.000,-': [249_000, 249_000, 249_000, 249_000, null],
  'Harga: Rp249.000': [249_000, 249_000, null, 249_000, null],
}
const seen = {}
for (const text of Object.keys(expected)) seen[text] = Object.values(libraries).map((read) => read(text))
console.log(Object.keys(libraries))
console.dir(seen)
assert.deepEqual(seen, expected)

const codes = [parseMoney('Rp249.000').currency, parseCurrency('Rp249.000').currency, parseCurrency('IDR 249.000').currency]
assert.deepEqual(codes, [null, '', 'IDR'])
assert.deepEqual([searchPriceAndCode('Rp249.000').code, parseFirst('Rp249.000').currencyCode], ['IDR', 'idr'])
console.log('As described.')
SCRIPT
node run.mjs
