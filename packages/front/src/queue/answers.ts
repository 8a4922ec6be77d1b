import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Told, WaitingPage } from '#queue/waiting-page.ts'
import { queueFor, queuePath } from '#shared/queue.ts'

/** The most characters of an address to return to: the waiting page contains it and stays small. */
const maxNext = 400

/** A path in escaped form. */
const inShop = /^\/(?![/\\])[!-[\]-~]*$/

/** Returns a path of this shop to go on to, or the home page for anything else. */
const safeNext = (path: string | null | undefined): string =>
  path && path.length <= maxNext && inShop.test(path) ? path : '/'

/** Returns the page that a request is for. The queue's own address names it in its query. Drops the hash of Next's router. */
export function nextOf({ url = '' }: IncomingMessage): string {
  const [path = '', search = ''] = url.split('?', 2)
  if (search === '') return path === queuePath ? '/' : safeNext(path)
  const query = new URLSearchParams(search)
  if (path === queuePath) return safeNext(query.get('next'))
  query.delete('_rsc')
  return safeNext(query.size > 0 ? `${path}?${query}` : path)
}

/** Returns the page of this shop from which a form was sent. */
function pageBefore({ headers }: IncomingMessage): string {
  const before = URL.parse(headers.referer ?? '')
  return before && before.host === headers.host ? safeNext(before.pathname + before.search) : '/'
}

const cookieHeader = (cookie: string | null) => (cookie === null ? [] : ['Set-Cookie', cookie])

/** Returns the seconds until the page refreshes: half of the remaining wait, so that it refreshes soon after its turn. */
const again = (seconds: number) => Math.round(Math.min(60, Math.max(2, seconds / 2)))

/** Sends a shopper the current place. */
export function sendPlace(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  page: WaitingPage,
  { told, cookie }: { told: Told; cookie: string | null },
): void {
  const seconds = told.kind === 'noPlace' ? 5 : again(told.seconds)
  const path = queueFor(nextOf(request))
  const html = page.html(told, path)
  const own = [
    'Refresh',
    `${seconds};url=${path}`,
    'Content-Length',
    String(Buffer.byteLength(html)),
  ]
  response.writeHead(200, [...page.headers, ...own, ...cookieHeader(cookie)])
  response.end(html)
}

/** Redirects to a page, with `no-store`. */
export function sendOn(response: ServerResponse, next: string, cookie: string | null): void {
  const headers = ['Location', next, 'Cache-Control', 'no-store', 'Content-Length', '0']
  response.writeHead(303, [...headers, ...cookieHeader(cookie)])
  response.end()
}

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/

/** Refuses a request that is not for a page: a program's call as JSON, a form with a redirect to the queue. */
export function refuse(
  request: IncomingMessage,
  response: ServerResponse,
  { message, isForPrograms }: { message: string; isForPrograms: boolean },
): void {
  const isForm = form.test(request.headers['content-type'] ?? '')
  if (isForm || !isForPrograms) {
    sendOn(response, queueFor(pageBefore(request)), null)
    return
  }
  const body = JSON.stringify({ error: { message, code: 'QUEUED' } })
  response.writeHead(429, [
    ...['Content-Type', 'application/json', 'Cache-Control', 'no-store', 'Retry-After', '5'],
    ...['X-Content-Type-Options', 'nosniff', 'Content-Length', String(Buffer.byteLength(body))],
  ])
  response.end(body)
}

/** Redirects requests for the queue's address when there is no queue. Returns whether it has answered. */
export function leadOn(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url?.split('?', 1)[0] !== queuePath) return false
  sendOn(response, nextOf(request), null)
  return true
}
