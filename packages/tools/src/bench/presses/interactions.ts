import type { Locator, Page } from '@playwright/test'
import { waitUntilIdle } from '#bench/pages/phone.ts'
import * as shopper from '../../../../../e2e/support/shopper.ts'
import { cartMessages } from '../../../../../lib/messages/en/cart.ts'
import { checkoutMessages } from '../../../../../lib/messages/en/checkout.ts'
import { headerMessages } from '../../../../../lib/messages/en/header.ts'
import { filterMessages } from '../../../../../lib/messages/en/list.ts'
import { productMessages } from '../../../../../lib/messages/en/product.ts'

/** A page in its state before a press, and the element to press or type into. */
export interface Interaction {
  open: (page: Page, shopUrl: string) => Promise<unknown>
  target: (page: Page) => Locator
  typed?: string
}

const at = (path: string) => (page: Page, shopUrl: string) => page.goto(shopUrl + path)

const sizeM = (page: Page) =>
  page.locator('label', { has: page.getByRole('radio', { name: 'M', exact: true }) }).first()

const addButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: productMessages.addToCart })

async function withSize(page: Page, shopUrl: string): Promise<void> {
  await at('/product/1035')(page, shopUrl)
  await waitUntilIdle(page)
  await sizeM(page).tap()
}

async function withDrawer(page: Page, shopUrl: string): Promise<void> {
  await withSize(page, shopUrl)
  await addButton(page).tap()
  await page.getByRole('dialog', { name: cartMessages.drawerTitle }).waitFor()
}

/** What a shopper presses most, by its name in the table. */
export const interactions: Readonly<Record<string, Interaction>> = {
  'open the menu': {
    open: at('/'),
    target: (page) =>
      page.locator('summary').filter({ hasText: headerMessages.menu, visible: true }),
  },
  'type into the search': {
    open: async (page, shopUrl) => {
      await at('/')(page, shopUrl)
      await shopper.open(page, headerMessages.openSearch)
    },
    target: shopper.searchField,
    typed: 'kemeja',
  },
  'open the filter': {
    open: at('/products?category_id=7'),
    target: (page) => page.getByRole('link', { name: filterMessages.open }).first(),
  },
  'narrow a list by a size': {
    open: at('/products?category_id=7&filter=1'),
    target: (page) => page.getByRole('link', { name: /^M\b/ }).first(),
  },
  'choose a size': { open: at('/product/1035'), target: sizeM },
  'add to the cart': { open: withSize, target: addButton },
  'one more in the drawer': {
    open: withDrawer,
    target: (page) => page.getByRole('button', { name: /^Increase quantity of/ }),
  },
  'the next step of the checkout': {
    open: async (page, shopUrl) => {
      await withDrawer(page, shopUrl)
      await at('/checkout')(page, shopUrl)
      await page.getByRole('heading', { name: checkoutMessages.shippingTypeTitle }).waitFor()
    },
    target: (page) =>
      page.getByRole('button', { name: new RegExp(`^${checkoutMessages.onlineDelivery}`) }),
  },
}
