import { email, firstShop } from '#e2e/engines/checkout.ts'
import { button, field, heading, inMain, link, radio } from '#e2e/engines/query.ts'
import type { Tab } from '#e2e/engines/tab.ts'
import { addressMessages as address } from '#messages/address.ts'
import { cartMessages as cart } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { productMessages as product } from '#messages/product.ts'

/** Goes from a product page, by its form, to the first checkout step. */
export async function start(tab: Tab, size: string): Promise<void> {
  await tab.open('/product/1035')
  await tab.press(radio(size))
  await tab.press(button(product.addToCart))
  await tab.press(inMain(link(new RegExp(`^(${cart.checkoutAsGuest}|${cart.checkout})$`))))
  await tab.sees(heading(checkout.shippingTypeTitle))
}

/** Fills in an address; each list of areas loads by a form post. */
async function fillAddress(tab: Tab): Promise<void> {
  await tab.fill(field(address.recipientName), 'Sari Dewi')
  await tab.fill(field(address.recipientPhone), '0812 3456 7890')
  await tab.fill(field(address.street), 'Jl. Kemang Raya 12')
  await tab.choose(field(address.province), 'DKI Jakarta')
  await tab.press(inMain(button(address.showCities)))
  await tab.choose(field(address.city), 'Kota Jakarta Selatan')
  await tab.press(inMain(button(address.showSubdistricts)))
  await tab.choose(field(address.subdistrict), 'Mampang Prapatan')
}

/** Goes from the list of hubs to the summary. */
async function chooseShop(tab: Tab): Promise<void> {
  await tab.sees(heading(checkout.hubTitle))
  await tab.press(firstShop)
  await tab.press(radio(/Regul[ae]r|Standard/))
  await tab.press(inMain(button(checkout.continue)))
  await tab.sees(heading(checkout.summaryTitle))
}

/** Goes from the shipping type to the summary of a guest's delivery to Jakarta Selatan. */
export async function chooseDelivery(tab: Tab): Promise<void> {
  await tab.press(button(new RegExp(`^${checkout.onlineDelivery}`)))
  await fillAddress(tab)
  await tab.press(inMain(button(checkout.continue)))
  await chooseShop(tab)
}

/** Saves a customer's first address on the new-address page. */
export async function saveAddress(tab: Tab): Promise<void> {
  await tab.fill(field(address.label), 'Home')
  await fillAddress(tab)
  await tab.fill(field(address.zip), '12730')
  await tab.press(inMain(button(address.save)))
  await tab.isAt(/^\/account\/shipping-address$/)
}

/** Goes from the shipping type to the summary of a delivery to a customer's only address. */
export async function chooseSavedDelivery(tab: Tab): Promise<void> {
  await tab.press(button(new RegExp(`^${checkout.onlineDelivery}`)))
  await tab.press(inMain(button(checkout.continue)))
  await chooseShop(tab)
}

/** Goes from a guest's summary to the payment provider's page. */
export async function goToPayment(tab: Tab): Promise<void> {
  await tab.fill(field(checkout.guestEmail), email)
  await pay(tab)
}

/** Goes from the summary, through the confirmation and the placed order, to the payment provider's page. */
export async function pay(tab: Tab): Promise<void> {
  await tab.press(inMain(button(checkout.goToPayment)))
  await tab.sees(heading(checkout.confirmPayment))
  await tab.press(inMain(button(checkout.goToPayment)))
  await tab.sees(heading(checkout.pendingPlaced.title))
  await tab.press(inMain(button(checkout.handOffButton)))
  await tab.sees(heading('Payment sandbox'))
}
