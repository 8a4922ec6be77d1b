#!/usr/bin/env bash
# doku-nodejs-library 1.0.52, DOKU's official client, answers some calls itself: its simulator is in the release, for production as well.
# The README does not mention it.
#
# 1. `createVa` for an order number that starts with 1110 or 1114 sends nothing, and returns success with a fixed virtual account, of
#    another amount: the customer of order 11100042 would transfer to it. For the others from 111 to 115 it returns made-up errors, such as
#    "Bill not found" and "Conflict".
# 2. `deletePaymentCode` for an order number that starts with 1118 returns success without a request: a cancelled order can still be paid.
# 3. The README's example of `createVa` is rejected: its constructor sets freeText to null, which its validation does not allow.
# 4. A token is valid for 15 minutes, and never renewed: the client calls its check with an argument too many, so it compares the token
#    itself. A shop works for 15 minutes after each start.
# 5. Of DOKU's answer it drops expiredDate, which the customer must know.
# 6. On a server in UTC the time of a request ends with -00:00, which ISO 8601 does not allow.
#
# Here: DOKU Checkout is called by plain HTTP (packages/backend-kit/src/payment/doku), with times in Z. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund doku-nodejs-library@1.0.52 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'

process.env.TZ = 'UTC'
const require = createRequire(import.meta.url)
const axios = require('axios').default
const { Snap } = require('doku-nodejs-library')
const CreateVaRequest = require('doku-nodejs-library/_models/createVaRequestDto')
const DeleteVaRequest = require('doku-nodejs-library/_models/deleteVaRequestDTO')

const expiredDate = '2026-12-31T23:59:59+07:00'
const sent = []
/** Answers in the form of the documented examples, instead of DOKU. */
axios.defaults.adapter = async (config) => {
  const { pathname } = new URL(config.url)
  const body = JSON.parse(config.data)
  sent.push({ path: pathname, timestamp: config.headers['X-TIMESTAMP'] })
  const data = pathname.includes('access-token')
    ? { responseCode: '2007300', responseMessage: 'Successful', accessToken: 'token', tokenType: 'Bearer', expiresIn: 900 }
    : { responseCode: '2002700', responseMessage: 'Successful', virtualAccountData: body }
  return { data, status: 200, statusText: 'OK', headers: {}, config }
}
const isToken = ({ path }) => path.includes('access-token')

const pem = { privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } }
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
const account = { clientID: 'BRN-1', secretKey: 'SK-1', issuer: 'Toko', privateKey, publicKey, dokuPublicKey: publicKey }
const snap = new Snap({ isProduction: true, ...account })
await wait(100)

const number = { partnerServiceId: '   12345', customerNo: '12345678', virtualAccountNo: '   1234512345678' }
const buyer = { virtualAccountName: 'Sari Dewi', virtualAccountEmail: 'sari@example.com', virtualAccountPhone: '6281234567890' }
const additionalInfo = { channel: 'VIRTUAL_ACCOUNT_BCA', virtualAccountConfig: { reusableStatus: false } }
const totalAmount = { value: '249000.00', currency: 'IDR' }

/** Requests a virtual account for an order as in the README, and returns the answer and the requests that were sent. */
async function create(trxId, freeText) {
  const given = { ...number, ...buyer, trxId, totalAmount, additionalInfo, virtualAccountTrxType: 'C', expiredDate, ...freeText }
  const before = sent.length
  const answer = await snap.createVa(Object.assign(new CreateVaRequest(), given))
  console.log(trxId, JSON.stringify(answer))
  return { ...answer, requests: sent.slice(before) }
}
const withText = { freeText: [{ english: 'Thank you', indonesia: 'Terima kasih' }] }
const order = await create('20261042', withText)
assert.deepEqual([order.requests.length, order.virtualAccountData.trxId], [1, '20261042'])
assert.deepEqual([order.virtualAccountData.totalAmount, order.virtualAccountData.expiredDate], [totalAmount, undefined])

for (const trxId of ['11100042', '11140042']) {
  const { responseMessage, requests, virtualAccountData: made } = await create(trxId, withText)
  assert.deepEqual([responseMessage, requests], ['Successful', []])
  assert.deepEqual([made.virtualAccountNo, made.totalAmount.value], ['9034153700000077', '13000.00'])
}
const messages = { 11110042: 'Bill not found', 11120042: 'Invalid Amount', 11150042: 'Access Token Invalid (B2B)', 11500042: 'Conflict' }
for (const [trxId, message] of Object.entries(messages)) {
  const { responseMessage, requests } = await create(trxId, withText)
  assert.deepEqual([responseMessage, requests], [message, []])
}
const before = sent.length
const { partnerServiceId, customerNo, virtualAccountNo } = number
const cancelled = new DeleteVaRequest(partnerServiceId, customerNo, virtualAccountNo, '11180042', additionalInfo.channel)
assert.deepEqual(await snap.deletePaymentCode(cancelled), { responseCode: '2003100', responseMessage: 'success' })
assert.equal(sent.length, before)

await assert.rejects(create('20261042'), /"freeText" must be an array/)
await create('20261042', { freeText: undefined })
const { now } = Date
Date.now = () => now() + 60 * 60_000
const { requests } = await create('20261043', withText)
console.log(requests)
assert.deepEqual([requests.map(isToken), sent.filter(isToken).length], [[false], 1])
for (const { timestamp } of requests) assert.match(timestamp, /-00:00$/)
console.log('As described.')
SCRIPT
node run.mjs
