import { expect, type Page } from '@playwright/test'
import { OtherTab } from '#e2e/support/addresses.ts'
import { confirmationPath } from '#e2e/support/confirmation-mail.ts'
import * as customers from '#e2e/support/customer.ts'
import { placeOrder } from '#e2e/support/customer-orders.ts'
import { deadControls } from '#e2e/support/dead-controls.ts'
import { mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { customersPages, guests, type PageAddresses, shared } from '#e2e/support/page-addresses.ts'
import { test } from '#e2e/support/test.ts'
import { wishMessages } from '#messages/wish.ts'

test.use({ javaScriptEnabled: false })

/** Returns the dead controls of pages, by address. */
async function deadOn(page: Page, pages: PageAddresses): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of Object.values(pages).flat()) {
    await page.goto(path)
    const dead = await deadControls(page)
    if (dead.length > 0) found[path] = dead
  }
  return found
}

test('without JavaScript no shared page has a control that does nothing', async ({ page }) => {
  expect(await deadOn(page, { ...shared, '/[...missing]': ['/nothing'] })).toEqual({})
})

test('without JavaScript no guest page has a control that does nothing', async ({ page }) => {
  expect(await deadOn(page, { '/cart': ['/cart'], '/order': ['/order'] })).toEqual({})
  await page.goto('/cart/add?items=1001:M:2')
  await page.getByRole('main').getByRole('button').first().click()
  const [opened, offered] = [await placeGuestOrder(), await placeGuestOrder()]
  await page.goto(await mailedPath(opened.number, 'order-received'))
  await page.goto(await mailedPath(offered.number, 'order-received'))
  expect(await deadOn(page, guests)).toEqual({})
})

test('without JavaScript no customer page has a control that does nothing', async ({ page }) => {
  const customer = await customers.aCustomer()
  const { id: order } = await placeOrder(customer)
  const address = await (await OtherTab.of(customer)).save('Office')
  await page.goto('/sign-in?next=/product/1001')
  await customers.fillSignIn(page, customer)
  await page.getByRole('main').getByRole('button', { name: wishMessages.add }).click()
  await expect(page).toHaveURL(/\/account\/wishlist$/)
  await page.goto(await confirmationPath(customer.email))
  expect(await deadControls(page)).toEqual([])
  expect(await deadOn(page, customersPages({ order, address }))).toEqual({})
})

test('the check reports controls that do nothing, and no others', async ({ page }) => {
  await page.setContent(`
    <a>nowhere</a><a href="#gone">to nothing</a><a href="/cart">to the cart</a>
    <button type="button">nothing</button><button type="button" hidden>hidden</button>
    <button type="button" disabled>disabled</button><button>no form</button>
    <form method="dialog"><button>of a dialog</button></form>
    <form method="post" action="/api/cart"><input id="sent"><button>sends</button></form>
    <form><select id="not-sent"></select></form>
    <details><summary>fold</summary><div role="button">folded</div></details>`)
  expect(await deadControls(page)).toEqual([
    'a “nowhere”',
    'a “to nothing”',
    'button “nothing”',
    'button “no form”',
    'button “of a dialog”',
    'select “not-sent”',
    'div “folded”',
  ])
})
