#!/usr/bin/env bash
# Libraries that write or read QRIS codes, a profile of EMVCo's merchant-presented codes, break valid ones: emv-qrcps 0.0.7,
# steplix-emv-qrcps 0.0.8 (its fork), @misterdevs/qris-static-to-dynamic 1.1.2, emvco-qr-sdk 1.0.0 and emvco-merchant-parse 1.1.0.
#
# 1. emv-qrcps drops leading zeros of the checksum, which has four digits: 66 of 1,000 amounts, from 10,000 to 509,500 rupiah, get a shorter
#    one. Its fork pads the checksum.
# 2. Both drop the value of a fee in per cent (field 57), but keep the field (55) that announces it. A fixed fee (56) stays.
# 3. emvco-qr-sdk reads any value as nested fields when its digits happen to form one: the amount 5000 is {"50": ""}, and so is every
#    multiple of 500 from 1,000 to 9,500; 1003000 is {"10": "000"}. A fixed fee of 2500 is {"25": ""}.
# 4. emvco-merchant-parse reads a card network's number (fields 02 to 25 are plain) as nested fields, and loses it.
# 5. @misterdevs/qris-static-to-dynamic sorts fields by number: the alternative name (64) follows the old checksum (63), which must be last,
#    and loses its final four characters to the new one.
#
# Used in packages/contract/src/rules/payment/qris.ts, which reads the fields of a code and compares checksum and amount before showing it.
# Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund emv-qrcps@0.0.7 steplix-emv-qrcps@0.0.8 \
  @misterdevs/qris-static-to-dynamic@1.1.2 emvco-qr-sdk@1.0.0 emvco-merchant-parse@1.1.0 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { qrisdynamicgenerator } from '@misterdevs/qris-static-to-dynamic'
import { Parse } from 'emvco-merchant-parse'
import { parseQR, QRParseMode } from 'emvco-qr-sdk'

const require = createRequire(import.meta.url)
const writers = { 'emv-qrcps': require('emv-qrcps').Merchant, 'steplix-emv-qrcps': require('steplix-emv-qrcps').Merchant }

const field = (tag, value) => `${tag}${String(value.length).padStart(2, '0')}${value}`
function checksum(text) {
  let crc = 0xffff
  for (const byte of Buffer.from(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}
function code({ card = '', amount, fee = '', last = '' }) {
  const account = field('00', 'COM.CONTOH.WWW') + field('01', '936000000000000018') + field('02', 'A12')
  const national = field('00', 'ID.CO.QRIS.WWW') + field('02', 'ID1020000000001') + field('03', 'UMI')
  const fields = [
    ...[field('00', '01'), field('01', amount ? '12' : '11'), card, field('26', account), field('51', national)],
    ...[field('52', '5651'), field('53', '360'), amount ? field('54', amount) : '', fee, field('58', 'ID')],
    ...[field('59', 'BATIK CONTOH'), field('60', 'BANDUNG'), field('61', '40111'), field('62', field('07', 'A01'))],
  ]
  const text = `${fields.join('')}${last}6304`
  return text + checksum(text)
}

// Copies of codes, field by field.
const copy = (name, text) => writers[name].Parser.toEMVQR(text).generatePayload()
const amounts = Array.from({ length: 1000 }, (_, index) => String(10_000 + index * 500))
const wrong = Object.fromEntries(
  Object.keys(writers).map((name) => [name, amounts.filter((amount) => copy(name, code({ amount })) !== code({ amount }))]),
)
console.log('wrong checksums:', Object.fromEntries(Object.entries(wrong).map(([name, of]) => [name, of.length])))
assert.equal(wrong['emv-qrcps'].length, 66)
assert.deepEqual(wrong['emv-qrcps'], amounts.filter((amount) => code({ amount }).at(-4) === '0'))
assert.equal(wrong['steplix-emv-qrcps'].length, 0)
const [first] = wrong['emv-qrcps']
console.log(`${first} rupiah:`, code({ amount: first }).slice(-8), 'becomes', copy('emv-qrcps', code({ amount: first })).slice(-7))

const perCent = field('55', '03') + field('57', '5')
const fixed = field('55', '02') + field('56', '2500')
for (const name of Object.keys(writers)) {
  const copied = copy(name, code({ amount: '249000', fee: perCent }))
  console.log(name, 'fee of 5%:', copied.slice(copied.indexOf('5406'), copied.indexOf('5802ID')))
  assert.ok(copied.includes(`${field('54', '249000')}${field('55', '03')}${field('58', 'ID')}`))
  assert.ok(copy(name, code({ amount: '249000', fee: fixed })).includes(fixed))
}

const read = (given) => parseQR(code(given), { parseMode: QRParseMode.GLOBAL })
const small = Array.from({ length: 18 }, (_, index) => String(1000 + index * 500))
for (const amount of small) assert.deepEqual(read({ amount }).transactionAmount, { [amount.slice(0, 2)]: '' })
assert.equal(read({ amount: '249000' }).transactionAmount, '249000')
const withFee = read({ amount: '249000', fee: fixed })
console.log('emvco-qr-sdk:', ['5000', '1003000'].map((amount) => read({ amount }).transactionAmount))
assert.deepEqual(read({ amount: '1003000' }).transactionAmount, { 10: '000' })
assert.deepEqual(withFee.valueOfConvenienceFeeFixed, { 25: '' })

const card = Parse(code({ amount: '249000', card: field('02', '4000000000000002') }))
console.log('emvco-merchant-parse: 02', card['02'])
assert.deepEqual(card['02'], { '00': '', 40: '' })
assert.equal(card['54'], '249000')

const withAmount = (last) => qrisdynamicgenerator(code({ last }), 249000)
assert.equal(withAmount(''), code({ amount: '249000' }))
const named = withAmount(field('64', field('00', 'id') + field('01', 'Batik Contoh')))
console.log('@misterdevs/qris-static-to-dynamic:', named.slice(named.indexOf('62070703A01')))
assert.match(named, /62070703A016304[0-9A-F]{4}64220002id0112Batik Co[0-9A-F]{4}$/)
console.log('As described.')
SCRIPT
node run.mjs
