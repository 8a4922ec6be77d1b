#!/usr/bin/env bash
# Clients for payments and couriers return a failed call as a result: midtrans-client 1.4.3 (Midtrans's official client, its class SnapBi)
# and @thexdev/biteship-nodejs 0.8.1.
#
# 1. CoreApi of midtrans-client rejects when Midtrans refuses a call or is unreachable. SnapBi, for virtual accounts, QRIS and GoPay,
#    resolves: with `responseCode` 4012700, or with `status` ECONNREFUSED and no responseCode. The README's examples have no catch, and no
#    check.
# 2. When the token is refused, `createPayment` returns that answer as the payment's.
# 3. SnapBi declares a default timeout of 10 seconds, but passes null: it waits for as long as Midtrans is silent. `withTimeout` works, and
#    resolves too.
# 4. `withPartnerId` of one payment changes all others, since the settings are static: with two merchants the first one's payment is
#    requested in the name of the second.
# 5. @thexdev/biteship-nodejs resolves a refused parcel. A command that is sent again, to poll a parcel's status, appends its path to the
#    last address: /v1/trackings/1 becomes /v1/trackings/1v1/trackings/1.
#
# Here: packages/backend-kit/src/http/ask-provider.ts throws on an error status and after 4 seconds. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund midtrans-client@1.4.3 @thexdev/biteship-nodejs@0.8.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import biteshipClient from '@thexdev/biteship-nodejs'
import midtrans from 'midtrans-client'

const unauthorized = [401, { responseCode: '4012700', responseMessage: 'Unauthorized. [Signature]' }]
const refusedToken = [401, { responseCode: '4017300', responseMessage: 'Unauthorized. Unknown Client' }]
const token = [200, { responseCode: '2007300', responseMessage: 'Successful', accessToken: 'token', expiresIn: '900' }]
const created = [200, { responseCode: '2002700', responseMessage: 'Successful' }]
let answers = {}
const requests = []
const server = createServer(({ url, headers }, response) => {
  requests.push({ url, partner: headers['x-partner-id'] })
  const [status, body] = answers[url] ?? []
  // Without an answer it stays silent.
  if (status) response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const base = `http://127.0.0.1:${server.address().port}`

const { CoreApi, SnapBi, SnapBiConfig } = midtrans
const pem = { privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } }
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, ...pem })
SnapBiConfig.getBaseUrl = () => base
const merchant = (partner) => SnapBi.va().withClientId('C-1').withClientSecret('S-1').withPrivateKey(privateKey).withPartnerId(partner)
const body = { trxId: 'order-1', totalAmount: { value: '249000.00', currency: 'IDR' } }
const pay = (payment) => payment.withBody(body).createPayment('order-1')
const core = new CoreApi({ isProduction: false, serverKey: 'SB', clientKey: 'CK' })
core.apiConfig.getCoreApiBaseUrl = () => base
const [tokenPath, vaPath] = ['/v1.0/access-token/b2b', '/v1.0/transfer-va/create-va']

answers = { [tokenPath]: token, [vaPath]: unauthorized, '/v2/order-1/status': [401, { status_code: '401' }] }
await assert.rejects(core.transaction.status('order-1'), /HTTP status code: 401/)
assert.deepEqual(await pay(merchant('A-1')), unauthorized[1])
answers = { [tokenPath]: refusedToken }
assert.deepEqual(await pay(merchant('A-1')), refusedToken[1])

answers = { [tokenPath]: token, [vaPath]: created }
const [first, second] = [merchant('A-1'), merchant('B-1')]
assert.equal((await pay(first)).responseMessage, 'Successful')
assert.equal(requests.at(-1).partner, 'B-1')
assert.equal((await pay(second)).responseMessage, 'Successful')

answers = {}
const late = 'still waiting'
const [short, long] = await Promise.all([
  pay(merchant('A-1').withTimeout(300)),
  Promise.race([pay(merchant('A-1')), wait(11_000, late)]),
])
console.log(short, long)
assert.deepEqual([short, long], [{ message: 'timeout of 300ms exceeded', status: 'ECONNABORTED' }, late])

const { Biteship, CreateOrder, RetrieveTracking } = biteshipClient
const { fetch } = globalThis
globalThis.fetch = (url, init) => fetch(url.replace('https://api.biteship.com', base), init)
const biteship = new Biteship('key')
const refused = { success: false, error: 'Your balance is insufficient', code: 40002011 }
answers = { '/v1/orders': [400, refused], '/v1/trackings/1': [200, { status: 'picked' }], '/v1/trackings/1v1/trackings/1': [404, {}] }
assert.deepEqual(await biteship.send(new CreateOrder({ courier_company: 'jne' })), refused)
const tracking = new RetrieveTracking({ id: '1' })
assert.deepEqual([await biteship.send(tracking), await biteship.send(tracking)], [{ status: 'picked' }, {}])
assert.equal(requests.at(-1).url, '/v1/trackings/1v1/trackings/1')

server.closeAllConnections()
server.close()
await once(server, 'close')
await assert.rejects(core.transaction.status('order-1'), /likely connection failure/)
const unreachable = await pay(merchant('A-1'))
console.log(unreachable)
assert.deepEqual([unreachable.status, unreachable.responseCode], ['ECONNREFUSED', undefined])
console.log('As described.')
SCRIPT
node run.mjs
