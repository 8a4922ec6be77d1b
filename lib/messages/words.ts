/**
 * Every word that a shopper reads, by area: `import * as words`. Areas are exports of their own, so that
 * a page's scripts carry the words they use and no others.
 */
export { account } from '#lib/messages/en/account.ts'
export { address } from '#lib/messages/en/address.ts'
export { auth } from '#lib/messages/en/auth.ts'
export { cart } from '#lib/messages/en/cart.ts'
export { checkout } from '#lib/messages/en/checkout.ts'
export { errors } from '#lib/messages/en/errors.ts'
export { footer } from '#lib/messages/en/footer.ts'
export { header } from '#lib/messages/en/header.ts'
export { home } from '#lib/messages/en/home.ts'
export { landing } from '#lib/messages/en/landing.ts'
export { list } from '#lib/messages/en/list.ts'
export { notFound } from '#lib/messages/en/not-found.ts'
export { orders } from '#lib/messages/en/orders.ts'
export { payment } from '#lib/messages/en/payment.ts'
export { product } from '#lib/messages/en/product.ts'
export { seo } from '#lib/messages/en/seo.ts'
export { stores } from '#lib/messages/en/stores.ts'
export { wish } from '#lib/messages/en/wish.ts'
export { wishlist } from '#lib/messages/en/wishlist.ts'
