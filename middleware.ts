import { randomBytes } from 'node:crypto'
import { type NextRequest, NextResponse } from 'next/server'
import { landingCategoryOf } from '#lib/catalogue/landing-category.ts'
import { canExist, isPerRequest, readFilter, wholeList } from '#lib/catalogue/list-filter.ts'
import { listKey } from '#lib/catalogue/list-key.ts'
import { isCollection } from '#lib/config/collections.ts'
import { contentPolicy } from '#lib/config/content-policy.ts'
import { env } from '#lib/config/env.ts'
import { listExists, productExists } from '#lib/pages/page-exists.ts'
import { nextPath, withNext } from '#lib/rules/next-path.ts'
import { expiredFlashCookie, formPages, hasFlash } from '#lib/session/flash.ts'
import { readToken } from '#lib/session/session.ts'

/**
 * Lets Next render the page for this request: its scripts carry the nonce of the Content-Security-Policy, which Next
 * reads from the request (docs/decisions/019). `formTarget` is the other origin that its forms may post to. No window of
 * another site keeps a handle on the page; on cached pages that would delay the first paint (docs/decisions/044).
 */
function renderPage(request: NextRequest, formTarget = ''): NextResponse {
  if (process.env.NODE_ENV !== 'production') return NextResponse.next()
  const scripts = `'nonce-${randomBytes(16).toString('base64')}' 'strict-dynamic'`
  const policy = contentPolicy({ scripts, formTarget, pictureOrigins: env.pictureOrigins })
  const headers = new Headers(request.headers)
  headers.set('Content-Security-Policy', policy)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  response.headers.set('Cross-Origin-Opener-Policy', 'same-origin')
  return response
}

/** A page whose forms may post to the payment provider. */
const renderPaymentPage = (request: NextRequest): NextResponse =>
  renderPage(request, new URL(env.paymentUrl).origin)

/** Seconds for which everyone may get a page that was rendered for one request: half of what its data is kept for. */
const sharedForSeconds = 30

/**
 * Lets Next render a page for this request that is the same for everyone: without what tells who asks. server/ finishes
 * it like a prerendered one (docs/decisions/037), so it needs no nonce.
 */
function renderSharedPage(request: NextRequest): NextResponse {
  const headers = new Headers(request.headers)
  for (const name of ['authorization', 'content-security-policy', 'cookie']) headers.delete(name)
  const response = NextResponse.next({ request: { headers } })
  response.headers.set('Cache-Control', `s-maxage=${sharedForSeconds}`)
  return response
}

/** A 404 before anything is rendered. The document is the one that server/failure-pages.ts replaces by a page. */
const missing = (): NextResponse =>
  new NextResponse('<!DOCTYPE html><html id="__next_error__"></html>', {
    status: 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  })

/** Rewrites a list to its prerendered page. A search is rendered per request, and a narrowed list for all who ask soon. */
async function rewriteList(request: NextRequest): Promise<NextResponse> {
  const filter = readFilter(request.nextUrl.searchParams)
  if (!canExist(filter)) return missing()
  if (filter.search !== undefined) return renderPage(request)
  if (!(await listExists(isPerRequest(filter) ? wholeList(filter) : filter))) return missing()
  if (isPerRequest(filter)) return renderSharedPage(request)
  const target = request.nextUrl.clone()
  target.pathname = `/list/${listKey(filter)}`
  target.search = ''
  return NextResponse.rewrite(target)
}

async function requireProduct({ nextUrl }: NextRequest): Promise<NextResponse> {
  const [, , id = ''] = nextUrl.pathname.split('/')
  return (await productExists(id)) ? NextResponse.next() : missing()
}

function requireCollection({ nextUrl }: NextRequest): NextResponse {
  return isCollection(nextUrl.pathname.split('/')[2] ?? '') ? NextResponse.next() : missing()
}

/** Every landing page except men's shows women's (spec §2), so all its URLs share one page. */
function rewriteLanding({ nextUrl }: NextRequest): NextResponse {
  const target = nextUrl.clone()
  target.pathname = `/shop/${landingCategoryOf(nextUrl.pathname.split('/')[2] ?? '')}`
  return NextResponse.rewrite(target)
}

/** The payment provider may return by POST, which a page cannot handle. */
function rewritePostedReturn(request: NextRequest): NextResponse {
  if (request.method !== 'POST') return renderPaymentPage(request)
  return NextResponse.rewrite(new URL('/payment/return', request.nextUrl))
}

const orderPage = /^\/account\/orders\/[^/]+$/

/** Redirects a guest to sign-in, and back afterwards. Each account page also checks the session itself. */
async function requireSession(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if ((await readToken(request.cookies)) !== null) {
    return renderFormPage(request, orderPage.test(pathname) ? renderPaymentPage : renderPage)
  }
  return NextResponse.redirect(new URL(withNext('/sign-in', pathname + search), request.nextUrl))
}

/** A page of forms. Its flash cookie is deleted, so that its message is shown only once. */
function renderFormPage(request: NextRequest, render = renderPage): NextResponse {
  const response = render(request)
  const { pathname } = request.nextUrl
  // The page of an order shows the flash of all of them, whose path is above it.
  const path = orderPage.test(pathname) ? '/account/orders' : pathname
  const page = formPages.find((formPage) => formPage === path)
  // `response.cookies` would also remove the cookie from this request, before the page reads it.
  if (page && hasFlash(request.cookies, page))
    response.headers.append('Set-Cookie', expiredFlashCookie(page))
  return response
}

/** Pages of forms that every shopper may see. */
const plainFormPages: ReadonlySet<string> = new Set([
  '/forgot-password',
  '/confirm-email',
  '/cart',
  '/stock-alert',
])

/** Redirects a customer who is signed in already away from the sign-in forms. */
async function redirectSignedIn(request: NextRequest): Promise<NextResponse> {
  if ((await readToken(request.cookies)) === null) return renderFormPage(request)
  const next = nextPath(request.nextUrl.searchParams.get('next'))
  return NextResponse.redirect(new URL(next, request.nextUrl))
}

export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (pathname === '/account' || pathname.startsWith('/account/')) return requireSession(request)
  if (pathname === '/sign-in' || pathname === '/sign-up') return redirectSignedIn(request)
  if (plainFormPages.has(pathname)) return renderFormPage(request)
  if (pathname === '/order') return renderFormPage(request, renderPaymentPage)
  if (pathname === '/cart/add' || pathname === '/order/pickup') return renderPage(request)
  if (pathname === '/products') return rewriteList(request)
  if (pathname.startsWith('/product/')) return requireProduct(request)
  if (pathname.startsWith('/collections/')) return requireCollection(request)
  if (pathname.startsWith('/shop/')) return rewriteLanding(request)
  if (pathname === '/checkout') return renderPaymentPage(request)
  if (pathname === '/payment/response') return rewritePostedReturn(request)
  return NextResponse.redirect(new URL('/products', request.nextUrl), 308)
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/products',
    '/list/:path*',
    '/product/:id',
    '/collections/:slug',
    '/shop/:category',
    '/checkout',
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
    '/order/pickup',
  ],
}
