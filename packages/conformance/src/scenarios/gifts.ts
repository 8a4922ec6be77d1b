import type { SentOrder } from '@etalase/contract/order.ts'
import type { Client } from '#client.ts'

const message = 'Written by the conformance suite'

/** Returns the gift fields of an order; empty for a backend without gift options. */
export async function wantedGift(client: Client) {
  const { has_gift_options } = await client.request('POST checkout')
  return has_gift_options ? { gift_message: message, hide_prices: true } : {}
}

/** Checks that the order has the requested gift fields. */
export function checkGift({ report }: Client, { gift_message, hide_prices }: SentOrder): void {
  const call = 'POST checkout-trx'
  if (!gift_message && !hide_prices) {
    report.notOffered(call, 'gift_message')
    return
  }
  const isKept = gift_message === message && hide_prices === true
  report.check(call, 'gift_message', isKept, 'is not what was sent')
}
