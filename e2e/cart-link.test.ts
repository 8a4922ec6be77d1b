import { expect, type Page } from '@playwright/test'
import { e2e } from '#e2e/settings.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import { nightly, nightlyBut, test } from '#e2e/support/test.ts'
import { cartLinkMessages as cartLink, cartMessages } from '#messages/cart.ts'

const linesInCart = async (page: Page): Promise<{ size_code: string; qty: number }[]> => {
  const response = await page.request.get('/api/cart', { headers: { Origin: e2e.shopUrl } })
  return (await response.json()).data.cart.cart_items
}

/** Opens a link that fills a cart. */
const openLink = (page: Page, items: string) =>
  page.goto(`/cart/add?${new URLSearchParams({ items })}`)

test('a link shows the items first, and adds them when the shopper confirms', async ({ page }) => {
  await openLink(page, '1001:M:2,1002:L')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(cartLink.title)
  await expect(main.getByRole('listitem')).toHaveCount(2)
  await expect(main.getByRole('listitem').first()).toContainText(
    cartMessages.size({ size_name: 'M' }),
  )
  await expect(main.getByRole('listitem').first()).toContainText(cartLink.pieces(2))
  await expectAccessible(page)
  expect(await linesInCart(page)).toEqual([])
  await main.getByRole('button', { name: cartLink.add(3) }).click()
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText(cartLink.added(2))).toBeVisible()
  expect(await linesInCart(page)).toMatchObject([
    { size_code: 'M', qty: 2 },
    { size_code: 'L', qty: 1 },
  ])
})

test(
  'a link explains each item that it cannot add, and adds the rest',
  nightly,
  async ({ page }) => {
    await openLink(page, '1001:M:1,1001:XXXXL:1,99999999:M:1,nonsense')
    const refused = page.getByRole('main').getByRole('listitem')
    await expect(refused.filter({ hasText: cartLink.reasons.unknownSize })).toHaveCount(1)
    await expect(refused.filter({ hasText: cartLink.reasons.gone })).toHaveCount(1)
    await expect(refused.filter({ hasText: cartLink.unreadable('nonsense') })).toHaveCount(1)
    await expectAccessible(page)
    await page.getByRole('button', { name: cartLink.add(1) }).click()
    await expect(page.getByText(cartLink.added(1))).toBeVisible()
  },
)

for (const items of ['', ',,,', 'nonsense', '99999999:M:1']) {
  test(
    `a link with nothing to add (${JSON.stringify(items)}) says so and has no button`,
    nightlyBut(items === 'nonsense'),
    async ({ page }) => {
      await openLink(page, items)
      await expect(page.getByText(cartLink.nothing)).toBeVisible()
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0)
    },
  )
}

test(
  'a link of a hundred items shows twenty and says that the others are left out',
  nightly,
  async ({ page }) => {
    await openLink(page, '1001:M:1,'.repeat(100))
    await expect(page.getByText(cartLink.tooLong(20))).toBeVisible()
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(1)
  },
)

test('a link of ten thousand items is refused before it is parsed', nightly, async ({ page }) => {
  const response = await page.request.get(`/cart/add?items=${'1001:M:1,'.repeat(10_000)}`)
  expect([414, 431]).toContain(response.status())
})

test('a link is neither cached nor indexed, and adds nothing without a confirmation', async ({
  page,
}) => {
  const response = await page.request.get('/cart/add?items=1001:M:2')
  expect(response.status()).toBe(200)
  expect(response.headers()['cache-control']).toContain('no-store')
  expect(await response.text()).toContain('<meta name="robots" content="noindex"')
  expect(await linesInCart(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a link fills the cart when the shopper confirms', async ({ page }) => {
    await openLink(page, '1001:M:2')
    await page.getByRole('button', { name: cartLink.add(2) }).click()
    await expect(page.getByText(cartLink.added(1))).toBeVisible()
    await expect(page.getByRole('main')).toContainText(cartMessages.size({ size_name: 'M' }))
  })
})
