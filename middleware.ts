import { type NextRequest, NextResponse } from 'next/server'
import { landingCategoryOf } from '#lib/catalogue/landing-category.ts'
import { canExist, readFilter } from '#lib/catalogue/list-filter.ts'
import { listKey } from '#lib/catalogue/list-key.ts'
import { contentPolicy } from '#lib/config/content-policy.ts'
import { readShopEnv } from '#lib/config/env-schema.ts'
import { nextPath, withNext } from '#lib/rules/next-path.ts'
import { flashEnd, formPages, hasFlash } from '#lib/session/flash.ts'
import { readToken } from '#lib/session/session.ts'

/**
 * Sends known lists to their prerendered page; a search is rendered for each request. One that cannot exist
 * goes where lists go: only a page that is made before it is sent has its true status.
 */
function rewriteList({ nextUrl }: NextRequest): NextResponse {
  const { search, ...filter } = readFilter(nextUrl.searchParams)
  if (search !== undefined && canExist(filter)) return NextResponse.next()
  const target = nextUrl.clone()
  target.pathname = `/list/${listKey(filter)}`
  target.search = ''
  return NextResponse.rewrite(target)
}

/** Lets the forms of the checkout and of an order, and no other page's, go to the payment provider. */
function allowPaymentForm(): NextResponse {
  const { paymentUrl, mediaOrigins } = readShopEnv(process.env)
  const response = NextResponse.next()
  if (process.env.NODE_ENV !== 'production') return response
  response.headers.set(
    'Content-Security-Policy',
    contentPolicy(new URL(paymentUrl).origin, mediaOrigins),
  )
  return response
}

/** Every landing but men's is women's (spec §2): one page serves all its names. */
function rewriteLanding({ nextUrl }: NextRequest): NextResponse {
  const target = nextUrl.clone()
  target.pathname = `/shop/${landingCategoryOf(nextUrl.pathname.split('/')[2] ?? '')}`
  return NextResponse.rewrite(target)
}

/** The provider may return by POST, which a page cannot take. */
function takePostedReturn(request: NextRequest): NextResponse {
  if (request.method !== 'POST') return NextResponse.next()
  return NextResponse.rewrite(new URL('/payment/return', request.nextUrl))
}

const orderPage = /^\/account\/orders\/[^/]+$/

/** Sends guests of the account to the sign-in, and back afterwards. Every page checks the session itself. */
async function guardAccount(request: NextRequest): Promise<NextResponse> {
  const { pathname, search } = request.nextUrl
  if ((await readToken(request.cookies)) !== null) {
    return orderPage.test(pathname) ? allowPaymentForm() : sayOnce(request)
  }
  return NextResponse.redirect(new URL(withNext('/sign-in', pathname + search), request.nextUrl))
}

/** Lets a form page say once what a plain form post left for it. */
function sayOnce(request: NextRequest): NextResponse {
  const response = NextResponse.next()
  const page = formPages.find((path) => path === request.nextUrl.pathname)
  // Written past NextResponse, which would take the cookie from the page that is about to read it.
  if (page && hasFlash(request.cookies, page)) response.headers.append('Set-Cookie', flashEnd(page))
  return response
}

/** Whoever is signed in already is not asked to sign in, but led on. */
async function leadOn(request: NextRequest): Promise<NextResponse> {
  if ((await readToken(request.cookies)) === null) return sayOnce(request)
  const next = nextPath(request.nextUrl.searchParams.get('next'))
  return NextResponse.redirect(new URL(next, request.nextUrl))
}

export function middleware(request: NextRequest): NextResponse | Promise<NextResponse> {
  const { pathname } = request.nextUrl
  if (pathname === '/account' || pathname.startsWith('/account/')) return guardAccount(request)
  if (pathname === '/sign-in' || pathname === '/sign-up') return leadOn(request)
  if (pathname === '/forgot-password' || pathname === '/cart') return sayOnce(request)
  if (pathname === '/products') return rewriteList(request)
  if (pathname.startsWith('/shop/')) return rewriteLanding(request)
  if (pathname === '/checkout') return allowPaymentForm()
  if (pathname === '/payment/response') return takePostedReturn(request)
  return NextResponse.redirect(new URL('/products', request.nextUrl), 308)
}

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/products',
    '/list/:path*',
    '/shop/:category',
    '/checkout',
    '/payment/response',
    '/account/:path*',
    '/sign-in',
    '/sign-up',
    '/forgot-password',
    '/cart',
  ],
}
