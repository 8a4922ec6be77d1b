import 'server-only'
import type { DraftPath } from '@etalase/contract/sealed-drafts.ts'
import { drafts } from '#lib/actions/checkout-actions.ts'
import { requireOwner } from '#lib/gateway/guards.ts'
import { parseBody, tooLarge } from '#lib/gateway/read-input.ts'
import { respondWithData } from '#lib/gateway/respond.ts'
import type { Handler, Handlers, Visit } from '#lib/gateway/visit.ts'
import {
  draftSchemas,
  dropSealedDraft,
  keepSealedDraft,
  readSealedDraft,
} from '#lib/session/sealed-draft-cookies.ts'
import { readSession } from '#lib/session/session.ts'

/**
 * Returns the owner of a draft: a checkout draft is there when the same customer signs in again, an order's ends with the session.
 * Throws ApiError `refused` (409) for a page made for another customer, even after that customer signed out.
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

/** Keeps a shopper's drafts in sealed cookies of their browser. */
export const draftHandlers: Handlers = {
  [drafts.readDraft.at]: read('checkout-draft'),
  [drafts.keepDraft.at]: keep('checkout-draft'),
  [drafts.forgetDraft.at]: forget('checkout-draft'),
  [drafts.readBuyer.at]: read('pending-order'),
  [drafts.keepBuyer.at]: keep('pending-order'),
  [drafts.forgetBuyer.at]: forget('pending-order'),
}
