import type { Route as FrontRoute } from '@etalase/front/shared/route.ts'
import { markdownTwins, routeFinder } from '@etalase/front/shared/route-table.ts'

/** A route: the fields that the server reads, and the shop's own. */
export interface Route extends FrontRoute {
  /** Query parameters that make the page render per request. */
  onRequest?: readonly string[]
  /** The query parameter that makes the page stream, uncached. */
  search?: string
  /** Whether search engines index the page, or must not fetch it. By default the page has noindex. */
  crawlers?: 'index' | 'closed'
  /** Whether /llms.txt lists it for agents, so robots may fetch its URL, or its search. */
  isOffered?: true
  /** Whether its forms, posted without scripts, redirect back to it with a message (lib/session/flash.ts). */
  flash?: true
  /** Whether its forms may post to the payment provider. */
  pays?: true
  /** Excludes it as a destination after a sign-in. */
  noReturn?: true
  /** A redirect's target, and whether it is permanent. */
  to?: { path: string; permanent: boolean }
  /** The specific failure page to show (app/(shop)/failure). */
  failure?: 'categories' | 'list' | 'product'
}

/** Every path that app/ and next.config.ts answer; tests/unit/lib/config/routes.test.ts checks it against the folders of app/. */
const table = [
  { path: '/', kind: 'shared', crawlers: 'index', query: ['notice'] },
  { path: '/shop/[category]', kind: 'shared', crawlers: 'index', failure: 'categories' },
  {
    path: '/products',
    kind: 'shared',
    crawlers: 'index',
    failure: 'list',
    search: 'search',
    isOffered: true,
    query: [
      'category_id',
      'category_sub_id',
      'group_id',
      'brand',
      'sale',
      'sort',
      'size',
      'color',
      'price_min',
      'price_max',
      'available',
      'filter',
      'page',
    ],
    onRequest: ['size', 'color', 'price_min', 'price_max', 'available', 'filter'],
  },
  { path: '/products.md', kind: 'file', search: 'search', twinOf: '/products' },
  // Listed before the page whose pattern also matches it.
  { path: '/product/[id].md', kind: 'file', twinOf: '/product/[id]' },
  {
    path: '/product/[id]',
    kind: 'shared',
    crawlers: 'index',
    failure: 'product',
    query: ['size', 'qty'],
  },
  { path: '/collections/[slug]', kind: 'shared', crawlers: 'index' },
  { path: '/stores', kind: 'shared', crawlers: 'index' },
  { path: '/stores/online-delivery', kind: 'shared', crawlers: 'index' },
  { path: '/stores/pickup-on-store', kind: 'shared', crawlers: 'index' },
  { path: '/faq', kind: 'shared', crawlers: 'index', isOpen: true },
  { path: '/tnc', kind: 'shared', crawlers: 'index', isOpen: true },
  { path: '/privacy', kind: 'shared', crawlers: 'index', isOpen: true },
  { path: '/stores.md', kind: 'file', twinOf: '/stores' },
  { path: '/stores/online-delivery.md', kind: 'file', twinOf: '/stores/online-delivery' },
  { path: '/stores/pickup-on-store.md', kind: 'file', twinOf: '/stores/pickup-on-store' },
  { path: '/faq.md', kind: 'file', twinOf: '/faq' },
  { path: '/tnc.md', kind: 'file', twinOf: '/tnc' },
  { path: '/privacy.md', kind: 'file', twinOf: '/privacy' },
  { path: '/fashion', kind: 'shared', crawlers: 'index' },
  { path: '/hashtag', kind: 'shared', crawlers: 'index' },
  { path: '/kit', kind: 'shared' },

  { path: '/cart', kind: 'form', crawlers: 'closed', flash: true },
  { path: '/cart/add', kind: 'form', isOffered: true },
  { path: '/sign-in', kind: 'form', flash: true, noReturn: true },
  { path: '/sign-up', kind: 'form', flash: true, noReturn: true },
  { path: '/forgot-password', kind: 'form', flash: true, noReturn: true },
  { path: '/confirm-email', kind: 'form', flash: true, isOpen: true },
  {
    path: '/stock-alert',
    kind: 'form',
    crawlers: 'closed',
    flash: true,
    isOpen: true,
    postsTo: '/api/stock-alert/stop-by-mail',
  },
  { path: '/reviews', kind: 'form' },
  { path: '/order', kind: 'form', crawlers: 'closed', flash: true, pays: true, isOpen: true },

  { path: '/account', kind: 'personal', crawlers: 'closed', flash: true, hidesBelow: true },
  { path: '/account/change-password', kind: 'personal', crawlers: 'closed', flash: true },
  { path: '/account/delete', kind: 'personal', crawlers: 'closed', flash: true },
  { path: '/account/orders', kind: 'personal', crawlers: 'closed', flash: true },
  { path: '/account/orders/[id]', kind: 'personal', crawlers: 'closed', pays: true },
  { path: '/account/orders/[id]/return', kind: 'personal', crawlers: 'closed' },
  { path: '/account/orders/[id]/review', kind: 'personal', crawlers: 'closed' },
  { path: '/account/orders/[id]/pickup', kind: 'personal', crawlers: 'closed' },
  { path: '/account/orders/[id]/invoice', kind: 'personal', crawlers: 'closed' },
  { path: '/account/shipping-address', kind: 'personal', crawlers: 'closed', flash: true },
  { path: '/account/shipping-address/new', kind: 'personal', crawlers: 'closed' },
  { path: '/account/shipping-address/[id]', kind: 'personal', crawlers: 'closed' },
  { path: '/account/sign-out', kind: 'personal', crawlers: 'closed', noReturn: true },
  { path: '/account/sign-out/everywhere', kind: 'personal', crawlers: 'closed', noReturn: true },
  { path: '/account/wishlist', kind: 'personal', crawlers: 'closed', flash: true },

  { path: '/checkout', kind: 'payment', crawlers: 'closed', isTemplate: true },
  {
    path: '/checkout/steps',
    kind: 'payment',
    crawlers: 'closed',
    flash: true,
    withoutScripts: true,
  },
  { path: '/checkout/steps/[form]', kind: 'call', crawlers: 'closed' },
  {
    path: '/payment/response',
    kind: 'payment',
    crawlers: 'closed',
    postsTo: '/payment/return',
    isOpen: true,
  },
  { path: '/payment/return', kind: 'call', crawlers: 'closed', isOpen: true },
  { path: '/order/offered', kind: 'form', crawlers: 'closed', isOpen: true },
  { path: '/order/pickup', kind: 'form', crawlers: 'closed', isOpen: true },
  { path: '/order/invoice', kind: 'form', crawlers: 'closed', isOpen: true },
  { path: '/order/return', kind: 'form', crawlers: 'closed', isOpen: true },
  { path: '/order/review', kind: 'form', crawlers: 'closed', isOpen: true },
  { path: '/order/open', kind: 'stream', crawlers: 'closed' },

  { path: '/sitemap.xml', kind: 'file' },
  { path: '/sitemap/[file]', kind: 'file' },
  { path: '/robots.txt', kind: 'file' },
  { path: '/.well-known/security.txt', kind: 'stream' },
  { path: '/.well-known/ucp', kind: 'stream' },
  { path: '/manifest.webmanifest', kind: 'file' },
  { path: '/llms.txt', kind: 'file' },
  { path: '/favicon.ico', kind: 'file' },
  { path: '/icon.svg', kind: 'file' },
  { path: '/apple-icon.png', kind: 'file' },
  { path: '/share/[id]', kind: 'stream' },
  { path: '/share/cover/[...path]', kind: 'stream' },
  // Otherwise a HEAD would still read the whole catalogue.
  { path: '/feeds/[file]', kind: 'stream', answersHead: true },
  { path: '/media/[...path]', kind: 'stream', noReturn: true },
  { path: '/language/[code]', kind: 'stream', crawlers: 'closed' },

  { path: '/ucp/[...path]', kind: 'call', crawlers: 'closed', noReturn: true },

  { path: '/api/revalidate', kind: 'call', crawlers: 'closed', isOpen: true },
  { path: '/api/[...path]', kind: 'call', crawlers: 'closed', noReturn: true },

  { path: '/list/[key]', kind: 'internal', crawlers: 'closed', leadsTo: '/products' },
  { path: '/notice/[name]', kind: 'internal', leadsTo: '/' },
  { path: '/failure/[page]', kind: 'internal', crawlers: 'closed' },
  { path: '/markdown/[...path]', kind: 'internal', crawlers: 'closed' },
  { path: '/[...missing]', kind: 'internal' },

  {
    path: '/left-sidebar/product/[id]',
    kind: 'redirect',
    to: { path: '/product/[id]', permanent: true },
  },
  {
    // For password managers (W3C, A Well-Known URL for Changing Passwords).
    path: '/.well-known/change-password',
    kind: 'redirect',
    to: { path: '/account/change-password', permanent: false },
  },
] as const satisfies readonly Route[]

type Row = (typeof table)[number]

export type RoutePath = Row['path']

/** A row of the table, with its path as a literal type. */
export type KnownRoute = Route & { path: RoutePath }

export const routes: readonly KnownRoute[] = table

const hasFlash = (row: Row): row is Extract<Row, { flash: true }> => 'flash' in row

/** Pages that plain posts of their forms redirect to. */
export const formPages = table.filter(hasFlash).map(({ path }) => path)

const isIndexed = (row: Row): row is Extract<Row, { crawlers: 'index' }> =>
  'crawlers' in row && row.crawlers === 'index'

/** The routes whose pages search engines list. */
export const indexedPaths = table.filter(isIndexed).map(({ path }) => path)

/** Returns the route of a decoded path without a trailing slash; undefined for an unknown path. */
export const findRoute: (path: string) => KnownRoute | undefined = routeFinder(routes)

/** Whether a page has a Markdown version, and its path. */
export const { hasTwin, markdownPath } = markdownTwins(routes, findRoute)
