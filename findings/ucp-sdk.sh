#!/usr/bin/env bash
# @ucp-js/sdk 0.1.1 (September 2026), the official library of the Universal Commerce Protocol, rejects or shortens valid documents of version
# 2026-04-08 of the protocol. Its schemas mix that version with the first one, 2026-01-11.
#
# 1. Node cannot import it: its ES modules import files without their extension. `require` works.
# 2. Since 2026-01-23 capabilities are an object with their names as keys. The schemas of a profile, a checkout and an order reject that, and
#    require the array of 2026-01-11. Beside such an array they accept newer fields (context, signals).
# 3. With that array, an order with a line that was returned whole is rejected: the status "removed" is unknown. After the return of one of
#    two, the refund loses its amount (totals), the line its original quantity, and the order its number (label), all without an error.
# 4. Times become Dates: delivery from 2026-12-03T00:00:00+07:00 is written as 2026-12-02T17:00:00.000Z, which names the day before.
#
# Here: lib/ucp has schemas of its own. Fails when any of this has changed.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @ucp-js/sdk@0.1.1 2>/dev/null
cat >run.mjs <<'SCRIPT'
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'

const sdk = createRequire(import.meta.url)('@ucp-js/sdk')
const version = '2026-04-08'
const site = `https://ucp.dev/${version}`
const order = 'dev.ucp.shopping.order'

const asObject = { [order]: [{ version }] }
const asArray = [{ name: order, version }]
const details = { version, spec: `${site}/specification/order`, schema: `${site}/schemas/shopping/order.json` }
const rest = { endpoint: 'https://toko.example/ucp', schema: `${site}/services/shopping/rest.openapi.json` }
const overview = `${site}/specification/overview`
const profile = {
  ucp: {
    version,
    services: { 'dev.ucp.shopping': [{ version, spec: overview, transport: 'rest', ...rest }] },
    capabilities: { [order]: [details] },
    payment_handlers: {},
  },
}
const firstProfile = {
  ucp: {
    version: '2026-01-11',
    services: { 'dev.ucp.shopping': { version, spec: overview, rest } },
    capabilities: [{ name: order, ...details }],
  },
}

const item = { id: 'KMJ-L', title: 'Kemeja Batik L', price: 249_000 }
const totals = (amount) => [
  { type: 'subtotal', amount },
  { type: 'total', amount },
]
const line = (quantity, status) => ({ id: '1', item, quantity, totals: totals(249_000 * quantity.total), status })
const kept = line({ original: 2, total: 1, fulfilled: 1 }, 'fulfilled')
const returned = line({ original: 1, total: 0, fulfilled: 0 }, 'removed')
const refund = {
  id: 'R1',
  type: 'refund',
  occurred_at: '2026-12-05T10:00:00+07:00',
  status: 'completed',
  line_items: [{ id: '1', quantity: -1 }],
  totals: [{ type: 'total', amount: -249_000 }],
}
const anOrder = (capabilities, line_items) => ({
  ucp: { version, status: 'success', capabilities, payment_handlers: {} },
  id: '9',
  label: 'INV-1042',
  checkout_id: '8',
  permalink_url: 'https://toko.example/order/9',
  currency: 'IDR',
  line_items,
  fulfillment: {},
  adjustments: [refund],
  totals: totals(249_000),
})
const aCheckout = (capabilities) => ({
  ucp: { version, status: 'success', capabilities, payment_handlers: {} },
  id: '8',
  currency: 'IDR',
  line_items: [{ id: '1', item, quantity: 1, totals: totals(249_000) }],
  status: 'ready_for_complete',
  totals: totals(249_000),
  links: [],
  context: { language: 'id' },
  signals: { 'dev.ucp.user_agent': 'agent' },
})
const option = {
  id: 'jne-reg',
  title: 'JNE REG',
  totals: [{ type: 'total', amount: 18_000 }],
  earliest_fulfillment_time: '2026-12-03T00:00:00+07:00',
}

/** The paths that a schema rejects. */
const rejected = (schema, document) => schema.safeParse(document).error?.issues.map(({ path }) => path.join('.')) ?? []
const seen = {
  import: await import('@ucp-js/sdk').then(() => 'works', ({ code }) => code),
  profile: rejected(sdk.UcpDiscoveryProfileSchema, profile),
  'profile of 2026-01-11': rejected(sdk.UcpDiscoveryProfileSchema, firstProfile),
  checkout: rejected(sdk.CheckoutResponseSchema, aCheckout(asObject)),
  'checkout, array': rejected(sdk.CheckoutResponseSchema, aCheckout(asArray)),
  order: rejected(sdk.OrderSchema, anOrder(asObject, [kept])),
  'order, array': rejected(sdk.OrderSchema, anOrder(asArray, [kept])),
  'returned line, array': rejected(sdk.OrderSchema, anOrder(asArray, [returned])),
}
const read = sdk.OrderSchema.parse(anOrder(asArray, [kept]))
const readOption = JSON.parse(JSON.stringify(sdk.FulfillmentOptionResponseSchema.parse(option)))
const readCheckout = sdk.CheckoutResponseSchema.parse(aCheckout(asArray))
console.dir({ ...seen, adjustments: read.adjustments, lines: read.line_items, option: readOption }, { depth: null })

assert.deepEqual(seen, {
  import: 'ERR_MODULE_NOT_FOUND',
  profile: ['ucp.capabilities', 'ucp.services.dev.ucp.shopping'],
  'profile of 2026-01-11': [],
  checkout: ['ucp.capabilities'],
  'checkout, array': [],
  order: ['ucp.capabilities'],
  'order, array': [],
  'returned line, array': ['line_items.0.status'],
})
const { totals: amounts, occurred_at, ...others } = refund
assert.deepEqual(read.adjustments, [{ ...others, occurred_at: new Date(occurred_at) }])
assert.equal(amounts[0].amount, -249_000)
assert.deepEqual(read.line_items[0].quantity, { total: 1, fulfilled: 1 })
assert.equal(Object.hasOwn(read, 'label'), false)
assert.deepEqual([readCheckout.context, readCheckout.signals], [{ language: 'id' }, { 'dev.ucp.user_agent': 'agent' }])
assert.equal(readOption.earliest_fulfillment_time, '2026-12-02T17:00:00.000Z')
console.log('As described.')
SCRIPT
node run.mjs
