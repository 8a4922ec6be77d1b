import 'server-only'
import type { NextRequest } from 'next/server'
import { type Failure, sessionIsGone } from '#lib/api/failure.ts'
import type { Access } from '#lib/contract/endpoint.ts'
import { callerOf, type ShopperCaller } from '#lib/gateway/caller.ts'
import { handleOwnWrite } from '#lib/gateway/handle-own-write.ts'
import { limitByAddress } from '#lib/gateway/limit-rate.ts'
import { readBody } from '#lib/gateway/read-input.ts'

/** The call that a form leads to, and who makes it. */
interface Sent {
  /** Its limits are those of this name (rate-limits.ts). */
  call: string
  access: Access
  /** It stands on pages that are the same for everyone, so it acts for whoever is signed in. */
  fromSharedPage?: boolean
  /** A guest may send it, to be led to the sign-in. */
  mayBeGuest?: boolean
}

/** A form post that has passed its guards. */
export interface Submission {
  request: NextRequest
  body: unknown
  caller: ShopperCaller
}

interface OwnWrite {
  /** By the body, where a form leads to one of several calls. */
  sends: Sent | ((body: unknown) => Sent)
  handle: (submission: Submission) => Promise<Response>
  /** Responds to a failure; `body` is empty when it was not read. */
  refuse: (
    failure: Failure,
    refused: { error: unknown; body: unknown },
  ) => Promise<Response> | Response
}

/**
 * Serves a form of one of our own pages. The guards come in one order: the origin, the size and form of the body, the limits of
 * the address, the owner of the page, the session. What was typed is there for the answer to a refusal by each of the last three.
 */
export function serveWrite(
  request: NextRequest,
  { sends, handle, refuse }: OwnWrite,
): Promise<Response> {
  let body: unknown = {}
  const submit = async () => {
    body = await readBody(request, `POST ${request.nextUrl.pathname}`)
    const { call, access, mayBeGuest, ...page } = typeof sends === 'function' ? sends(body) : sends
    await limitByAddress(request, call)
    const caller = await callerOf(request, access, page)
    if (access === 'customer' && !caller.token && !mayBeGuest) throw sessionIsGone(call)
    return handle({ request, body, caller })
  }
  return handleOwnWrite(request, submit, (failure, error) => refuse(failure, { error, body }))
}
