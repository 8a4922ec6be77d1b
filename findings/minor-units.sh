#!/usr/bin/env bash
# Money libraries disagree by a factor of 100 about the rupiah: dinero.js 2.0.2, js-money 0.6.3, ts-money 0.4.8, currency-codes 2.2.0,
# @medusajs/utils 2.21.2, currency-formatter 1.5.9, and Intl.
#
# 1. ISO 4217 gives the rupiah 100 sen; CLDR, and so Intl, shows none. dinero.js, js-money, ts-money and currency-codes follow ISO: 249000
#    units are 2490 rupiah. Medusa and currency-formatter follow CLDR: they are 249000.
# 2. js-money, ts-money and Medusa have the same table with the same field names, except decimal_digits of IDR: 2, 2 and 0. So an amount in
#    "minor units" must name its table.
#
# Used in lib/ucp/protocol.ts: agents get ISO units, the shop counts whole rupiah, as Medusa does. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund dinero.js@2.0.2 js-money@0.6.3 ts-money@0.4.8 currency-codes@2.2.0 \
  @medusajs/utils@2.21.2 currency-formatter@1.5.9 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import codes from 'currency-codes'
import formatter from 'currency-formatter'
import { dinero, toDecimal } from 'dinero.js'
import { IDR } from 'dinero.js/currencies'
import JsMoney from 'js-money'
import tsMoney from 'ts-money'

const { defaultCurrencies } = createRequire(import.meta.url)('@medusajs/utils')
const units = 249_000
const intl = new Intl.NumberFormat('id', { style: 'currency', currency: 'IDR' })
const medusa = defaultCurrencies.IDR

const digits = {
  'dinero.js': IDR.exponent,
  'js-money': JsMoney.IDR.decimal_digits,
  'ts-money': tsMoney.Currencies.IDR.decimal_digits,
  'currency-codes': codes.code('IDR').digits,
  '@medusajs/utils': medusa.decimal_digits,
  'currency-formatter': formatter.findCurrency('IDR').decimalDigits,
  Intl: intl.resolvedOptions().maximumFractionDigits,
}
console.table(digits)
assert.deepEqual(Object.values(digits), [2, 2, 2, 2, 0, 0, 0])

const said = [
  toDecimal(dinero({ amount: units, currency: IDR })),
  new JsMoney(units, JsMoney.IDR).toString(),
  new tsMoney.Money(units, tsMoney.Currencies.IDR).toString(),
]
console.log(`${units} units:`, said.join(', '), '/', intl.format(units))
assert.deepEqual(said, ['2490.00', '2490.00', '2490.00'])
assert.equal(intl.format(units).replace(/\s/g, ' '), 'Rp 249.000')

assert.deepEqual(Object.keys(medusa).sort(), Object.keys(JsMoney.IDR).sort())
console.log('As described.')
SCRIPT
node run.mjs
