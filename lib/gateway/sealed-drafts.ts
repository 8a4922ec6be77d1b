import 'server-only'
import { drafts } from '#lib/actions/checkout-actions.ts'
import type { DraftPath } from '#lib/contract/sealed-drafts.ts'
import { requireOwner } from '#lib/gateway/caller.ts'
import { parseBody, tooLarge } from '#lib/gateway/read-input.ts'
import { respondWithData } from '#lib/gateway/respond.ts'
import type { Handler, Handlers, Visit } from '#lib/gateway/visit.ts'
import type { CookieWriter } from '#lib/session/cookie-jar.ts'
import {
  draftSchemas,
  dropSealedDraft,
  keepSealedDraft,
  readSealedDraft,
} from '#lib/session/sealed-draft-cookies.ts'
import { readSession } from '#lib/session/session.ts'

/**
 * Whose draft it is: that of the checkout is there when the same customer signs in again, that of an order ends with the session.
 * Throws ApiError `refused` (409) for a page that was made for somebody else, also for a customer who has signed out.
 */
async function ownerOf(visit: Visit, path: DraftPath): Promise<string | undefined> {
  const session = await readSession(visit.cookies)
  requireOwner(visit, session, { mayBeUnknown: true })
  return path === 'checkout-draft' ? session?.owner : undefined
}

const read = (path: DraftPath): Handler => ({
  handle: async (visit) => {
    const owner = await ownerOf(visit, path)
    return respondWithData({ kept: await readSealedDraft(visit.cookies, path, owner) })
  },
})

const keep = (path: DraftPath): Handler => ({
  handle: async (visit) => {
    const draft = parseBody(visit.call, draftSchemas[path], visit.given)
    const owner = await ownerOf(visit, path)
    if (!(await keepSealedDraft(visit.cookies, path, draft, owner))) throw tooLarge(visit.call)
    return respondWithData({})
  },
})

const forget = (path: DraftPath): Handler => ({
  handle: async (visit) => {
    await ownerOf(visit, path)
    dropSealedDraft(visit.cookies, path)
    return respondWithData({})
  },
})

/** What keeps the drafts of a shopper in sealed cookies of their browser. */
export const draftHandlers: Handlers = {
  [drafts.readDraft.at]: read('checkout-draft'),
  [drafts.keepDraft.at]: keep('checkout-draft'),
  [drafts.forgetDraft.at]: forget('checkout-draft'),
  [drafts.readBuyer.at]: read('pending-order'),
  [drafts.keepBuyer.at]: keep('pending-order'),
  [drafts.forgetBuyer.at]: forget('pending-order'),
}

/**
 * Removes what was typed in the checkout, in the answer that places the order: the browser leaves for the payment provider
 * at once, and a request for it may never be sent. The buyer stays, for a repeated order.
 */
export const endDraftWithOrder = (cookies: CookieWriter): void =>
  dropSealedDraft(cookies, 'checkout-draft')

/** Removes the buyer of an order in the answer that refuses it: nothing is left to repeat. What was typed stays. */
export const endBuyerWithRefusal = (cookies: CookieWriter): void =>
  dropSealedDraft(cookies, 'pending-order')
