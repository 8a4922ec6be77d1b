import * as checkout from '#e2e/engines/checkout.ts'
import { byText, heading, inMain, link } from '#e2e/engines/query.ts'
import { desktop, test } from '#e2e/engines/test.ts'
import { headerMessages } from '#messages/header.ts'
import { homeMessages } from '#messages/home.ts'
import { listMessages } from '#messages/list.ts'
import { ordersMessages } from '#messages/orders.ts'
import { paymentMessages } from '#messages/payment.ts'

const { paid } = paymentMessages.outcomes
const { ONLINE_DELIVERY: delivery, PICKUP_ON_STORE: pickup } = ordersMessages.statuses

test('a guest finds a shirt from home, has it delivered and pays', async ({ tab }) => {
  await tab.open('/')
  await tab.press(inMain(link(homeMessages.seeAll)))
  await tab.sees(byText(listMessages.found(237)))
  await tab.press(inMain(link(/Batik camp shirt in Parang Maroon/)))
  await tab.sees(heading(/Parang Maroon/))
  await checkout.addToCart(tab, 'M')
  await checkout.fromDrawer(tab)
  await checkout.chooseDelivery(tab)
  await checkout.goToPayment(tab)
  await checkout.decide(tab, 'OVO', 'The payment succeeds')
  await tab.sees(heading(paid.title))
  await tab.sees(link(headerMessages.cart(0)))
  await checkout.orderSays(tab, delivery.PAID.title)
})

test.describe('in a wide window', () => {
  test.use({ tabOptions: desktop })

  test('a guest picks up a shirt at a store', async ({ tab }) => {
    await tab.open('/product/1035')
    await checkout.addToCart(tab, 'L')
    await checkout.fromDrawer(tab)
    await checkout.choosePickup(tab)
    await checkout.goToPayment(tab)
    await checkout.decide(tab, 'BCA KlikPay', 'The payment succeeds')
    await checkout.returnToShop(tab)
    await tab.sees(heading(paid.title))
    await checkout.orderSays(tab, pickup.PAID.title)
  })
})
