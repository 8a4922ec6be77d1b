import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { anyWidth, test } from '#e2e/support/test.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { stockAlertMessages as stockAlert } from '#messages/product.ts'

/** A product with one sold-out size, and other sizes in stock. */
const hoodie = { path: '/product/1072', soldOut: 'L' }
const allInStock = '/product/1001'

const form = (page: Page) => page.getByRole('main')

async function openForm(page: Page) {
  await page.goto(hoodie.path)
  await page.getByRole('link', { name: stockAlert.ask }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stockAlert.title)
}

const send = (page: Page) => form(page).getByRole('button', { name: stockAlert.send }).click()

test(
  'a product with a sold-out size links to a form for that size, which confirms the alert',
  anyWidth,
  async ({ page }) => {
    await openForm(page)
    await expect(page.getByRole('radio')).toHaveCount(1)
    await expect(page.getByRole('radio', { name: hoodie.soldOut })).toBeChecked()
    await expectAccessible(page)
    await form(page).getByLabel(auth.email, { exact: true }).fill('sari@example.com')
    await send(page)
    await expect(page.getByText("We'll email you once, when this size is back.")).toBeVisible()
    await expect(form(page).getByRole('button', { name: stockAlert.send })).toHaveCount(0)
    await page.getByRole('link', { name: /^Go to Pullover hoodie/ }).click()
    await expect(page).toHaveURL(hoodie.path)
  },
)

test('a product with every size in stock offers no alert', anyWidth, async ({ page }) => {
  await page.goto(allInStock)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: stockAlert.ask })).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'an invalid address is refused at its field, and stays there',
    anyWidth,
    async ({ page }) => {
      await openForm(page)
      // The browser's own validation accepts it.
      await form(page).getByLabel(auth.email, { exact: true }).fill('sari@example')
      await send(page)
      await expect(page.getByText(auth.problems.emailInvalid)).toBeVisible()
      await expect(form(page).getByLabel(auth.email, { exact: true })).toHaveValue('sari@example')
      await page.reload()
      await expect(page.getByText(auth.problems.emailInvalid)).toHaveCount(0)
    },
  )

  test(
    'the mailed link asks for confirmation before it stops the mails',
    anyWidth,
    async ({ page }) => {
      await page.goto('/stock-alert?stop=a-token')
      await form(page).getByRole('button', { name: stockAlert.stop }).click()
      await expect(
        page.getByText("You won't get any more emails about sizes that are back."),
      ).toBeVisible()
    },
  )
})

test(
  'a mail provider stops the mails through the same link, by one-click POST',
  anyWidth,
  async ({ request }) => {
    const address = '/stock-alert?stop=a-token'
    const form = { 'List-Unsubscribe': 'One-Click' }
    const answer = await request.post(address, { form, maxRedirects: 0 })
    expect([answer.status(), await answer.text()]).toEqual([
      200,
      "You won't get any more emails about sizes that are back.",
    ])
  },
)

for (const query of ['', '?item=', '?item=999999', '?item=1001%27']) {
  test(`/stock-alert${query} answers 404`, anyWidth, async ({ request }) => {
    expect((await request.get(`/stock-alert${query}`)).status()).toBe(404)
  })
}

test('another site cannot request an alert in a shopper’s name', anyWidth, async ({ request }) => {
  const answer = await request.post('/api/stock-alert/ask', {
    headers: { origin: 'https://evil.example' },
    form: { product_detail_id: 1072, size: 'L', email: 'sari@example.com' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
})
