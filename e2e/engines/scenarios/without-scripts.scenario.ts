import { expect } from '@playwright/test'
import { fillSignUp, leave } from '#e2e/engines/account.ts'
import { choosePickup, decide } from '#e2e/engines/checkout.ts'
import * as forms from '#e2e/engines/checkout-forms.ts'
import { button, byCss, byText, field, heading, inMain, link, radio } from '#e2e/engines/query.ts'
import { type Tab, until } from '#e2e/engines/tab.ts'
import { phone, test } from '#e2e/engines/test.ts'
import { aStranger } from '#e2e/support/customer.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { cartMessages as cart } from '#messages/cart.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { listMessages as list } from '#messages/list.ts'
import { paymentMessages } from '#messages/payment.ts'
import { productMessages as product } from '#messages/product.ts'

const { paid } = paymentMessages.outcomes

const quantity = byCss('output', cart.quantity)

/** Pays at the provider and returns to the result. */
async function succeed(tab: Tab): Promise<void> {
  await decide(tab, 'OVO', 'The payment succeeds')
  await tab.sees(heading(paid.title))
}

/** Signs up a new customer. */
async function signUp(tab: Tab): Promise<void> {
  await tab.open('/sign-up')
  await fillSignUp(tab, aStranger())
  await tab.isAt(/^\/$/)
}

test.use({ tabOptions: { ...phone, scripts: false } })

test('without scripts a shopper finds a shirt, adds it to the cart, changes its quantity and removes it', async ({
  tab,
}) => {
  await tab.open('/products?category_id=7')
  await tab.press(inMain(link(list.loadMore)))
  await tab.isAt(/page=2$/)
  await tab.press(inMain(byCss('[data-product] a[href^="/product/"]')))
  await tab.isAt(/^\/product\/\d+/)
  await tab.open('/product/1001')
  await tab.press(radio('M'))
  await tab.press(button(product.addToCart))
  await tab.isAt(/^\/cart$/)
  await tab.sees(heading(cart.title))
  await tab.press(inMain(button(/^Increase quantity of/)))
  await until(async () => expect(await tab.texts(quantity)).toEqual(['2']))
  await tab.press(inMain(link(cart.checkoutAsGuest)))
  await tab.sees(heading(checkout.shippingTypeTitle))
  await tab.open('/cart')
  await tab.press(inMain(button(/^Remove/)))
  await tab.sees(inMain(byText(cart.empty)))
})

test('without scripts a guest has a shirt delivered and pays', async ({ tab }) => {
  await forms.start(tab, 'M')
  await forms.chooseDelivery(tab)
  await forms.goToPayment(tab)
  await succeed(tab)
})

test('without scripts a guest picks up a shirt at a store and pays', async ({ tab }) => {
  await forms.start(tab, 'L')
  await choosePickup(tab)
  await forms.goToPayment(tab)
  await succeed(tab)
})

test('without scripts a customer has a shirt sent to a saved address and pays', async ({ tab }) => {
  await signUp(tab)
  await tab.open('/account/shipping-address/new')
  await forms.saveAddress(tab)
  await forms.start(tab, 'M')
  await forms.chooseSavedDelivery(tab)
  await forms.pay(tab)
  await succeed(tab)
})

test('without scripts a customer picks up a shirt at a store and pays', async ({ tab }) => {
  await signUp(tab)
  await forms.start(tab, 'L')
  await choosePickup(tab)
  await forms.pay(tab)
  await succeed(tab)
})

test('without scripts adding without a size sends nothing', async ({ tab }) => {
  await tab.open('/product/1001')
  await tab.press(button(product.addToCart))
  expect(await tab.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('radio')
  await tab.isAt(/^\/product\/1001$/)
})

test('without scripts a stranger sees what is wrong, signs up and signs out', async ({ tab }) => {
  const stranger = aStranger()
  await tab.open('/sign-up')
  await fillSignUp(tab, { ...stranger, password: 'short' })
  await tab.sees(inMain(byText('Password length should be at least 8 characters')))
  await fillSignUp(tab, stranger)
  await tab.isAt(/^\/$/)
  await tab.open('/account')
  await tab.has(inMain(field(auth.email)), stranger.email)
  await tab.press(inMain(button(account.subscribe)))
  await tab.sees(inMain(byText(account.subscribed)))
  await leave(tab)
})
