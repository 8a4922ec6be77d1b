import { chooseDelivery, choosePickup, pay, start } from '#e2e/engines/text/checkout.ts'
import { test } from '#e2e/engines/text/text-test.ts'

test('a guest has a shirt delivered, and pays', async ({ openTab }) => {
  const tab = await openTab('/product/1035')
  await start(tab, 'M')
  await chooseDelivery(tab)
  await pay(tab)
})

test('a guest picks a shirt up in a store, and pays', async ({ openTab }) => {
  const tab = await openTab('/product/1035')
  await start(tab, 'L')
  await choosePickup(tab)
  await pay(tab)
})
