import { cart } from '#lib/messages/en/cart.ts'
import { checkout } from '#lib/messages/en/checkout.ts'
import { errors } from '#lib/messages/en/errors.ts'
import { footer } from '#lib/messages/en/footer.ts'
import { header } from '#lib/messages/en/header.ts'
import { home } from '#lib/messages/en/home.ts'
import { list } from '#lib/messages/en/list.ts'
import { notFound } from '#lib/messages/en/not-found.ts'
import { payment } from '#lib/messages/en/payment.ts'
import { product } from '#lib/messages/en/product.ts'
import { seo } from '#lib/messages/en/seo.ts'

/** Every word that a shopper reads, in English. The spec's own words stand as the spec writes them. */
export const en = {
  header,
  footer,
  home,
  list,
  product,
  cart,
  checkout,
  payment,
  errors,
  notFound,
  seo,
}
