import 'server-only'
import type { NextRequest } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import type { Failure } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { endpoints } from '#lib/contract/endpoints.ts'
import { fieldText } from '#lib/gateway/read-input.ts'
import { redirectWithFlash } from '#lib/gateway/redirect.ts'
import { serveWrite } from '#lib/gateway/serve-write.ts'
import { confirmEmailMessages } from '#messages/confirm-email.ts'

const page = '/confirm-email'
const call = 'POST auth/confirm-email'

/** The token in a form. Throws ApiError `refused` when there is none. */
function readToken(form: unknown): string {
  const body = endpoints[call].body.safeParse(form)
  if (body.success) return body.data.token
  const shopperMessage = confirmEmailMessages.noLink
  throw new ApiError({ kind: 'refused', call, status: 400, code: 'LINK_EXPIRED', shopperMessage })
}

/** The page after a refusal: with the link, to press again, unless the link itself is refused. */
function redirectWithRefusal({ code, message }: Failure, error: unknown, token: string) {
  const isMissing = error instanceof ApiError && error.isMissingCall
  const flash = { page, message: isMissing ? confirmEmailMessages.notOffered : message } as const
  const canRepeat = code !== 'LINK_EXPIRED' && token !== ''
  return redirectWithFlash(flash, canRepeat ? `${page}?${new URLSearchParams({ token })}` : page)
}

/** Handles the button that confirms an e-mail address: a plain post, answered by a redirect to its page. */
export const confirmEmail = (request: NextRequest): Promise<Response> =>
  serveWrite(request, {
    sends: { call, access: 'server' },
    handle: async ({ body, caller }) => {
      const token = readToken(body)
      const { message } = await callBackend(call, { body: { token } }, caller)
      return redirectWithFlash({ page, message, isDone: true })
    },
    refuse: (failure, { error, body }) =>
      redirectWithRefusal(failure, error, fieldText(body, 'token')),
  })
