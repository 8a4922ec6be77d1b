import { expect } from '@playwright/test'
import { field, main, press } from '#e2e/support/account-pages.ts'
import { expectAccessible } from '#e2e/support/axe.ts'
import * as customers from '#e2e/support/customer.ts'
import * as shopper from '#e2e/support/shopper.ts'
import { nightly, nightlyAnyWidth, test } from '#e2e/support/test.ts'
import { homeNotices, homeWith } from '#lib/session/session-ended.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { headerMessages } from '#messages/header.ts'

test.describe('the account', () => {
  for (const path of ['/account', '/account/orders?page=2', '/account/no-such-page']) {
    test(`${path} redirects a guest to the sign-in`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      const target = new URL(response.headers().location ?? '', 'http://localhost')
      expect([target.pathname, target.searchParams.get('next')]).toEqual(['/sign-in', path])
    })
  }

  test('a forged session is rejected', async ({ request }) => {
    const headers = { Cookie: 'session=Fe26.2*1*forged~2' }
    const response = await request.get('/account', { headers, maxRedirects: 0 })
    expect(response.headers().location).toContain('/sign-in?next=')
    expect((await request.get('/api/user/profile', { headers })).status()).toBe(401)
  })

  test('saves changes of the profile', nightly, async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    await field(page, auth.name).fill('Sari Ayu')
    await press(page, account.save)
    await expect(main(page).getByText('Your profile have been successfully updated.')).toBeVisible()
    await page.reload()
    await expect(field(page, auth.name)).toHaveValue('Sari Ayu')
  })

  test('subscribes to the newsletter and unsubscribes', nightly, async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    await press(page, account.subscribe)
    await expect(main(page).getByText(account.subscribed)).toBeVisible()
    await page.reload()
    await press(page, account.unsubscribe)
    await expect(main(page).getByText(account.notSubscribed)).toBeVisible()
  })

  test('asks before signing out, then clears all data and signs out the other tabs', async ({
    page,
    context,
  }) => {
    await shopper.addToCart(page, 1001, 'M')
    await customers.signIn(page, await customers.aCustomer())
    const other = await context.newPage()
    await other.goto('/product/1001')
    await expect(other.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('checkout', '{}'))
    await page.getByRole('link', { name: account.signOut }).click()
    await expect(page.getByRole('heading', { name: account.confirmSignOut })).toBeVisible()
    await page.getByRole('button', { name: account.yesSignOut }).click()
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/sign-in$/)
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    // The remaining cookie grants no access (docs/decisions/006).
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['known'])
    await page.goBack()
    await expect(page).toHaveURL(/\/sign-in/)
  })

  test(
    'reports a session that ended elsewhere on the home page at the next action, and keeps the cart',
    nightly,
    async ({ page, context }) => {
      const customer = await customers.aCustomer()
      await shopper.addToCart(page, 1001, 'M')
      await customers.signIn(page, customer)
      await page.evaluate(() => localStorage.setItem('checkout', '{}'))
      await page.waitForLoadState('networkidle')
      await customers.endSessionsOf(customer)
      await press(page, account.save)
      await expect(page.getByText(auth.sessionEnded)).toBeVisible()
      await expect(page).toHaveURL('/')
      expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['checkout'])
      expect((await context.cookies()).map(({ name }) => name).toSorted()).toEqual([
        'device_id',
        'known',
        'return-to',
      ])
      await expect(page.getByRole('link', { name: headerMessages.cart(1) })).toBeVisible()
      await main(page).getByRole('link', { name: auth.signIn }).click()
      await customers.fillSignIn(page, customer)
      await page.waitForURL((url) => url.pathname === '/account')
    },
  )

  test(
    'reports a session that ended elsewhere when a page is opened',
    nightly,
    async ({ page, context }) => {
      const customer = await customers.aCustomer()
      await customers.signIn(page, customer)
      await page.evaluate(() => localStorage.setItem('checkout', '{}'))
      await page.waitForLoadState('networkidle')
      await customers.endSessionsOf(customer)
      // The page redirects while loading, which would abort a wait for its load event.
      await page.goto('/account', { waitUntil: 'commit' })
      await expect(page.getByText(auth.sessionEnded)).toBeVisible()
      expect(await page.evaluate(() => localStorage.length)).toBe(0)
      expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])
    },
  )

  test(
    'reports a session that ended elsewhere when going to another page',
    nightly,
    async ({ page }) => {
      const customer = await customers.aCustomer()
      await customers.signIn(page, customer)
      // A pending call of the page would find the session ended before the press.
      await page.waitForLoadState('networkidle')
      await customers.endSessionsOf(customer)
      await page.getByRole('link', { name: account.information }).click()
      await expect(page.getByText(auth.sessionEnded)).toBeVisible()
    },
  )

  test('focuses the notice, and does not repeat it on reload or Back', async ({ page }) => {
    await page.goto(homeWith('session-ended'))
    const notice = page.getByText(auth.sessionEnded)
    await expect(notice).toBeVisible()
    await expect(page.locator(':focus')).toContainText(auth.sessionEnded)
    await expect(page).toHaveURL('/')
    await page.goto('/faq')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(notice).toHaveCount(0)
  })

  test('shows the notice only at its own address, cached like home but not indexed', async ({
    request,
  }) => {
    const texts = [auth.sessionEnded, auth.orderNotSent]
    const wordsOf = (html: string) => html.replaceAll('&#x27;', "'")
    const pages = await Promise.all(
      ['/', '/?notice=nothing', ...homeNotices.map(homeWith)].map(async (path) => {
        const response = await request.get(path)
        const html = wordsOf(await response.text())
        const { 'cache-control': control = '' } = response.headers()
        const isKept = /^max-age=0, s-maxage=\d+, stale-if-error=\d+$/.test(control)
        const isHidden = html.includes('<meta name="robots" content="noindex"')
        return { isKept, isHidden, said: texts.filter((text) => html.includes(text)) }
      }),
    )
    expect(pages).toEqual([
      { isKept: true, isHidden: false, said: [] },
      { isKept: true, isHidden: false, said: [] },
      { isKept: true, isHidden: true, said: [auth.sessionEnded] },
      { isKept: true, isHidden: true, said: [auth.orderNotSent] },
    ])
  })
})

test('neither token nor password appears in any page, response or storage', async ({
  page,
  context,
}) => {
  const customer = await customers.aCustomer()
  const heard: Promise<string>[] = []
  page.on('response', (response) => {
    if (!response.headers()['content-type']?.match(/html|json|text/)) return
    const cookies = response.headers()['set-cookie'] ?? ''
    heard.push(
      response.text().then(
        (text) => cookies + text,
        () => cookies,
      ),
    )
  })
  await customers.signIn(page, customer)
  await press(page, account.save)
  await expect(main(page).getByText(/successfully updated/)).toBeVisible()
  const token = await customers.tokenIn(context)
  expect(await customers.profileBy(token)).toMatchObject({ email: customer.email })
  const storage = await page.evaluate(
    () => JSON.stringify([localStorage, sessionStorage]) + document.cookie,
  )
  const everything = [...(await Promise.all(heard)), storage, await page.content()].join()
  expect(everything).not.toContain(token)
  expect(everything).not.toContain(customer.password)
})

test.describe('accessibility:', () => {
  for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
    test(
      `axe finds no problems on ${path}, empty or with errors, and search engines may not index it`,
      nightly,
      async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        await main(page).locator('button[type=submit]').click()
        await expect(field(page, auth.email)).toHaveAttribute('aria-invalid', 'true')
        await expectAccessible(page, 'main')
      },
    )
  }

  test('axe finds no problems on the account and its confirmations', nightly, async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    await expectAccessible(page)
    await page.getByRole('link', { name: account.signOut }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await shopper.untilPanels(page, 0)
    for (const path of ['/account/sign-out', '/account/sign-out/everywhere']) {
      await page.goto(path)
      await expectAccessible(page)
    }
  })

  test('the sign-in works with the keyboard alone', nightly, async ({ page }) => {
    const { email, password } = await customers.aCustomer()
    await page.goto('/sign-in')
    await field(page, auth.email).focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(auth.signedIn).first()).toBeVisible()
  })

  test('no page is wider than a 320 px window', nightlyAnyWidth, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await customers.signIn(page, await customers.aCustomer())
    const widths = [await page.evaluate(() => document.documentElement.scrollWidth)]
    await page.context().clearCookies()
    for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
      await page.goto(path)
      widths.push(await page.evaluate(() => document.documentElement.scrollWidth))
    }
    expect(widths).toEqual([320, 320, 320, 320])
  })
})
