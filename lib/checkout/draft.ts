import { fetchDetails, forgetDetails, sendDetails } from '#lib/api/kept-details.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import { isNobody } from '#lib/checkout/buyer.ts'
import type { BuyerDetails } from '#lib/contract/checkout.ts'

const path = 'checkout-draft'

/** Says that there is a draft to fetch; it goes with a sign-out, in every tab. */
const marker = 'checkout-draft'

/** A pause in typing after which the draft is sent, in milliseconds. */
const pauseMs = 600

/** The newest draft that the server does not have yet. */
let unsent: BuyerDetails | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let sending: AbortController | undefined

/** Whether a draft of this browser is kept. */
export const hasDraft = (): boolean => readStored(marker) === true

/** What the shopper has typed before; empty when nothing is kept. Throws ApiError. */
export async function fetchDraft(): Promise<BuyerDetails> {
  if (!hasDraft()) return {}
  return (await fetchDetails(path))?.buyer ?? {}
}

/** Keeps a draft. Throws ApiError. */
export async function sendDraft(buyer: BuyerDetails, signal?: AbortSignal): Promise<void> {
  await sendDetails(path, { buyer }, signal)
  writeStored(marker, true)
}

function stop(): void {
  clearTimeout(timer)
  // Its answer would put an older draft in the place of the newer one.
  sending?.abort()
}

/** Sends the newest draft now, if there is one: when the page is left, the last keystrokes go with it. */
export async function flushDraft(): Promise<void> {
  const buyer = unsent
  // Another tab has signed out: what is typed here must not come back.
  if (!buyer || !hasDraft()) return
  stop()
  sending = new AbortController()
  try {
    await sendDetails(path, { buyer }, sending.signal)
    if (unsent === buyer) unsent = undefined
  } catch {
    // The page still has it, and the next change or leaving the page sends it again.
    if (unsent === buyer) console.warn('Could not keep the checkout in this browser')
  }
}

/** Keeps what the shopper has typed, sealed in a cookie, at the next pause. */
export function keepDraft(buyer: BuyerDetails): void {
  if (!hasDraft() && isNobody(buyer)) return
  writeStored(marker, true)
  unsent = buyer
  clearTimeout(timer)
  timer = setTimeout(flushDraft, pauseMs)
}

/** Forgets what was typed. */
export function dropDraft(): void {
  stop()
  unsent = undefined
  if (!hasDraft()) return
  removeStored(marker)
  void forgetDetails(path)
}
