import 'server-only'
import { type NextRequest, NextResponse } from 'next/server'
import { ApiError } from '#lib/api/api-error.ts'
import { logAndMapFailure } from '#lib/api/log-and-map-failure.ts'
import type { DetailsPath } from '#lib/contract/kept-details.ts'
import { crossOriginWrite, failureResponse } from '#lib/gateway/failure-response.ts'
import { limitOwnWrites } from '#lib/gateway/limit-rate.ts'
import { readBody } from '#lib/gateway/read-input.ts'
import { isSameOrigin } from '#lib/gateway/same-origin.ts'
import { currentRequestId } from '#lib/log/request-context.ts'
import {
  detailsSchemas,
  dropDetails,
  keepDetails,
  readDetails,
} from '#lib/session/details-cookies.ts'

const respond = (data: object) =>
  NextResponse.json({ data }, { headers: { 'Cache-Control': 'no-store' } })

async function replace(request: NextRequest, path: DetailsPath): Promise<NextResponse> {
  const call = `PUT ${path}`
  await limitOwnWrites(request, call)
  const parsed = detailsSchemas[path].safeParse(await readBody(request, call))
  if (!parsed.success)
    throw new ApiError({ kind: 'refused', call, status: 400, code: 'INVALID_INPUT' })
  const response = respond({})
  if (await keepDetails(response.cookies, path, parsed.data)) return response
  throw new ApiError({ kind: 'refused', call, status: 413, code: 'PAYLOAD_TOO_LARGE' })
}

function forget(path: DetailsPath): NextResponse {
  const response = respond({})
  dropDetails(response.cookies, path)
  return response
}

async function write(request: NextRequest, path: DetailsPath): Promise<Response> {
  const traceId = currentRequestId()
  if (!isSameOrigin(request.headers)) return failureResponse(crossOriginWrite, traceId)
  try {
    return request.method === 'DELETE' ? forget(path) : await replace(request, path)
  } catch (error) {
    const { method, nextUrl } = request
    const failure = logAndMapFailure({ method, url: nextUrl.pathname, traceId }, error)
    return failureResponse(failure, traceId)
  }
}

/** The handler of a route that keeps details of a shopper in a sealed cookie of their browser: reads, replaces, forgets them. */
export const detailsRoute =
  (path: DetailsPath) =>
  async (request: NextRequest): Promise<Response> =>
    request.method === 'PUT' || request.method === 'DELETE'
      ? write(request, path)
      : respond({ kept: await readDetails(request.cookies, path) })
