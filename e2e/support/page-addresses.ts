import type { RoutePath } from '#lib/config/routes.ts'

export type PageAddresses = Partial<Record<RoutePath, string[]>>

/** The addresses of each page that is the same for everyone, in each of its states. */
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

/** The addresses of each page of a guest who has a cart and an opened order. */
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
  // It leads on to its pages of forms, as the return from the provider does.
  '/checkout': [],
  '/checkout/steps': ['/checkout/steps'],
  '/payment/response': ['/payment/response?by-page=1', '/payment/response?trx_id=1&by-page=1'],
}

/** All addresses of some pages, one after the other. */
export const addressesOf = (...tables: readonly PageAddresses[]): string[] =>
  tables.flatMap((pages) => Object.values(pages).flat())

interface Has {
  order: number
  address: number
}

/** The addresses of each page of a customer, with what they have. */
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
