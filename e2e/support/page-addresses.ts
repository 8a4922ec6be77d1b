import { findRoute, hasTwin, type KnownRoute, type RoutePath } from '#lib/config/routes.ts'

export type PageAddresses = Partial<Record<RoutePath, string[]>>

/** Addresses of each page that is the same for everyone, in each of its states. */
export const shared: PageAddresses = {
  '/': ['/'],
  '/shop/[category]': ['/shop/men', '/shop/women'],
  '/products': [
    '/products',
    '/products?category_id=7&page=2',
    '/products?category_id=6&filter=1',
    '/products?category_id=6&sale=1&size=M',
    '/products?search=kemeja',
    '/products?search=zzzz',
  ],
  '/product/[id]': ['/product/1001', '/product/1035', '/product/1001?size=M&qty=2'],
  '/collections/[slug]': ['/collections/batik-biru'],
  '/stores': ['/stores'],
  '/stores/online-delivery': ['/stores/online-delivery'],
  '/stores/pickup-on-store': ['/stores/pickup-on-store'],
  '/faq': ['/faq'],
  '/tnc': ['/tnc'],
  '/privacy': ['/privacy'],
  '/fashion': ['/fashion'],
  '/hashtag': ['/hashtag'],
}

/** Addresses of each page of a guest with a cart and an opened order. */
export const guests: PageAddresses = {
  '/cart': ['/cart'],
  '/cart/add': ['/cart/add?items=1001:M:2'],
  '/sign-in': ['/sign-in'],
  '/sign-up': ['/sign-up'],
  '/forgot-password': ['/forgot-password'],
  '/confirm-email': ['/confirm-email', '/confirm-email?token=none'],
  '/stock-alert': ['/stock-alert?item=1001', '/stock-alert?stop=none'],
  '/order': ['/order'],
  '/order/offered': ['/order/offered'],
  '/order/return': ['/order/return'],
  '/order/review': ['/order/review?item=1035&size=M'],
  '/reviews': ['/reviews?item=1001'],
  // Redirects to its form pages, like the provider's return.
  '/checkout': [],
  '/checkout/steps': ['/checkout/steps'],
  '/payment/response': ['/payment/response?by-page=1', '/payment/response?trx_id=1&by-page=1'],
}

/** Returns all addresses of some page tables. */
export const addressesOf = (...tables: readonly PageAddresses[]): string[] =>
  tables.flatMap((pages) => Object.values(pages).flat())

/** Returns the route of an address. Throws when there is none, as the test would inspect the not-found page. */
export function rowAt(address: string): KnownRoute {
  const row = findRoute(new URL(address, 'http://shop').pathname)
  if (!row) throw new Error(`No row of lib/config/routes.ts has ${address}.`)
  return row
}

const hasOneOf = (address: string, names: readonly string[]) => {
  const { searchParams } = new URL(address, 'http://shop')
  return names.some((name) => searchParams.has(name))
}

/** Returns whether an address has the same response for everyone: neither personal nor a search. */
export const isForAll = (address: string): boolean => {
  const { kind, search } = rowAt(address)
  return kind === 'shared' && !(search && hasOneOf(address, [search]))
}

/** Returns whether an address is shared and not rendered on request. */
export const isCached = (address: string): boolean =>
  isForAll(address) && !hasOneOf(address, rowAt(address).onRequest ?? [])

/** Returns whether a page runs scripts: those made for browsers without scripts include none. */
export const runsScripts = (address: string): boolean => !rowAt(address).withoutScripts

/** Returns whether a page is a text of the shop itself: also in Markdown, and not from the catalogue. */
export const isHelp = (address: string): boolean => {
  const { path, failure } = rowAt(address)
  return hasTwin(path) && failure === undefined
}

interface Has {
  order: number
  address: number
}

/** Returns the addresses of each page of a customer, for their order and address. */
export const customersPages = (has: Has): PageAddresses => ({
  '/account': ['/account'],
  '/account/change-password': ['/account/change-password'],
  '/account/delete': ['/account/delete'],
  '/account/orders': ['/account/orders'],
  '/account/orders/[id]': [`/account/orders/${has.order}`],
  '/account/orders/[id]/return': [`/account/orders/${has.order}/return`],
  '/account/orders/[id]/review': [`/account/orders/${has.order}/review?item=1035&size=M`],
  '/account/shipping-address': [
    '/account/shipping-address',
    `/account/shipping-address?remove=${has.address}`,
  ],
  '/account/shipping-address/new': ['/account/shipping-address/new'],
  '/account/shipping-address/[id]': [
    `/account/shipping-address/${has.address}`,
    '/account/shipping-address/0',
  ],
  '/account/sign-out': ['/account/sign-out'],
  '/account/sign-out/everywhere': ['/account/sign-out/everywhere'],
  '/account/wishlist': ['/account/wishlist'],
})

/** Pages apart from the shop: the kit shows every component state, dead ones too; a voucher and an invoice are for print. */
export const apart = ({ order }: Pick<Has, 'order'>): PageAddresses => ({
  '/kit': ['/kit'],
  '/order/pickup': ['/order/pickup'],
  '/account/orders/[id]/pickup': [`/account/orders/${order}/pickup`],
  '/order/invoice': ['/order/invoice'],
  '/account/orders/[id]/invoice': [`/account/orders/${order}/invoice`],
})
