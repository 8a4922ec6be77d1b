import * as query from '#e2e/engines/query.ts'
import { button, field, heading, inMain, link, radio } from '#e2e/engines/query.ts'
import type { Tab } from '#e2e/engines/tab.ts'
import { addressMessages as address } from '#messages/address.ts'
import { cartMessages as cart } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { guestOrderMessages as guestOrder } from '#messages/guest-order.ts'
import { paymentMessages as payment } from '#messages/payment.ts'
import { productMessages as product } from '#messages/product.ts'

export const email = 'sari@example.com'
const drawer = query.dialog(cart.drawerTitle)
export const firstShop = inMain(button(/^Sandang Nusa/))

/** Goes from a product page to the open cart drawer. */
export async function addToCart(tab: Tab, size: string): Promise<void> {
  await tab.press(radio(size))
  await tab.press(button(product.addToCart))
  await tab.sees(drawer)
}

/** Goes from the drawer to the first checkout step. */
export async function fromDrawer(tab: Tab): Promise<void> {
  await tab.press(query.inside(drawer, link(cart.goToCart)))
  await tab.sees(heading(cart.title))
  await tab.press(link(cart.checkoutAsGuest))
  await tab.sees(heading(checkout.shippingTypeTitle))
}

async function fillAddress(tab: Tab): Promise<void> {
  await tab.fill(field(address.recipientName), 'Sari Dewi')
  await tab.fill(field(address.recipientPhone), '0812 3456 7890')
  await tab.fill(field(address.street), 'Jl. Kemang Raya 12')
  await tab.choose(field(address.province), 'DKI Jakarta')
  await tab.choose(field(address.city), 'Kota Jakarta Selatan')
  await tab.choose(field(address.subdistrict), 'Mampang Prapatan')
}

/** Goes from the shipping type to the summary of a delivery to Jakarta Selatan. */
export async function chooseDelivery(tab: Tab): Promise<void> {
  await tab.press(button(new RegExp(`^${checkout.onlineDelivery}`)))
  await fillAddress(tab)
  await tab.press(button(checkout.continue))
  await tab.sees(heading(checkout.hubTitle))
  await tab.press(firstShop)
  await tab.press(radio(/Regul[ae]r|Standard/))
  await tab.press(button(checkout.continue))
  await tab.sees(heading(checkout.summaryTitle))
}

/** Goes from the shipping type to the summary of a pickup. */
export async function choosePickup(tab: Tab): Promise<void> {
  await tab.press(button(new RegExp(`^${checkout.storePickup}`)))
  await tab.press(firstShop)
  await tab.sees(heading(checkout.summaryTitle))
}

/** Goes from the summary to the payment provider's page. */
export async function goToPayment(tab: Tab): Promise<void> {
  await tab.fill(field(checkout.guestEmail), email)
  await tab.press(inMain(button(checkout.goToPayment)))
  await tab.press(query.inside(query.dialog(), button(checkout.goToPayment)))
  await tab.sees(heading('Payment sandbox'))
}

/** Chooses a channel and an outcome in the payment sandbox. */
export async function decide(tab: Tab, channel: string, outcome: string): Promise<void> {
  await tab.press(radio(channel))
  await tab.press(radio(outcome))
  await tab.press(button('Continue'))
}

export const returnToShop = (tab: Tab) => tab.press(button('Return to the shop'))

interface OrderOfGuest {
  number: string
  email: string
}

/** Opens an order by its number and e-mail address. */
export async function openOrder(tab: Tab, order: OrderOfGuest): Promise<void> {
  await tab.open('/order')
  await tab.fill(inMain(field(guestOrder.number)), order.number)
  await tab.fill(inMain(field(guestOrder.email)), order.email)
  await tab.press(inMain(button(guestOrder.open)))
}

/** Goes from the payment result to the order page, whose heading should name the state. */
export async function orderSays(tab: Tab, state: string): Promise<void> {
  const number = query.byText(new RegExp(`^${payment.orderNumber('[0-9A-F]{8}')}$`))
  await tab.sees(number)
  const [said = ''] = await tab.texts(number)
  await openOrder(tab, { number: said.slice(-8), email })
  await tab.sees(inMain(heading(state)))
}
