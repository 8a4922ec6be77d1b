import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import * as customers from '#e2e/support/customer.ts'
import * as shopper from '#e2e/support/shopper.ts'
import * as words from '#lib/messages/words.ts'

const { auth, account } = words

const main = (page: Page) => page.getByRole('main')
const field = (page: Page, label: string) =>
  main(page).getByLabel(label, { exact: true }).filter({ visible: true })
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click()

async function fillSignUp(page: Page, stranger: customers.TestCustomer): Promise<void> {
  await field(page, auth.name).fill(stranger.name)
  await field(page, auth.genders.FEMALE).check({ force: true })
  await field(page, auth.email).fill(stranger.email)
  await field(page, auth.password).fill(stranger.password)
  await field(page, auth.confirmation).fill(stranger.password)
  await press(page, auth.signUp)
}

test.describe('signing up and in', () => {
  test('a stranger opens an account, and is signed in', async ({ page }) => {
    const stranger = customers.aStranger()
    await page.goto('/sign-up')
    await fillSignUp(page, stranger)
    await expect(page.getByText(auth.signedUp).first()).toBeVisible()
    await page.waitForURL((url) => url.pathname === '/')
    await page.goto('/account')
    await expect(page.getByRole('heading', { name: account.information })).toBeVisible()
    await expect(field(page, auth.email)).toHaveValue(stranger.email)
  })

  test("a guest's cart is still there", async ({ page }) => {
    const customer = await customers.aCustomer()
    await shopper.addToCart(page, 1001, 'M')
    await customers.signIn(page, customer)
    await expect(page.getByRole('link', { name: words.header.cart(1) })).toBeVisible()
  })

  test('one goes on to where one wanted to go, with its query', async ({ page }) => {
    const customer = await customers.aCustomer()
    await page.goto('/account?from=mail&x=a%2Fb')
    await expect(page).toHaveURL(/\/sign-in\?next=/)
    await customers.fillSignIn(page, customer)
    await expect(page.getByText(auth.signedIn).first()).toBeVisible()
    await page.waitForURL((url) => url.pathname + url.search === '/account?from=mail&x=a%2Fb')
  })

  test('one goes nowhere else than into the shop', async ({ page }) => {
    await page.goto('/sign-in?next=%2F%2Fevil.example%2F')
    await customers.fillSignIn(page, await customers.aCustomer())
    await page.waitForURL((url) => url.pathname === '/')
    expect(new URL(page.url()).host).toMatch(/^localhost/)
  })

  test('who is signed in already is not asked again', async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    await page.goto('/sign-in?next=/cart')
    await expect(page).toHaveURL(/\/cart$/)
  })

  test('a wrong password is told at the field and as toast, and what was typed stays', async ({
    page,
  }) => {
    const customer = await customers.aCustomer()
    await page.goto('/sign-in')
    await customers.fillSignIn(page, { ...customer, password: 'something else' })
    await expect(field(page, auth.password)).toBeFocused()
    await expect(field(page, auth.password)).toHaveAttribute('aria-invalid', 'true')
    await expect(field(page, auth.email)).toHaveValue(customer.email)
    await expect(page.getByRole('listitem').filter({ hasText: /wrong/ })).toBeVisible()
    await customers.fillSignIn(page, customer)
    await page.waitForURL((url) => url.pathname === '/')
  })

  test('a taken address is told at its field', async ({ page }) => {
    await page.goto('/sign-up')
    await fillSignUp(page, await customers.aCustomer())
    await expect(field(page, auth.email)).toBeFocused()
    await expect(main(page).getByText(/could not create this account/)).toBeVisible()
  })

  test('a new password is sent for, whether the address is known or not', async ({ page }) => {
    await page.goto('/forgot-password')
    for (const { email } of [await customers.aCustomer(), customers.aStranger()]) {
      await field(page, auth.email).fill(email)
      await press(page, auth.sendPassword)
      await expect(main(page).getByText(auth.passwordSent)).toBeVisible()
      await expect(field(page, auth.email)).toHaveValue('')
    }
    await page.getByRole('link', { name: auth.backToSignIn }).click()
    await expect(page.getByRole('heading', { name: auth.signIn, level: 1 })).toBeVisible()
  })
})

test.describe('the account', () => {
  for (const path of ['/account', '/account/orders?page=2', '/account/no-such-page']) {
    test(`${path} sends a guest to the sign-in`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 })
      expect(response.status()).toBe(307)
      const target = new URL(response.headers().location ?? '', 'http://localhost')
      expect([target.pathname, target.searchParams.get('next')]).toEqual(['/sign-in', path])
    })
  }

  test('a forged session is none', async ({ request }) => {
    const headers = { Cookie: 'session=Fe26.2*1*forged~2' }
    const response = await request.get('/account', { headers, maxRedirects: 0 })
    expect(response.headers().location).toContain('/sign-in?next=')
    expect((await request.get('/api/user/profile', { headers })).status()).toBe(401)
  })

  test('a change of the profile is kept', async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    await field(page, auth.name).fill('Sari Ayu')
    await press(page, account.save)
    await expect(main(page).getByText('Your profile have been successfully updated.')).toBeVisible()
    await page.reload()
    await expect(field(page, auth.name)).toHaveValue('Sari Ayu')
  })

  test('the newsletter is turned on and off', async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    await press(page, account.subscribe)
    await expect(main(page).getByText(account.subscribed)).toBeVisible()
    await page.reload()
    await press(page, account.unsubscribe)
    await expect(main(page).getByText(account.notSubscribed)).toBeVisible()
  })

  test('signing out asks, clears everything, and takes the other tabs along', async ({
    page,
    context,
  }) => {
    await shopper.addToCart(page, 1001, 'M')
    await customers.signIn(page, await customers.aCustomer())
    const other = await context.newPage()
    await other.goto('/product/1001')
    await expect(other.getByRole('link', { name: words.header.cart(1) })).toBeVisible()
    await page.evaluate(() => localStorage.setItem('checkout', '{}'))
    await page.getByRole('link', { name: account.signOut }).click()
    await expect(page.getByRole('heading', { name: account.confirmSignOut })).toBeVisible()
    await page.getByRole('button', { name: account.yesSignOut }).click()
    for (const tab of [page, other]) await expect(tab).toHaveURL(/\/sign-in$/)
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await context.cookies()).toEqual([])
    await page.goBack()
    await expect(page).toHaveURL(/\/sign-in/)
  })

  test('a session that ended elsewhere is said at the next click, at home, with the cart kept', async ({
    page,
    context,
  }) => {
    const customer = await customers.aCustomer()
    await shopper.addToCart(page, 1001, 'M')
    await customers.signIn(page, customer)
    await page.evaluate(() => localStorage.setItem('checkout', '{}'))
    await customers.endSessionsOf(customer)
    await press(page, account.save)
    await expect(page.getByText(auth.sessionEnded)).toBeVisible()
    await expect(page).toHaveURL(/\/#session-ended$/)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect((await context.cookies()).map(({ name }) => name)).toEqual(['device_id'])
    await expect(page.getByRole('link', { name: words.header.cart(1) })).toBeVisible()
  })

  test('a session that ended elsewhere is said also where a page is opened', async ({
    page,
    context,
  }) => {
    const customer = await customers.aCustomer()
    await customers.signIn(page, customer)
    await page.evaluate(() => localStorage.setItem('checkout', '{}'))
    await customers.endSessionsOf(customer)
    await page.goto('/account')
    await expect(page.getByText(auth.sessionEnded)).toBeVisible()
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect((await context.cookies()).filter(({ name }) => name === 'session')).toEqual([])
  })

  test('a session that ended elsewhere is said also on the way to another page', async ({
    page,
  }) => {
    const customer = await customers.aCustomer()
    await customers.signIn(page, customer)
    await customers.endSessionsOf(customer)
    await page.getByRole('link', { name: account.information }).click()
    await expect(page.getByText(auth.sessionEnded)).toBeVisible()
  })

  test('the notice is not there for anybody else', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(auth.sessionEnded)).toBeHidden()
  })
})

test('neither token nor password is in any page, answer or storage', async ({ page, context }) => {
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
  expect(token).toMatch(/^[\w-]{43}$/)
  const storage = await page.evaluate(
    () => JSON.stringify([localStorage, sessionStorage]) + document.cookie,
  )
  const everything = [...(await Promise.all(heard)), storage, await page.content()].join()
  expect(everything).not.toContain(token)
  expect(everything).not.toContain(customer.password)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('one signs in, and goes on to where one wanted to go', async ({ page }) => {
    const customer = await customers.aCustomer()
    await page.goto('/account')
    await customers.fillSignIn(page, { ...customer, password: 'something else' })
    await expect(main(page).getByText(/password is wrong/)).toBeVisible()
    await expect(field(page, auth.email)).toHaveValue(customer.email)
    await expect(field(page, auth.password)).toHaveValue('')
    expect(page.url()).not.toContain('@')
    await customers.fillSignIn(page, customer)
    await expect(page).toHaveURL(/\/account$/)
    await expect(field(page, auth.email)).toHaveValue(customer.email)
  })

  test('what a form said is said once', async ({ page }) => {
    await page.goto('/sign-in')
    await press(page, auth.signIn)
    await expect(main(page).getByText('Please enter your email address')).toBeVisible()
    await page.goto('/sign-in')
    await expect(main(page).getByText('Please enter your email address')).toBeHidden()
  })

  test('one signs up; what is wrong is told, and what was typed stays', async ({ page }) => {
    const stranger = customers.aStranger()
    await page.goto('/sign-up')
    await fillSignUp(page, { ...stranger, password: 'short' })
    await expect(
      main(page).getByText('Password length should be at least 8 characters'),
    ).toBeVisible()
    await expect(field(page, auth.name)).toHaveValue(stranger.name)
    await expect(field(page, auth.genders.FEMALE)).toBeChecked()
    await fillSignUp(page, stranger)
    await expect(page).toHaveURL((url) => url.pathname === '/')
    await page.goto('/account')
    await expect(field(page, auth.name)).toHaveValue(stranger.name)
  })

  test('a new password is sent for', async ({ page }) => {
    await page.goto('/forgot-password')
    await press(page, auth.sendPassword)
    await expect(main(page).getByText('Please enter your email address')).toBeVisible()
    await field(page, auth.email).fill('nobody@example.com')
    await press(page, auth.sendPassword)
    await expect(main(page).getByText(auth.passwordSent)).toBeVisible()
    await expect(field(page, auth.email)).toHaveValue('')
  })

  test('one changes the profile and the newsletter, and signs out', async ({ page, context }) => {
    await page.goto('/sign-in?next=/account')
    await customers.fillSignIn(page, await customers.aCustomer())
    await field(page, auth.name).fill('')
    await press(page, account.save)
    await expect(main(page).getByText('Please enter your name')).toBeVisible()
    await field(page, auth.name).fill('Sari Ayu')
    await press(page, account.save)
    await expect(main(page).getByText(/successfully updated/)).toBeVisible()
    await expect(field(page, auth.name)).toHaveValue('Sari Ayu')
    await press(page, account.subscribe)
    await expect(main(page).getByText(account.subscribed)).toBeVisible()
    await page.getByRole('link', { name: account.signOut }).click()
    await expect(page.getByRole('heading', { name: account.confirmSignOut })).toBeVisible()
    await press(page, account.yesSignOut)
    await expect(page).toHaveURL(/\/sign-in$/)
    expect(await context.cookies()).toEqual([])
  })

  test('a session that ended is said at home, where a form was sent and where a page was opened', async ({
    page,
  }) => {
    const customer = await customers.aCustomer()
    for (const go of [() => press(page, account.save), () => page.reload()]) {
      await page.goto('/sign-in?next=/account')
      await customers.fillSignIn(page, customer)
      await expect(field(page, auth.email)).toHaveValue(customer.email)
      await customers.endSessionsOf(customer)
      await go()
      await expect(page.getByText(auth.sessionEnded)).toBeVisible()
    }
  })
})

test.describe('for everyone:', () => {
  for (const path of ['/sign-in', '/sign-up', '/forgot-password']) {
    test(`axe finds nothing on ${path}, empty or with problems, and search engines pass it by`, async ({
      page,
    }) => {
      await page.goto(path)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
      await main(page).locator('button[type=submit]').click()
      await expect(field(page, auth.email)).toHaveAttribute('aria-invalid', 'true')
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
    })
  }

  test('axe finds nothing on the account, nor while it asks', async ({ page }) => {
    await customers.signIn(page, await customers.aCustomer())
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.getByRole('link', { name: account.signOut }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    await page.keyboard.press('Escape')
    await page.goto('/account/sign-out')
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  })

  test('the sign-in works by keyboard alone', async ({ page }) => {
    const { email, password } = await customers.aCustomer()
    await page.goto('/sign-in')
    await field(page, auth.email).focus()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await page.keyboard.type(password)
    await page.keyboard.press('Enter')
    await expect(page.getByText(auth.signedIn).first()).toBeVisible()
  })

  test('nothing is lost at 320 px', async ({ page }) => {
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
