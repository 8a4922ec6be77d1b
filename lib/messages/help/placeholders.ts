import { minPasswordLength } from '@etalase/contract/rules/constants.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import {
  customerServiceHours,
  sameDayCutOff,
  storeHours,
} from '@etalase/contract/rules/time-zone.ts'
import { brand } from '#brand/company.ts'
import { cashClause, paymentLines } from '#lib/messages/help/payment-ways.ts'
import { legalMessages as legal } from '#lib/messages/id/help.ts'
import type { ShopTerms } from '#lib/rules/shop-terms.ts'
import { accountMessages } from '#messages/account.ts'
import { addressMessages } from '#messages/address.ts'
import { authMessages } from '#messages/auth.ts'
import { cartMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { helpMessages } from '#messages/help.ts'
import { ordersMessages } from '#messages/orders.ts'
import { productMessages } from '#messages/product.ts'

/** The courier's tiers (spec §9) for the help pages: name, time, and a remark. */
export const courierTiers = {
  caption: 'Layanan kurir dan perkiraan waktu tiba',
  columns: ['Layanan', 'Waktu tiba', 'Keterangan'],
  rows: [
    { name: 'Same day', time: '1 hari', remark: 'Tiba pada hari yang sama' },
    { name: 'One day', time: '1 hari', remark: 'Tiba keesokan harinya' },
    { name: 'Regular', time: '1-2 hari', remark: 'Pilihan hemat untuk sehari-hari' },
    { name: 'Cargo', time: '2-3 hari', remark: 'Untuk kiriman mulai 10 kg' },
  ],
} as const

/**
 * Values for placeholders in help texts, such as `{{brand.name}}`. Omits a clause or paragraph with an empty value; a list of
 * values stands alone in its list item, and becomes one item each.
 */
const values = {
  'brand.name': brand.name,
  'brand.legalName': brand.legalName,
  'brand.phone': brand.phone,
  'brand.phoneShown': formatPhone(brand.phone),
  'brand.email': brand.email,
  'brand.chatUrl': brand.chatUrl,
  'brand.courier': brand.couriers.national,
  'couriers.tiers': courierTiers.rows.map(
    ({ name, time, remark }) => `${name}: ${time}. ${remark}.`,
  ),
  'password.minLength': String(minPasswordLength),
  'service.opens': customerServiceHours.opens,
  'service.closes': customerServiceHours.closes,
  'store.opens': storeHours.opens,
  'store.closes': storeHours.closes,
  'store.sameDayCutOff': sameDayCutOff,
  'messages.account.changePassword': accountMessages.changePassword,
  'messages.account.information': accountMessages.information,
  'messages.account.orders': accountMessages.orders,
  'messages.account.wishlist': accountMessages.wishlist,
  'messages.address.setPrimary': addressMessages.setPrimary,
  'messages.auth.forgotTitle': authMessages.forgotTitle,
  'messages.auth.sendPassword': authMessages.sendPassword,
  'messages.auth.signIn': authMessages.signIn,
  'messages.auth.signUp': authMessages.signUp,
  'messages.cart.checkout': cartMessages.checkout,
  'messages.cart.checkoutAsGuest': cartMessages.checkoutAsGuest,
  'messages.checkout.goToPayment': checkoutMessages.goToPayment,
  'messages.checkout.onlineDelivery': checkoutMessages.onlineDelivery,
  'messages.checkout.storePickup': checkoutMessages.storePickup,
  'messages.help.orderTracking': helpMessages.orderTracking,
  'messages.help.steps.address': helpMessages.steps.address,
  'messages.help.steps.checkout': helpMessages.steps.checkout,
  'messages.help.steps.courier': helpMessages.steps.courier,
  'messages.help.steps.delivery': helpMessages.steps.delivery,
  'messages.help.steps.paid': helpMessages.steps.paid,
  'messages.help.steps.payment': helpMessages.steps.payment,
  'messages.help.steps.pickup': helpMessages.steps.pickup,
  'messages.help.steps.store': helpMessages.steps.store,
  'messages.orders.cancel': ordersMessages.cancel,
  'messages.product.addToCartBar': productMessages.addToCartBar,
  'messages.product.checkStock': productMessages.checkStock,
}

export type Values = ReadonlyMap<string, string | readonly string[]>

/** Returns placeholder values by name, including those from a backend's settings. */
export const placeholdersOf = (terms: ShopTerms): Values =>
  new Map<string, string | readonly string[]>([
    ...Object.entries(values),
    ['legal.returns', legal.returns(terms.returnDays)],
    ['payment.cash', cashClause(terms)],
    ['payment.lines', paymentLines(terms)],
  ])

const placeholder = /\{\{([^}]*)\}\}/g

/** Returns the names of the placeholders in a text, in order. */
export const placeholdersIn = (text: string): string[] =>
  Array.from(text.matchAll(placeholder), ([, name = '']) => name)

/** Fills in a text's values: returns no text when one of them is empty, several for a list. Throws for an unknown name. */
export function fillPlaceholders(text: string, filled: Values): readonly string[] {
  const names = placeholdersIn(text)
  for (const name of names) {
    const value = filled.get(name)
    if (value === undefined) throw new Error(`There is no placeholder {{${name}}}`)
    if (value.length === 0) return []
    if (typeof value === 'string') continue
    if (text !== `{{${name}}}`)
      throw new Error(`{{${name}}} is a list: it stands alone in a list item`)
    return value
  }
  return [text.replace(placeholder, (_, name: string) => String(filled.get(name)))]
}
