import { randomBytes } from 'node:crypto'
import { missingPageHeader } from '@etalase/front/shared/missing-page-header.ts'
import { plainPageHeader } from '@etalase/front/shared/plain-page-header.ts'
import type { RouteKind } from '@etalase/front/shared/route.ts'
import { type NextRequest, NextResponse } from 'next/server'
import { landingCategoryOf } from '#lib/catalogue/landing.ts'
import { canExist, isPerRequest, wholeList } from '#lib/catalogue/list-filter.ts'
import { listKey } from '#lib/catalogue/list-query.ts'
import { readFilter } from '#lib/catalogue/read-filter.ts'
import { buyNowParameter, readBuyNow, stepsPath, withBuyNow } from '#lib/checkout/urls.ts'
import { canonicalPath } from '#lib/config/canonical-path.ts'
import { isCollection } from '#lib/config/collections.ts'
import { contentPolicy } from '#lib/config/content-policy.ts'
import { env } from '#lib/config/env.ts'
import { withNext } from '#lib/config/next-path.ts'
import { findRoute, formPages, type KnownRoute, type RoutePath } from '#lib/config/routes.ts'
import { listExists, productExists } from '#lib/pages/page-exists.ts'
import { isByPage, resultByPage } from '#lib/payment/result-by-page.ts'
import { expiredAddressDraft } from '#lib/session/address-draft.ts'
import { expiredFlashCookie, type FormPage, hasFlash } from '#lib/session/flash.ts'
import { readReturnPath } from '#lib/session/return-path.ts'
import { readToken } from '#lib/session/session.ts'
import { noticeParameter, readHomeNotice } from '#lib/session/session-ended.ts'

/** Answers a request for a page. `route` is undefined for a path below a folder of pages that matches no route. */
type Answer = (
  request: NextRequest,
  route: KnownRoute | undefined,
) => NextResponse | Promise<NextResponse>

/** The path of a page's version for browsers that run no script; null if the page needs none. */
const plainPages: Partial<Record<RoutePath, (query: URLSearchParams) => string | null>> = {
  '/checkout': (query) => withBuyNow(stepsPath, readBuyNow(query.get(buyNowParameter))),
  '/payment/response': (query) => (isByPage(query) ? null : resultByPage(query)),
}

/**
 * Lets Next render the page for this request. Its scripts, if any, carry the nonce of the Content-Security-Policy, which Next reads from
 * the request (docs/decisions/019). The route's row decides whether its forms may post to the payment provider. Windows of other sites keep
 * no handle on the page; on cached pages that header would delay the first paint (docs/decisions/019).
 */
function renderPage(request: NextRequest, route: KnownRoute | undefined): NextResponse {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const pays = route?.pays || route?.kind === 'payment'
  const formTarget = pays ? new URL(env.paymentUrl).origin : ''
  const nonce = `'nonce-${randomBytes(16).toString('base64')}' 'strict-dynamic'`
  const scripts = route?.withoutScripts ? null : nonce
  const { pictureOrigins, analyticsOrigins } = env
  const origins = scripts === null ? {} : analyticsOrigins
  const policy = contentPolicy({ scripts, formTarget, pictureOrigins, ...origins })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  const plainPage = route && plainPages[route.path]?.(request.nextUrl.searchParams)
  if (plainPage) response.headers.set(plainPageHeader, plainPage)
  return response
}

/** Pages that show the flash of the page above them. */
const flashAbove: Partial<Record<RoutePath, FormPage>> = {
  '/account/orders/[id]': '/account/orders',
  '/account/orders/[id]/return': '/account/orders',
  '/account/orders/[id]/review': '/account/orders',
  '/order/return': '/order',
  '/order/review': '/order',
  '/account/shipping-address/new': '/account/shipping-address',
  '/account/shipping-address/[id]': '/account/shipping-address',
}

/** Renders a page for one shopper. Deletes its flash cookie, so that the message shows only once. */
function renderOwnPage(request: NextRequest, route: KnownRoute | undefined): NextResponse {
  const response = renderPage(request, route)
  const path = route && (flashAbove[route.path] ?? route.path)
  const page = formPages.find((formPage) => formPage === path)
  // `response.cookies` would also remove the cookie from this request before the page reads it.
  if (page && hasFlash(request.cookies, page))
    response.headers.append('Set-Cookie', expiredFlashCookie(page))
  return response
}

const withheld = [
  'authorization',
  'content-security-policy',
  'content-security-policy-report-only',
  'cookie',
]

/** Seconds for which a page rendered for one request is shared: half of its data's cache lifetime. */
const sharedForSeconds = 30

/** Passes a page that is the same for everyone to Next, without headers that identify the client or carry a policy. */
function nextForEveryone(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  for (const name of withheld) headers.delete(name)
  return NextResponse.next({ request: { headers } })
}

/**
 * Lets Next render a page per request that is the same for everyone. packages/front finishes it like a prerendered page
 * (docs/decisions/046), so it needs no nonce.
 */
function renderSharedPage(request: NextRequest): NextResponse {
  const response = nextForEveryone(request)
  response.headers.set('Cache-Control', `s-maxage=${sharedForSeconds}`)
  return response
}

/** Returns a 404 before rendering. packages/front/src/gate/failure-pages.ts replaces its document with a page. */
const missing = (): NextResponse =>
  new NextResponse('<!DOCTYPE html><html id="__next_error__"></html>', {
    status: 404,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      [missingPageHeader.name]: missingPageHeader.value,
    },
  })

/** Rewrites a list to its prerendered page. A search is rendered per request, and a narrowed list is rendered and shared briefly. */
const rewriteList: Answer = async (request, route) => {
  const filter = readFilter(request.nextUrl.searchParams)
  if (!canExist(filter)) return missing()
  if (filter.search !== undefined) return renderPage(request, route)
  if (!(await listExists(isPerRequest(filter) ? wholeList(filter) : filter))) return missing()
  if (isPerRequest(filter)) return renderSharedPage(request)
  const target = request.nextUrl.clone()
  target.pathname = `/list/${listKey(filter)}`
  target.search = ''
  return NextResponse.rewrite(target)
}

async function requireProduct(request: NextRequest): Promise<NextResponse> {
  const [, , id = ''] = request.nextUrl.pathname.split('/')
  return (await productExists(id)) ? nextForEveryone(request) : missing()
}

function requireCollection({ nextUrl }: NextRequest): NextResponse {
  return isCollection(nextUrl.pathname.split('/')[2] ?? '') ? NextResponse.next() : missing()
}

/** Rewrites landing pages: all except men's show women's (spec §2), so their URLs share one page. */
function rewriteLanding({ nextUrl }: NextRequest): NextResponse {
  const target = nextUrl.clone()
  target.pathname = `/shop/${landingCategoryOf(nextUrl.pathname.split('/')[2] ?? '')}`
  return NextResponse.rewrite(target)
}

/** Rewrites a notice of the home page to its own page, so that the home page contains no notice texts. */
function rewriteHome({ nextUrl }: NextRequest): NextResponse {
  const notice = readHomeNotice(nextUrl.searchParams.get(noticeParameter))
  if (notice === null) return NextResponse.next()
  const target = nextUrl.clone()
  target.pathname = `/notice/${notice}`
  target.search = ''
  return NextResponse.rewrite(target)
}

/** Redirects a guest to the sign-in, and back afterwards. Each account page also checks the session itself. */
const requireSession: Answer = async (request, route) => {
  const { pathname, search } = request.nextUrl
  if ((await readToken(request.cookies)) !== null) return renderOwnPage(request, route)
  return NextResponse.redirect(new URL(withNext('/sign-in', pathname + search), request.nextUrl))
}

/** Answers the address list. Leaving a form for the list discards its draft, as with scripts. */
const leaveAddressForm: Answer = async (request, route) => {
  const response = await requireSession(request, route)
  for (const cookie of expiredAddressDraft(request.cookies))
    response.headers.append('Set-Cookie', cookie)
  return response
}

/** Redirects a signed-in customer away from the sign-in forms. */
const redirectSignedIn: Answer = async (request, route) => {
  if ((await readToken(request.cookies)) === null) return renderOwnPage(request, route)
  const next = readReturnPath(request.cookies, request.nextUrl.searchParams.get('next'))
  return NextResponse.redirect(new URL(next, request.nextUrl))
}

/** Redirects the internal path of a prerendered list. */
const redirectToProducts: Answer = ({ nextUrl }) =>
  NextResponse.redirect(new URL('/products', nextUrl), 308)

/** Routes with their own rules. */
const byPath: Partial<Record<RoutePath, Answer>> = {
  '/': rewriteHome,
  '/products': rewriteList,
  '/list/[key]': redirectToProducts,
  '/product/[id]': requireProduct,
  '/collections/[slug]': requireCollection,
  '/shop/[category]': rewriteLanding,
  '/sign-in': redirectSignedIn,
  '/sign-up': redirectSignedIn,
  '/account/shipping-address': leaveAddressForm,
}

/** Answers for all other routes, by kind. */
const byKind: Partial<Record<RouteKind, Answer>> = {
  form: renderOwnPage,
  personal: requireSession,
  payment: renderOwnPage,
  // The text of a page. Its handler decides whether the page exists.
  file: nextForEveryone,
}

export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  const route = findRoute(pathname)
  // Don't reveal to guests which pages exist below the account.
  if (!route && pathname.startsWith('/account/')) return requireSession(request, route)
  const canonical = route && canonicalPath(route.path, pathname)
  if (canonical) return NextResponse.redirect(new URL(canonical + search, request.nextUrl), 308)
  // A POST from the payment provider or a mailbox provider, which a page can't handle.
  if (request.method === 'POST' && route?.postsTo)
    return NextResponse.rewrite(new URL(route.postsTo + search, request.nextUrl))
  const answer = (route && (byPath[route.path] ?? byKind[route.kind])) ?? redirectToProducts
  return answer(request, route)
}

/** Written out because Next reads it at build time. tests/unit/middleware.test.ts compares it with the table. */
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/',
    '/products',
    '/list/:path*',
    '/product/:id',
    '/collections/:slug',
    '/shop/:category',
    '/checkout',
    '/checkout/steps',
    '/payment/response',
    '/account/:path*',
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/confirm-email',
    '/cart',
    '/cart/add',
    '/stock-alert',
    '/order',
    '/order/offered',
    '/order/pickup',
    '/order/invoice',
    '/order/return',
    '/order/review',
    '/reviews',
  ],
}
