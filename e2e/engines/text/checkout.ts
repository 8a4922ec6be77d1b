import type { TextTab } from '#e2e/engines/text/text-tab.ts'
import { addressMessages as address } from '#messages/address.ts'
import { cartMessages as cart } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { paymentMessages } from '#messages/payment.ts'
import { productMessages as product } from '#messages/product.ts'

/** Store names begin with the company's name, which appears alone in the logo. */
const aStore = /Sandang Nusa \p{Lu}\p{L}+/u

/** Goes from a product page, by its form, to the first checkout step. */
export async function start(tab: TextTab, size: string): Promise<void> {
  await tab.sees(product.addToCart)
  await tab.tick(size)
  await tab.press(product.addToCart, cart.firstPress.title)
  await tab.press(checkout.continue, cart.title)
  await tab.pressThrough(cart.checkoutAsGuest, {
    between: checkout.byForms,
    link: checkout.continue,
    to: checkout.shippingTypeTitle,
  })
}

/** Fills in an address; each list of areas loads by a form post. */
async function fillAddress(tab: TextTab): Promise<void> {
  await tab.fill(address.recipientName, 'Sari Dewi')
  await tab.fill(address.recipientPhone, '0812 3456 7890')
  await tab.fill(address.street, 'Jl. Kemang Raya 12')
  await tab.choose(address.province, 'DKI Jakarta')
  await tab.showOptions(address.showCities, address.city, 'Choose')
  await tab.choose(address.city, 'Kota Jakarta Selatan')
  await tab.showOptions(address.showSubdistricts, address.subdistrict, 'Choose')
  await tab.choose(address.subdistrict, 'Mampang Prapatan')
}

/** Goes from the summary to the paid order. */
export async function pay(tab: TextTab): Promise<void> {
  await tab.fill(checkout.guestEmail, 'sari@example.com')
  await tab.press(checkout.goToPayment, checkout.confirmPayment)
  await tab.press(checkout.goToPayment, checkout.pendingPlaced.title)
  await tab.press(checkout.handOffButton, 'Payment sandbox')
  await tab.tick('OVO')
  await tab.tick('The payment succeeds')
  await tab.pressThrough('Continue', {
    between: paymentMessages.isLate,
    link: paymentMessages.checkAgain,
    to: paymentMessages.outcomes.paid.text,
  })
}

/** Goes from the shipping type to the summary of a guest's delivery to Jakarta Selatan. */
export async function chooseDelivery(tab: TextTab): Promise<void> {
  // Footer links begin with the same words.
  const onlineDelivery = `${checkout.onlineDelivery} ${checkout.onlineDeliveryText}`
  await tab.press(onlineDelivery, checkout.addressTitle)
  await fillAddress(tab)
  await tab.press(checkout.continue, checkout.hubTitle)
  await tab.press(aStore, checkout.methodTitle)
  await tab.tick(/Regul[ae]r|Standard/)
  await tab.press(checkout.continue, checkout.summaryTitle)
}

/** Goes from the shipping type to the summary of a pickup. */
export async function choosePickup(tab: TextTab): Promise<void> {
  const storePickup = `${checkout.storePickup} ${checkout.storePickupText}`
  await tab.press(storePickup, checkout.showroomTitle)
  await tab.press(aStore, checkout.summaryTitle)
}
