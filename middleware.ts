import { type NextRequest, NextResponse } from 'next/server'
import { readFilter } from '#lib/catalogue/list-filter.ts'
import { listKey } from '#lib/catalogue/list-key.ts'

/** Sends known lists to their prerendered page; a search is rendered for each request. */
export function middleware(request: NextRequest): NextResponse {
  const { nextUrl } = request
  if (nextUrl.pathname.startsWith('/list/')) {
    return NextResponse.redirect(new URL('/products', nextUrl), 308)
  }
  const filter = readFilter(nextUrl.searchParams)
  if (filter.search !== undefined) return NextResponse.next()
  const target = nextUrl.clone()
  target.pathname = `/list/${listKey(filter)}`
  target.search = ''
  return NextResponse.rewrite(target)
}

export const config = {
  runtime: 'nodejs',
  matcher: ['/products', '/list/:path*'],
}
