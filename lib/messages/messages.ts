/**
 * Every word that a shopper reads, by area: `import * as messages`. Areas are exports of their own, so that
 * a page's scripts carry the words they use and no others. `#messages` is the folder of the build's language
 * (docs/languages.md).
 */
export { company } from '#brand-texts/company.ts'
export { account, deleteAccount } from '#messages/account.ts'
export { address } from '#messages/address.ts'
export { arrival } from '#messages/arrival.ts'
export { auth } from '#messages/auth.ts'
export { cart, cartLink } from '#messages/cart.ts'
export { chat } from '#messages/chat.ts'
export { checkout } from '#messages/checkout.ts'
export { confirmEmail } from '#messages/confirm-email.ts'
export { errors, notFound } from '#messages/errors.ts'
export { estimate } from '#messages/estimate.ts'
export { footer } from '#messages/footer.ts'
export { guestOrder } from '#messages/guest-order.ts'
export { header } from '#messages/header.ts'
export { help, legal } from '#messages/help.ts'
export { home } from '#messages/home.ts'
export { landing } from '#messages/landing.ts'
export { filter, list } from '#messages/list.ts'
export { measuring } from '#messages/measuring.ts'
export { myStore } from '#messages/my-store.ts'
export { orders } from '#messages/orders.ts'
export { ownGarment } from '#messages/own-garment.ts'
export { passkeys } from '#messages/passkeys.ts'
export { payment } from '#messages/payment.ts'
export { product, stockAlert } from '#messages/product.ts'
export { recent } from '#messages/recent.ts'
export { returns } from '#messages/returns.ts'
export { reviews } from '#messages/reviews.ts'
export { search } from '#messages/search.ts'
export { collections, llms, seo } from '#messages/seo.ts'
export { stores } from '#messages/stores.ts'
export {
  buyTool,
  cartTools,
  checkoutTools,
  listTools,
  serviceTools,
} from '#messages/tools.ts'
export { waiting } from '#messages/waiting.ts'
export { wish } from '#messages/wish.ts'
export { wishlist } from '#messages/wishlist.ts'
