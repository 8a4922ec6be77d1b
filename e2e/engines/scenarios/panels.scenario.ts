import { expect } from '@playwright/test'
import * as checkout from '#e2e/engines/checkout.ts'
import { button, dialog, heading, inMain, inside, link } from '#e2e/engines/query.ts'
import { type Tab, until } from '#e2e/engines/tab.ts'
import { test } from '#e2e/engines/test.ts'
import { cartMessages } from '#messages/cart.ts'
import { headerMessages } from '#messages/header.ts'
import { productMessages } from '#messages/product.ts'

const list = '/products?category_id=7'
const picture = link(/Enlarge picture 1/)
const zoom = dialog(new RegExp(productMessages.gallery))
const drawer = dialog(cartMessages.drawerTitle)

/** Waits until this many panels have a history entry: engines add and remove entries asynchronously. */
const untilPanels = (tab: Tab, count: number) =>
  until(async () =>
    expect(await tab.evaluate(() => Number(Object(history.state).openPanels ?? 0))).toBe(count),
  )

async function openProduct(tab: Tab): Promise<void> {
  await tab.open(list)
  await tab.press(inMain({ css: '[data-product] a[href^="/product/"]' }))
  await tab.isAt(/^\/product\/\d+/)
  await tab.sees(heading(/./))
}

test('Back and its button close the enlarged picture, and the next Back leaves', async ({
  tab,
}) => {
  await openProduct(tab)
  await tab.press(picture)
  await tab.sees(zoom)
  await untilPanels(tab, 1)
  await tab.back()
  await tab.seesNo(zoom)
  await tab.isAt(/^\/product\/\d+/)
  await tab.press(picture)
  await tab.sees(zoom)
  await untilPanels(tab, 1)
  await tab.press(inside(zoom, button(productMessages.close)))
  await tab.seesNo(zoom)
  await untilPanels(tab, 0)
  await tab.back()
  await tab.isAt(/^\/products\?category_id=7/)
})

test('Escape and Back close the cart drawer and stay on the product', async ({ tab }) => {
  await tab.open('/product/1001')
  await checkout.addToCart(tab, 'M')
  await untilPanels(tab, 1)
  await tab.back()
  await tab.seesNo(drawer)
  await tab.press(link(headerMessages.cart(1)))
  await tab.sees(drawer)
  await untilPanels(tab, 1)
  await tab.pressKey('Escape')
  await tab.seesNo(drawer)
  await untilPanels(tab, 0)
  await tab.isAt(/^\/product\/1001/)
})
