import 'server-only'
import { goToLanguage } from '#lib/actions/own-reads.ts'
import { env } from '#lib/config/env.ts'
import { findRoute } from '#lib/config/routes.ts'
import { seeOther } from '#lib/gateway/respond.ts'
import type { Handlers } from '#lib/gateway/visit.ts'

/** Returns the path of the referring page if it is ours and exists in every language; else the home page. */
function pathOf(referrer: string | null): string {
  const page = URL.parse(referrer ?? '')
  if (page?.origin !== new URL(env.shopUrl).origin) return '/'
  // All other pages belong to a shopper or a visit.
  const isShared = findRoute(page.pathname)?.kind === 'shared'
  return isShared ? page.pathname + page.search : '/'
}

/** Redirects to the referring page in another language; 404 for a language missing from ALTERNATES. */
export function redirectToLanguage(request: Request, code: string): Response {
  const shop = env.alternates.find(({ language }) => language === code)
  if (!shop) return new Response(null, { status: 404 })
  return seeOther(new URL(pathOf(request.headers.get('referer')), shop.url).href)
}

export const languageHandlers: Handlers = {
  [goToLanguage.at]: {
    handle: ({ request, url }) => redirectToLanguage(request, url.pathname.split('/').at(-1) ?? ''),
  },
}
