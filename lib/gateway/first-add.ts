import 'server-only'
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { NextRequest } from 'next/server'
import { shopperAddress } from '#lib/gateway/limit-rate.ts'
import { sendAgain } from '#lib/gateway/redirect.ts'

/** Longer than an answer takes to a phone on 2G. */
const arrivalMs = 3_000

interface FirstAdd {
  running: Promise<unknown>
  /** Milliseconds since 1970. */
  endedAt?: number
}

/** The newest first add of each browser, as far as it can be told: many on a mobile network look alike. */
const firstAdds = new LRUCache<string, FirstAdd>({ max: 10_000 })

const isOnItsWay = ({ endedAt }: FirstAdd): boolean =>
  endedAt === undefined || Date.now() - endedAt < arrivalMs

const browserKey = ({ headers }: NextRequest): string =>
  hash('sha256', `${shopperAddress(headers)} ${headers.get('user-agent')}`, 'base64url')

/** In the address of a form that has been sent once more. */
const againName = 'again'

/**
 * Runs the first add of a browser without a device id, which makes one. Of two plain forms at once each would make its own,
 * with its own cart. So while another one runs or its answer is on its way, the browser is told to send the form once more: if
 * it is the same browser, it has got the device id by then. One that comes again without it is somebody else's.
 */
export async function runFirstAdd(
  request: NextRequest,
  add: () => Promise<Response>,
): Promise<Response> {
  const { pathname, searchParams } = request.nextUrl
  const query = new URLSearchParams(searchParams)
  const key = browserKey(request)
  const before = firstAdds.get(key)
  if (before && isOnItsWay(before) && !query.has(againName)) {
    await before.running.catch(() => {})
    query.set(againName, '1')
    return sendAgain(`${pathname}?${query}`)
  }
  const running = add()
  const current: FirstAdd = { running }
  firstAdds.set(key, current)
  try {
    return await running
  } finally {
    current.endedAt = Date.now()
  }
}
