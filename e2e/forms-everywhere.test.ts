import { expect, type Page } from '@playwright/test'
import * as forms from '#e2e/support/checkout-forms.ts'
import * as customers from '#e2e/support/customer.ts'
import { customerWithPages } from '#e2e/support/customer-with-pages.ts'
import { formFaults } from '#e2e/support/form-faults.ts'
import { mailedPath, placeGuestOrder } from '#e2e/support/guest-orders.ts'
import { addressesOf, guests, shared } from '#e2e/support/page-addresses.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { test } from '#e2e/support/test.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

test.use({ javaScriptEnabled: false })

/** The faults of pages, by their addresses. */
async function faultsOn(page: Page, paths: readonly string[]): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const path of paths) {
    await page.goto(path)
    const faults = await formFaults(page)
    if (faults.length > 0) found[path] = faults
  }
  return found
}

const isSound = async (page: Page) => expect(await formFaults(page), page.url()).toEqual([])

test('on each page of a guest small browsers can press each button, and Enter does no harm', async ({
  page,
}) => {
  test.setTimeout(300_000)
  await shopper.putIntoCart(page, 1035, 'M', 2)
  const { number } = await placeGuestOrder()
  await page.goto(await mailedPath(number, 'order-received'))
  expect(await faultsOn(page, addressesOf(shared, guests))).toEqual({})
})

test('so they can on each page of a customer', async ({ page }) => {
  test.setTimeout(300_000)
  const { customer, paths } = await customerWithPages()
  await page.goto('/sign-in?next=/account')
  await customers.fillSignIn(page, customer)
  await page.waitForURL('/account')
  expect(await faultsOn(page, paths)).toEqual({})
})

test('so they can on each step of the checkout, and on the order that waits', async ({ page }) => {
  test.setTimeout(120_000)
  await forms.startWithout(page, 1035, 'M')
  await isSound(page)
  await page.getByRole('main').getByRole('button', { name: checkout.onlineDelivery }).click()
  await isSound(page)
  await forms.fillAddress(page)
  await page.getByRole('main').getByRole('button', { name: checkout.continue }).click()
  await isSound(page)
  await shopper.firstShop(page).click()
  await isSound(page)
  await page.getByRole('main').getByRole('button', { name: checkout.continue }).click()
  await isSound(page)
  await forms.review(page)
  await isSound(page)
  await forms.agree(page)
  await isSound(page)
  await page.getByRole('main').getByRole('link', { name: checkout.newOrder }).click()
  await isSound(page)
})

test('a fault is found, and a form that works has none', async ({ page }) => {
  await page.setContent(`
    <form id="a" method="post" action="/api/cart"><input name="qty"><button>Add</button></form>
    <button form="a">Add outside</button><button type="button"><svg></svg></button><button>No form</button>
    <form method="post" action="/api/cart/remove"><input name="qty"><button>Remove</button></form>
    <form method="post" action="/api/order/close"><button formaction="/x">Close</button></form>`)
  expect((await formFaults(page)).map((fault) => fault.replace(/<.*>/, '…'))).toEqual([
    '/api/cart “Add outside” is outside its form',
    '/api/cart “Add outside” has form',
    'no form “…” has no words',
    'no form “No form” is outside its form',
    '/api/order/close “Close” has formaction',
    '/api/cart: … is outside',
    '/api/cart/remove does harm by Enter',
    '/api/order/close has no field',
  ])
})
