import type { Client } from '#client.ts'

const wording = 'Ticked by the conformance suite: updates to … by WhatsApp'
const nowhere = 2_147_483_647

/** Returns the fields that request updates by WhatsApp; empty for a backend without them. */
export async function wantedUpdates(client: Client) {
  const { has_whatsapp_updates } = await client.request('POST checkout')
  return has_whatsapp_updates ? { whatsapp_phone: '+6281234567890', whatsapp_wording: wording } : {}
}

/** Checks that the consent of a guest's order is stored, and that the call to stop it is idempotent. */
export async function checkGuestUpdates(
  client: Client,
  { order_token, isWanted }: { order_token: string; isWanted: boolean },
): Promise<void> {
  const call = 'POST order-updates-stop'
  if (!isWanted) return client.report.notOffered(call)
  const open = async () =>
    (await client.request('POST order-by-token', { order_token })).user_order.whatsapp_updates
  const given = await open()
  const isKept = given?.wording === wording && !given.withdrawn_at
  client.report.check(call, 'whatsapp_updates', isKept, 'is not the consent that was sent')
  await client.request(call, { order_token })
  const first = (await open())?.withdrawn_at
  await client.request(call, { order_token })
  const isEnded = Boolean(first) && (await open())?.withdrawn_at === first
  client.report.check(
    call,
    'whatsapp_updates',
    isEnded,
    'has no end time, or a different one each time',
  )
  const forged = { input: { order_token: `${order_token.slice(0, -3)}AAA` } }
  await client.expectError(call, 'a forged token', [400], forged)
}

/** Checks that customers can stop the updates of their own orders only. */
export async function checkCustomerUpdates(client: Client, id: number): Promise<void> {
  const call = 'POST user/order-updates-stop'
  const stopped = await client.requestOptional(call, { id })
  if (!stopped) return
  const none = { input: { id: nowhere } }
  await client.expectError(call, 'an order that does not exist', [404], none)
}
