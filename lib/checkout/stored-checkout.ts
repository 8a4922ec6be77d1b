import type { BuyerDetails } from '@etalase/contract/checkout.ts'
import type { SealedDrafts } from '@etalase/contract/sealed-drafts.ts'
import { fetchSealedDraft, forgetSealedDraft, sendSealedDraft } from '#lib/api/sealed-drafts.ts'
import { checkoutKeys } from '#lib/browser/checkout-keys.ts'
import { readStored, removeStored, writeStored } from '#lib/browser/local-storage.ts'
import type { DeliveryArea } from '#lib/checkout/destination.ts'
import { choicesOf, isNobody, restoreKept } from '#lib/checkout/kept.ts'
import { type CheckoutState, clearedShipping } from '#lib/checkout/state.ts'

const key = checkoutKeys.choices

/**
 * Restores the stored checkout with its draft, or a new one (decisions, Session). Clears shop, method and saved address when the
 * shopper has signed in or out meanwhile; if that is unknown, they stay.
 */
export const restoreCheckout = (isCustomer?: boolean, typed?: BuyerDetails): CheckoutState =>
  restoreKept({ choices: readStored(key), typed }, isCustomer)

/** Stores the choices of the checkout, so they survive reloads and closed tabs. */
export const saveCheckout = (state: CheckoutState): void => writeStored(key, choicesOf(state))

/** Returns the delivery area of the stored checkout. */
export function restoreDeliveryArea(isCustomer: boolean): DeliveryArea {
  const { provinceId, cityId, subdistrictId } = restoreCheckout(isCustomer).address
  return { provinceId, cityId, subdistrictId }
}

/** Stores a delivery area in the checkout. Keeps other choices, but clears a hub and method that a guest has chosen. */
export function saveDeliveryArea(area: DeliveryArea, isCustomer?: boolean): void {
  const checkout = restoreCheckout(isCustomer)
  const hasChosenDelivery = checkout.shippingType === 'ONLINE_DELIVERY' && !checkout.isCustomer
  saveCheckout({
    ...checkout,
    ...(hasChosenDelivery ? clearedShipping : {}),
    address: { ...checkout.address, ...area },
  })
}

/** Removes the stored checkout after its order was placed. */
export function endCheckout(): void {
  removeStored(key)
  endDraft()
}

/** Removes the stored checkout and its draft. */
export function clearCheckout(): void {
  removeStored(key)
  dropDraft()
}

const path = 'checkout-draft'

/** The key for the time of the last draft, which marks that one exists. A sign-out removes it in every tab. */
const marker = checkoutKeys.draft

/** The query key of the stored draft. */
export const draftKey = ['checkout-draft'] as const

/** A pause in typing after which the draft is sent. */
const pauseMs = 600

/** How long a draft may be in flight, and how often a page loaded meanwhile retries. */
const onItsWayMs = 20_000
const fetchPauseMs = 500
const maxFetches = 4

/** The newest draft not yet on the server. */
let unsent: SealedDrafts[typeof path] | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** The draft being sent. */
let onItsWay: SealedDrafts[typeof path] | undefined
let sending: AbortController | undefined

function typedAt(): number | null {
  const stored = readStored(marker)
  return typeof stored === 'number' ? stored : null
}

/** Whether this browser has a stored draft. */
export const hasDraft = (): boolean => typedAt() !== null

/** Returns the stored draft; empty without one. Retries while the last keystrokes before a reload may be in flight. Throws ApiError. */
export async function fetchDraft(): Promise<BuyerDetails> {
  const newest = typedAt()
  if (newest === null) return {}
  for (let fetches = 1; ; fetches++) {
    const kept = await fetchSealedDraft(path)
    const isLate = (kept?.typedAt ?? 0) < newest && Date.now() - newest < onItsWayMs
    if (!isLate || fetches === maxFetches) return kept?.buyer ?? {}
    await new Promise((resolve) => setTimeout(resolve, fetchPauseMs))
  }
}

function stop(): void {
  clearTimeout(timer)
  // Its answer would overwrite the newer draft.
  sending?.abort()
}

/** Sends the newest draft now, if any: leaving the page saves the last keystrokes. */
export async function flushDraft(): Promise<void> {
  const draft = unsent
  // A missing marker means another tab has signed out: this draft must not come back.
  if (!draft || draft === onItsWay || !hasDraft()) return
  stop()
  onItsWay = draft
  sending = new AbortController()
  try {
    await sendSealedDraft(path, draft, sending.signal)
    if (unsent === draft) unsent = undefined
  } catch {
    // The page still has it: the next change, or leaving the page, sends it again.
    if (unsent === draft) console.warn('Could not keep the checkout in this browser')
  } finally {
    if (onItsWay === draft) onItsWay = undefined
  }
}

/** Stores the typed text in a sealed cookie, at the next pause. */
export function keepDraft(buyer: BuyerDetails): void {
  if (!hasDraft() && isNobody(buyer)) return
  unsent = { typedAt: Date.now(), buyer }
  writeStored(marker, unsent.typedAt)
  clearTimeout(timer)
  timer = setTimeout(flushDraft, pauseMs)
}

/** Drops the draft in this page; the answer to the order has removed the cookie (lib/gateway/sealed-drafts.ts). */
function endDraft(): void {
  stop()
  unsent = undefined
  removeStored(marker)
}

/** Drops the draft, in this page and in the cookie. */
function dropDraft(): void {
  const isKept = hasDraft()
  endDraft()
  if (isKept) void forgetSealedDraft(path)
}
