import { expect, type Page } from '@playwright/test'
import { expectAccessible } from '#e2e/support/axe.ts'
import { nightly, test } from '#e2e/support/test.ts'
import { faq } from '#lib/messages/help/faq.ts'
import { onlineDelivery } from '#lib/messages/help/how-to.ts'

test.describe('/faq', () => {
  const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
  const [account, cart, shipping, payment, help] = faq.topics

  test('opens with Account, and shows one topic at a time', nightly, async ({ page }) => {
    await page.goto('/faq')
    await expect(tab(page, account.tab)).toHaveAttribute('aria-selected', 'true')
    for (const topic of faq.topics) {
      await tab(page, topic.tab).click()
      if (topic !== account) await expect(page).toHaveURL(`/faq#${topic.id}`)
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
      await expect(page.getByRole('tabpanel', { name: topic.tab })).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('a hash opens its tab, and Back returns to the one before', nightly, async ({ page }) => {
    await page.goto('/faq#payment')
    await expect(tab(page, payment.tab)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('heading', { name: payment.title })).toBeInViewport()
    await tab(page, help.tab).click()
    await tab(page, cart.tab).click()
    await expect(page).toHaveURL('/faq#keranjang')
    await page.goBack()
    await expect(tab(page, help.tab)).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(page).toHaveURL('/faq#payment')
    await expect(page.getByRole('tabpanel', { name: payment.tab })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('tabpanel', { name: help.tab })).toBeVisible()
  })

  test('a hash that names no tab leaves the current one open', nightly, async ({ page }) => {
    await page.goto('/faq#nonsense')
    await expect(page.getByRole('tabpanel', { name: account.tab })).toBeVisible()
    await page.goto('/faq#payment')
    await page.evaluate(() => {
      window.location.hash = 'content'
    })
    await expect(page).toHaveURL('/faq#content')
    await expect(page.getByRole('tabpanel', { name: payment.tab })).toBeVisible()
  })

  test('the address of a question opens its tab and answer', nightly, async ({ page }) => {
    await page.goto('/faq#help-ongkos-retur')
    await expect(tab(page, help.tab)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('paling banyak Rp 20.000')).toBeInViewport()
    await page.goto('/faq#payment-gagal')
    await page.getByRole('tabpanel').getByRole('link', { name: 'Kontak layanan pelanggan' }).click()
    await expect(tab(page, help.tab)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('Senin sampai Jumat, pukul 09:00-16:00 WIB')).toBeInViewport()
  })

  test('tabs are one tab stop; arrows, Home and End move among them', nightly, async ({ page }) => {
    await page.goto('/faq')
    await tab(page, account.tab).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(page, cart.tab)).toBeFocused()
    await expect(tab(page, cart.tab)).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL('/faq#keranjang')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(tab(page, help.tab)).toBeFocused()
    await page.keyboard.press('Home')
    await expect(tab(page, account.tab)).toBeFocused()
    await page.keyboard.press('End')
    await expect(tab(page, help.tab)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('tabpanel')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.locator('details[open]').filter({ visible: true })).toHaveCount(1)
  })

  test('a link from another page opens the tab that it names', nightly, async ({ page }) => {
    await page.goto('/stores/online-delivery')
    await page.getByRole('link', { name: onlineDelivery.links[0]?.label ?? '' }).click()
    await expect(page).toHaveURL('/faq#shipping')
    await expect(page.getByRole('tabpanel', { name: shipping.tab })).toBeVisible()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the FAQ has every answer in its HTML, and its tabs work', nightly, async ({ page }) => {
    await page.goto('/faq')
    const html = await page.content()
    for (const { questions } of faq.topics) {
      for (const { question } of questions) expect(html).toContain(question)
    }
    const heading = (topic: { title: string }) =>
      page.getByRole('heading', { level: 2, name: topic.title })
    const [account, , , payment] = faq.topics
    await expect(heading(account)).toBeVisible()
    await expect(heading(payment)).toBeHidden()
    await page.getByRole('link', { name: payment.tab, exact: true }).click()
    await expect(heading(payment)).toBeVisible()
    await expect(heading(account)).toBeHidden()
    await page.goBack()
    await expect(heading(account)).toBeVisible()
    await page.getByText('Bagaimana cara mendaftar?').click()
    await expect(page.getByText('alamat email yang aktif')).toBeVisible()
  })

  test('the FAQ shows the question that the address names', async ({ page }) => {
    await page.goto('/faq#help-ongkos-retur')
    await expect(page.getByText('paling banyak Rp 20.000')).toBeVisible()
  })
})
