#!/usr/bin/env bash
# Libraries that split an amount by weights, here an order's discount by the prices of its lines, discount free lines, and take back other
# shares than they gave: js-money 0.6.3, ts-money 0.4.8, bigmoney.js 0.0.4 and dinero.js 1.9.1. dinero.js 2.0.2 does neither.
#
# 1. js-money and ts-money give what remains after rounding to the first lines, whatever their weight. A free gift that comes first gets one
#    rupiah off its price of 0: 10,000 by 0, 99,000, 99,000 and 99,000 is 1, 3333, 3333, 3333. The invoice has a line of -1.
# 2. bigmoney.js splits rupiah into sen, which have no coin: 0.01, 3333.33, 3333.33, 3333.33. Again the gift gets one.
# 3. js-money, ts-money and dinero.js 1 do not mirror a negative amount: 25,000 by 249,000, 99,000 and 79,000 is 14579, 5796, 4625, and its
#    reversal -14578, -5796, -4626. When the whole order is returned, one rupiah of discount stays on the first line, and the last line has
#    -1. When a gift comes first, its reversal is 1 as well in js-money and ts-money.
#
# Used in packages/medusa/server/src/orders/discount.ts, which gives each line what is due up to it: a free line gets nothing. Fails when
# any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund js-money@0.6.3 ts-money@0.4.8 bigmoney.js@0.0.4 dinero.js@2.0.2 \
  dinero1@npm:dinero.js@1.9.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { allocate, dinero, toSnapshot } from 'dinero.js'

const require = createRequire(import.meta.url)
const BigMoney = require('bigmoney.js')
const dinero1 = require('dinero1')
const JsMoney = require('js-money')
const { Currencies, Money: TsMoney } = require('ts-money')

const rupiah = { code: 'IDR', base: 10, exponent: 0 }
const libraries = {
  'js-money': (amount, prices) => new JsMoney(amount, JsMoney.IDR).allocate(prices).map((part) => part.amount),
  'ts-money': (amount, prices) => new TsMoney(amount, Currencies.IDR).allocate(prices).map((part) => part.amount),
  'bigmoney.js': (amount, prices) => new BigMoney(amount, 'IDR').allocate(prices).map(Number),
  'dinero.js 1': (amount, prices) =>
    dinero1({ amount, currency: 'IDR', precision: 0 }).allocate(prices).map((part) => part.getAmount()),
  'dinero.js 2': (amount, prices) =>
    allocate(dinero({ amount, currency: rupiah }), prices).map((part) => toSnapshot(part).amount),
}
const gift = [0, 99_000, 99_000, 99_000]
const garments = [249_000, 99_000, 79_000]
const seen = {}
for (const [library, split] of Object.entries(libraries)) {
  seen[library] = {
    gift: split(10_000, gift),
    'gift, reversed': split(-10_000, gift),
    garments: split(25_000, garments),
    'garments, reversed': split(-25_000, garments),
  }
}
console.dir(seen, { depth: null })

const whole = [14_579, 5_796, 4_625]
const down = [-14_578, -5_796, -4_626]
const firstLines = {
  gift: [1, 3_333, 3_333, 3_333],
  'gift, reversed': [1, -3_333, -3_334, -3_334],
  garments: whole,
  'garments, reversed': down,
}
assert.deepEqual(seen['js-money'], firstLines)
assert.deepEqual(seen['ts-money'], firstLines)
assert.deepEqual(seen['bigmoney.js'].gift, [0.01, 3_333.33, 3_333.33, 3_333.33])
assert.deepEqual(seen['dinero.js 1'], {
  gift: [0, 3_334, 3_333, 3_333],
  'gift, reversed': [-0, -3_333, -3_333, -3_334],
  garments: whole,
  'garments, reversed': down,
})
assert.deepEqual(seen['dinero.js 2'], {
  gift: [0, 3_334, 3_333, 3_333],
  'gift, reversed': [0, -3_334, -3_333, -3_333],
  garments: whole,
  'garments, reversed': [-14_579, -5_796, -4_625],
})
console.log('As described.')
SCRIPT
node run.mjs
