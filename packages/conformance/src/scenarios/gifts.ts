import type { SentOrder } from '@etalase/contract/order.ts'
import type { Client } from '#client.ts'

const message = 'Written by the conformance suite'

/** What an order of a present says; nothing to a backend that offers none. */
export async function wantedGift(client: Client) {
  const { has_gift_options } = await client.request('POST checkout')
  return has_gift_options ? { gift_message: message, hide_prices: true } : {}
}

/** The order has what was wished. */
export function checkGift({ report }: Client, { gift_message, hide_prices }: SentOrder): void {
  const call = 'POST checkout-trx'
  if (!gift_message && !hide_prices) {
    report.notOffered(call, 'gift_message')
    return
  }
  const isKept = gift_message === message && hide_prices === true
  report.check(call, 'gift_message', isKept, 'is not what was sent')
}
