import { chooseDelivery, choosePickup, pay, start } from '#e2e/engines/text/checkout.ts'
import { test } from '#e2e/engines/text/text-test.ts'
import { cartMessages as cart, cartLinkMessages } from '#messages/cart.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { errorsMessages } from '#messages/errors.ts'

test('a guest has a shirt delivered, and pays', async ({ openTab }) => {
  const tab = await openTab('/product/1035')
  await start(tab, 'M')
  await chooseDelivery(tab)
  await pay(tab)
})

test('a guest picks up a shirt at a store, and pays', async ({ openTab }) => {
  const tab = await openTab('/product/1035')
  await start(tab, 'L')
  await choosePickup(tab)
  await pay(tab)
})

test('a guest fills the cart through a link, also in a browser that does not name its page', async ({
  openTab,
}) => {
  const tab = await openTab('/cart/add?items=1035:M:1')
  await tab.sees(cartLinkMessages.add(1))
  await tab.press(cartLinkMessages.add(1), cart.firstPress.title)
  if (await tab.shows(errorsMessages.unknownPage.text))
    await tab.press(checkoutMessages.continue, cart.firstPress.text)
  await tab.press(checkoutMessages.continue, cart.title)
})
