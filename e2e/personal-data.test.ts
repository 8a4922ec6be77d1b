import { findFreePort } from '@etalase/processes/ports.ts'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { untilOpen } from '#e2e/support/attack.ts'
import {
  chooseShopAndTier,
  person,
  readableStorage,
  typeAddress,
  wordsIn,
} from '#e2e/support/person.ts'
import { ProxiedShop, passOn } from '#e2e/support/proxied-shop.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { anyWidth, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { addressMessages as address } from '#messages/address.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'

const shirt = { id: 1036, size: 'M' }

const emailField = (page: Page) => page.getByLabel(checkout.guestEmail, { exact: true })

/** Goes to the sandbox. */
async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: checkout.goToPayment }).click()
  await shopper.agreeToPay(page)
  await shopper.sandboxBill(page)
}

async function typeSummary(page: Page): Promise<void> {
  await page.getByLabel(checkout.orderNotes).fill(person.orderNotes)
  await emailField(page).fill(person.email)
}

/** Collects addresses and referrers of all requests of a browser. */
function watchRequests(context: BrowserContext) {
  const seen: Promise<string>[] = []
  context.on('request', (request) => {
    const headers = request.allHeaders().catch(() => request.headers())
    seen.push(headers.then(({ referer = '' }) => `${request.url()} ${referer}`))
  })
  return async () => (await Promise.all(seen)).join('\n')
}

/** Returns the cookies that hold the checkout's data. */
const keptCookies = async (context: BrowserContext) =>
  (
    await context.cookies(
      ['checkout-draft', 'pending-order'].map((path) => `${e2e.shopUrl}/api/${path}`),
    )
  ).filter(({ name }) => /^(checkout-draft|pending-order)-\d$/.test(name))

/** Expects that scripts cannot read the person's data here, and that stored data is sealed. */
async function expectNothingReadable(page: Page, context: BrowserContext): Promise<void> {
  expect(wordsIn(await readableStorage(page))).toEqual([])
  for (const { httpOnly, sameSite, value, path } of await keptCookies(context)) {
    expect([httpOnly, sameSite, wordsIn(value)]).toEqual([true, 'Lax', []])
    expect(path).toMatch(/^\/api\//)
  }
}

test(
  'a purchase leaves no personal data in storage, addresses or referrers, and its cookies end with the order',
  anyWidth,
  async ({ page, context }) => {
    const requests = watchRequests(context)
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto('/checkout')
    await typeAddress(page)
    await expectNothingReadable(page, context)
    await page.reload()
    await expect(page.getByLabel(address.street)).toHaveValue(person.street)
    await expect(page.getByLabel(address.notes)).toHaveValue(person.addressNotes)
    await chooseShopAndTier(page)
    await typeSummary(page)
    await page.reload()
    await expect(emailField(page)).toHaveValue(person.email)
    await expect(page.getByLabel(checkout.orderNotes)).toHaveValue(person.orderNotes)
    await expect(page.getByText(person.street)).toBeVisible()
    await expectNothingReadable(page, context)
    expect(await keptCookies(context)).not.toEqual([])
    await pay(page)
    // All words appear here, which proves that the search would find them elsewhere.
    const kept = await page.request.get('/api/pending-order')
    expect(wordsIn(await kept.text())).toHaveLength(6)
    const draft = await page.request.get('/api/checkout-draft')
    expect(wordsIn(await draft.text())).toEqual([])
    await page.goBack()
    await page.getByRole('button', { name: checkout.continuePayment }).click()
    await shopper.sandboxBill(page)
    expect(page.url()).not.toContain('?')
    await shopper.decide(page, 'OVO', 'The payment succeeds')
    await expect(page.getByRole('heading', { name: 'Order Success' })).toBeVisible()
    await expectNothingReadable(page, context)
    await expect.poll(() => keptCookies(context)).toEqual([])
    expect(wordsIn(await requests())).toEqual([])
  },
)

test('a tab closed right after a keystroke loses nothing', anyWidth, async ({ page, context }) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/checkout')
  await typeAddress(page)
  await page.getByLabel(address.street).fill(`${person.street} B`)
  await page.close({ runBeforeUnload: true })
  const reopened = await context.newPage()
  await reopened.goto('/checkout')
  await expect(reopened.getByLabel(address.street)).toHaveValue(`${person.street} B`)
})

test('signing out deletes what was typed in the checkout', anyWidth, async ({ page, context }) => {
  await shopper.putIntoCart(page, shirt.id, shirt.size)
  await page.goto('/checkout')
  await typeAddress(page)
  await expect.poll(() => keptCookies(context)).not.toEqual([])
  await page.request.post('/api/session/sign-out', { headers: { Origin: e2e.shopUrl } })
  expect(await keptCookies(context)).toEqual([])
})

test(
  'logs and request addresses contain no personal data, even when the order fails first',
  nightlyAnyWidth,
  async ({ page }) => {
    const ports = { shop: await findFreePort(), proxy: await findFreePort() }
    const addresses: string[] = []
    let failures = 1
    const shop = new ProxiedShop(
      ports,
      (incoming, outgoing) => {
        addresses.push(incoming.url ?? '')
        const isOrder = incoming.url?.startsWith('/checkout-trx')
        if (isOrder && failures-- > 0) incoming.socket.destroy()
        else passOn(incoming, outgoing)
      },
      { LOG_LEVEL: 'debug' },
    )
    await untilOpen(shop.url)
    await shopper.putIntoCart(page, shirt.id, shirt.size)
    await page.goto(`${shop.url}/checkout`)
    await typeAddress(page)
    await chooseShopAndTier(page)
    await typeSummary(page)
    await page.getByRole('button', { name: checkout.goToPayment }).click()
    await shopper.agreeToPay(page)
    await expect(page.getByRole('heading', { name: checkout.pendingUnknown.title })).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: checkout.continuePayment }).click()
    await shopper.sandboxBill(page)
    shop.stop()
    expect(shop.log()).toContain('checkout-trx')
    expect(wordsIn(shop.log())).toEqual([])
    expect(addresses.length).toBeGreaterThan(5)
    expect(wordsIn(addresses.join('\n'))).toEqual([])
  },
)
