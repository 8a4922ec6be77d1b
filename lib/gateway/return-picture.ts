import 'server-only'
import type { NextRequest } from 'next/server'
import { sessionIsGone } from '#lib/api/failure.ts'
import { callBackend } from '#lib/api/server.ts'
import { pictureNumber } from '#lib/contract/returns.ts'
import { callerOf } from '#lib/gateway/caller.ts'
import { failureResponse } from '#lib/gateway/failure-response.ts'
import { serveRead } from '#lib/gateway/serve-read.ts'
import { parseId } from '#lib/rules/codes.ts'
import { readOrderToken } from '#lib/session/order-cookie.ts'
import { errorsMessages } from '#messages/errors.ts'

const missing = { status: 404, code: 'NOT_FOUND', message: errorsMessages.notFound } as const

/** The picture in Base64; null when the request names none. Throws ApiError. */
async function load(request: NextRequest): Promise<string | null> {
  const query = request.nextUrl.searchParams
  const number = pictureNumber.safeParse(query.get('number'))
  if (!number.success) return null
  if (!query.has('id')) {
    const order_token = await readOrderToken(request.cookies)
    if (order_token === null) return null
    const body = { order_token, number: number.data }
    return (await callBackend('POST order-return-picture', { body })).picture
  }
  const id = parseId(query.get('id') ?? '')
  if (id === null) return null
  const caller = await callerOf(request, 'customer')
  if (!caller.token) throw sessionIsGone('GET user/order-return-picture')
  const asked = { query: { id, number: number.data } }
  return (await callBackend('GET user/order-return-picture', asked, caller)).picture
}

/** Responds with a picture to the buyer who sent it: of one of the customer's orders, or of the one that this browser has opened. */
export const respondWithReturnPicture = (request: NextRequest): Promise<Response> =>
  serveRead(request, {
    call: 'GET return-picture',
    load: async (traceId) => {
      const picture = await load(request)
      if (picture === null) return failureResponse(missing, traceId)
      return new Response(Buffer.from(picture, 'base64'), {
        headers: {
          'Content-Type': 'image/jpeg',
          'Cache-Control': 'private, no-store',
          'X-Content-Type-Options': 'nosniff',
          'Content-Disposition': 'inline; filename="picture.jpg"',
        },
      })
    },
  })
