import { z } from 'zod'
import { sendDetails } from '#lib/api/kept-details.ts'
import { readStored, removeStored } from '#lib/browser/local-storage.ts'
import { hasOldDetails } from '#lib/browser/old-details.ts'
import { buyerOf, isNobody, splitOrder } from '#lib/checkout/buyer.ts'
import { sendDraft } from '#lib/checkout/draft.ts'
import { savePendingOrder } from '#lib/checkout/pending-order.ts'
import { initialCheckout } from '#lib/checkout/state.ts'
import { restoreCheckout, saveCheckout } from '#lib/checkout/stored-checkout.ts'
import { checkoutEndpoints } from '#lib/contract/checkout.ts'

const typed = z.string().catch('')

const oldCheckout = z.object({
  address: z.object({ recipientName: typed, recipientPhone: typed, street: typed, notes: typed }),
  email: typed,
  notes: typed,
})

const oldOrder = z.object({
  key: z.string(),
  body: checkoutEndpoints['POST checkout-trx'].body,
  total: z.number(),
  sentAt: z.number(),
  billNo: z.string().optional(),
})

async function moveCheckout(): Promise<void> {
  const { data: old } = oldCheckout.safeParse(readStored('checkout'))
  if (!old) return
  const address = { ...initialCheckout.address, ...old.address }
  const buyer = buyerOf({ ...initialCheckout, ...old, address })
  if (!isNobody(buyer)) await sendDraft(buyer)
  saveCheckout(restoreCheckout())
}

async function moveOrder(): Promise<void> {
  const { data: old } = oldOrder.safeParse(readStored('pending-order'))
  if (!old) return removeStored('pending-order')
  const { buyer } = splitOrder(old.body)
  const hasBuyer = !isNobody(buyer)
  if (hasBuyer) await sendDetails('pending-order', { key: old.key, buyer })
  savePendingOrder({ ...old, hasBuyer })
}

let moving: Promise<void> | undefined

async function move(): Promise<void> {
  try {
    await moveCheckout()
    if (hasOldDetails()) await moveOrder()
  } finally {
    moving = undefined
  }
}

/**
 * Moves what earlier versions kept of a guest in localStorage into the sealed cookies, and removes it there. Throws
 * ApiError, and nothing is lost: it stays until the next call.
 */
export function moveOldDetails(): Promise<void> {
  if (!hasOldDetails()) return Promise.resolve()
  moving ??= move()
  return moving
}
