import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Told, WaitingPage } from '#queue/waiting-page.ts'
import { queueFor, queuePath } from '#shared/queue.ts'

/** Characters of an address to which the queue leads: the page that names it stays small. */
const maxNext = 400

/** As it stands in addresses, where other characters are escaped. */
const inShop = /^\/(?![/\\])[!-[\]-~]*$/

/** A path of this shop to go on to; the home page for anything else. */
const safeNext = (path: string | null | undefined): string =>
  path && path.length <= maxNext && inShop.test(path) ? path : '/'

/** The page that a request is for; that of the queue itself is named in its query. The hash of Next's router is not part of it. */
export function nextOf({ url = '' }: IncomingMessage): string {
  const [path = '', search = ''] = url.split('?', 2)
  if (search === '') return path === queuePath ? '/' : safeNext(path)
  const query = new URLSearchParams(search)
  if (path === queuePath) return safeNext(query.get('next'))
  query.delete('_rsc')
  return safeNext(query.size > 0 ? `${path}?${query}` : path)
}

/** The page of this shop from which a form was sent. */
function pageBefore({ headers }: IncomingMessage): string {
  const before = URL.parse(headers.referer ?? '')
  return before && before.host === headers.host ? safeNext(before.pathname + before.search) : '/'
}

const cookieHeader = (cookie: string | null) => (cookie === null ? [] : ['Set-Cookie', cookie])

/** Seconds until the page looks again: half of what is left, so that it comes soon after its turn. */
const again = (seconds: number) => Math.round(Math.min(60, Math.max(2, seconds / 2)))

/** Tells a shopper what place there is. */
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

/** Leads on to a page, and never again by itself. */
export function sendOn(response: ServerResponse, next: string, cookie: string | null): void {
  const headers = ['Location', next, 'Cache-Control', 'no-store', 'Content-Length', '0']
  response.writeHead(303, [...headers, ...cookieHeader(cookie)])
  response.end()
}

const form = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)/

/** Refuses what is no page: a program's call as JSON, a form by the way to the queue. */
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

/** Answers at the address of the queue when there is none: leads on. Gives whether it has answered. */
export function leadOn(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.url?.split('?', 1)[0] !== queuePath) return false
  sendOn(response, nextOf(request), null)
  return true
}
