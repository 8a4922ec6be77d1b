import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { placeOrderCall } from '#lib/api/place-order.ts'
import type { DraftPath } from '#lib/contract/sealed-drafts.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitOwnWrites } from '#lib/gateway/limit-rate.ts'
import { mayHaveHappened } from '#lib/gateway/log-request-failure.ts'
import { parseBody, readBody, tooLarge } from '#lib/gateway/read-input.ts'
import { requireOwner } from '#lib/gateway/require-owner.ts'
import { serveRead } from '#lib/gateway/serve-read.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
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
async function ownerOf(request: NextRequest, path: DraftPath): Promise<string | undefined> {
  const session = await readSession(request.cookies)
  requireOwner(request, session, { mayBeUnknown: true })
  return path === 'checkout-draft' ? session?.owner : undefined
}

const respond = (data: object) =>
  NextResponse.json({ data }, { headers: { 'Cache-Control': 'no-store' } })

async function replace(request: NextRequest, path: DraftPath): Promise<NextResponse> {
  const call = `PUT ${path}`
  await limitOwnWrites(request, call)
  const draft = parseBody(call, draftSchemas[path], await readBody(request, call))
  const response = respond({})
  const owner = await ownerOf(request, path)
  if (await keepSealedDraft(response.cookies, path, draft, owner)) return response
  throw tooLarge(call)
}

async function forget(request: NextRequest, path: DraftPath): Promise<NextResponse> {
  await limitOwnWrites(request, `DELETE ${path}`)
  await ownerOf(request, path)
  const response = respond({})
  dropSealedDraft(response.cookies, path)
  return response
}

const write = (request: NextRequest, path: DraftPath): Promise<Response> =>
  handleOwnWrite(
    request,
    () => (request.method === 'DELETE' ? forget : replace)(request, path),
    (failure) => failureResponse(failure, currentRequestId()),
  )

const read = (request: NextRequest, path: DraftPath): Promise<Response> =>
  serveRead(request, {
    call: `GET ${path}`,
    load: async () => {
      const owner = await ownerOf(request, path)
      return respond({ kept: await readSealedDraft(request.cookies, path, owner) })
    },
  })

/** The handler of a route that keeps a draft of a shopper in a sealed cookie of their browser: reads, replaces, forgets it. */
export const sealedDraftRoute =
  (path: DraftPath) =>
  async (request: NextRequest): Promise<Response> =>
    request.method === 'PUT' || request.method === 'DELETE'
      ? write(request, path)
      : read(request, path)

/**
 * Removes what was typed in the checkout, in the answer that places the order: the browser leaves for the payment provider
 * at once, and a request for it may never be sent. The buyer stays, for a repeated order.
 */
export function endDraftWithOrder(call: string, cookies: CookieWriter): void {
  if (call === placeOrderCall) dropSealedDraft(cookies, 'checkout-draft')
}

/** Removes the buyer of an order in the answer that refuses it: nothing is left to repeat. What was typed stays. */
export function endBuyerWithRefusal(call: string, error: unknown, cookies: CookieWriter): void {
  if (call === placeOrderCall && !mayHaveHappened(error)) dropSealedDraft(cookies, 'pending-order')
}
