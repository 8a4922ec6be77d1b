import { aCart } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ForgotPasswordForm } from '#components/account/forgot-password-form.tsx'
import { SignInForm } from '#components/account/sign-in-form.tsx'
import { SignUpForm } from '#components/account/sign-up-form.tsx'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { errorsMessages } from '#messages/errors.ts'
import { fill } from '#tests/support/fill.ts'
import { problemAt, toasted } from '#tests/support/form-words.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => screen.getByRole('button', { name })

const renderSignIn = (next = '/checkout') => renderInShop(<SignInForm next={next} flash={null} />)

async function fillSignIn(shopper: ReturnType<typeof renderInShop>) {
  await fill(shopper, field(auth.email), 'sari@example.com')
  await fill(shopper, field(auth.password), 'kopi susu 88')
}

async function fillSignUp(shopper: ReturnType<typeof renderInShop>, confirmation = 'kopi susu 88') {
  await fill(shopper, field(auth.name), 'Sari Dewi')
  await shopper.click(field(auth.genders.FEMALE))
  await fillSignIn(shopper)
  await fill(shopper, field(auth.confirmation), confirmation)
}

describe('the sign-in form', () => {
  test('sends the input, confirms success, and redirects after a second', async () => {
    const calls = answers('post', 'session/sign-in', { message: auth.signedIn })
    const shopper = renderSignIn()
    await fillSignIn(shopper)
    await shopper.click(press(auth.signIn))
    await toasted('You have successfully signed in')
    expect(pageLoad.goTo).not.toHaveBeenCalled()
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/checkout'), { timeout: 2_000 })
    expect(calls[0]?.body).toMatchObject({ email: 'sari@example.com', password: 'kopi susu 88' })
  })

  test('sends nothing with fields missing: shows each error, the first also as a toast, and focuses it', async () => {
    const calls = answers('post', 'session/sign-in', {})
    const shopper = renderSignIn()
    await shopper.click(press(auth.signIn))
    expect(problemAt(field(auth.email))).toBe('Please enter your email address')
    expect(problemAt(field(auth.password))).toBe('Please enter your password, 8 characters minimum')
    expect(field(auth.email).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field(auth.email))
    await toasted('Please enter your email address')
    expect(calls).toEqual([])
  })

  test('keeps the input after a wrong password, shows the error there, and can be sent again', async () => {
    refuses('post', 'session/sign-in', 400, 'The password is wrong.', 'WRONG_PASSWORD')
    const shopper = renderSignIn()
    await fillSignIn(shopper)
    await shopper.click(press(auth.signIn))
    await waitFor(() => expect(problemAt(field(auth.password))).toBe('The password is wrong.'))
    expect(document.activeElement).toBe(field(auth.password))
    expect(field(auth.email).value).toBe('sari@example.com')
    answers('post', 'session/sign-in', { message: auth.signedIn })
    await shopper.click(press(auth.signIn))
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalled(), { timeout: 2_000 })
  })

  test.each([
    [
      'a connection that breaks',
      () => breaks('post', 'session/sign-in'),
      errorsMessages.connectionFailed,
    ],
    [
      'too many attempts',
      () => refuses('post', 'session/sign-in', 429, 'Too many attempts.', 'TOO_MANY_REQUESTS'),
      'Too many attempts.',
    ],
    [
      'a backend that answers 401: that is no session that ended',
      () => refuses('post', 'session/sign-in', 401, 'Who are you?', 'UNAUTHORIZED'),
      'Who are you?',
    ],
  ])('reports %s, and does not redirect', async (_, arrange, message) => {
    arrange()
    const shopper = renderSignIn()
    await fillSignIn(shopper)
    await shopper.click(press(auth.signIn))
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    await toasted(message)
    expect(pageLoad.goTo).not.toHaveBeenCalled()
    expect(field(auth.password).value).toBe('kopi susu 88')
  })

  test('is sent once when submitted twice', async () => {
    const calls = answers('post', 'session/sign-in', { message: auth.signedIn })
    const shopper = renderSignIn()
    await fillSignIn(shopper)
    await shopper.dblClick(press(auth.signIn))
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalled(), { timeout: 2_000 })
    expect(calls).toHaveLength(1)
  })

  test('shows the password on request, and sends it as a password field', async () => {
    const shopper = renderSignIn()
    await shopper.type(field(auth.password), 'kopi susu')
    const show = press(auth.show(auth.password))
    await shopper.click(show)
    expect([field(auth.password).type, show.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
    await shopper.click(press(auth.signIn))
    expect([field(auth.password).type, field(auth.password).value]).toEqual([
      'password',
      'kopi susu',
    ])
  })

  test('labels its fields for password managers', () => {
    renderSignIn()
    expect(field(auth.email).autocomplete).toBe('email')
    expect(field(auth.email).inputMode).toBe('email')
    expect(field(auth.password).autocomplete).toBe('current-password')
  })

  test('is a plain form to our own server, which works without scripts', () => {
    renderSignIn('/account/orders')
    const form = field(auth.email).form
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/session/sign-in'])
    expect(form && new FormData(form).get('next')).toBe('/account/orders')
  })

  test("shows the server's message after a post without scripts", () => {
    const flash = {
      page: '/sign-in' as const,
      values: { email: 'sari@example.com' },
      problems: { password: 'The password is wrong.' },
      message: '',
      isDone: false,
    }
    renderInShop(<SignInForm next="/" flash={flash} />)
    expect(field(auth.email).value).toBe('sari@example.com')
    expect(problemAt(field(auth.password))).toBe('The password is wrong.')
  })

  test.each([
    [
      'the end of an account',
      'tells the other tabs, which clear what they show',
      true,
      ['signed-out'],
    ],
    ['a refusal', 'tells them nothing', false, []],
  ])('after %s %s', async (_, __, isDone, told) => {
    const heard: unknown[] = []
    const last = Promise.withResolvers<void>()
    const otherTab = new BroadcastChannel('session')
    otherTab.addEventListener('message', ({ data }) => {
      if (data === 'end of the test') last.resolve()
      else heard.push(data)
    })
    const flash = { page: '/sign-in' as const, values: {}, problems: {}, message: 'So.', isDone }
    renderInShop(<SignInForm next="/" flash={flash} />)
    const sender = new BroadcastChannel('session')
    sender.postMessage('end of the test')
    await last.promise
    expect(heard).toEqual(told)
    otherTab.close()
    sender.close()
  })
})

describe('the sign-up form', () => {
  test('opens an account and redirects', async () => {
    const calls = answers('post', 'session/sign-up', { message: auth.signedUp })
    const shopper = renderInShop(<SignUpForm next="/" flash={null} />)
    await fillSignUp(shopper)
    await shopper.click(press(auth.signUp))
    await toasted('You have successfully created an account, feel free to shop now.')
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/'), { timeout: 2_000 })
    expect(calls[0]?.body).toMatchObject({ name: 'Sari Dewi', gender: 'FEMALE' })
  })

  test('reports every missing field, and focuses the first', async () => {
    const shopper = renderInShop(<SignUpForm next="/" flash={null} />)
    await shopper.click(press(auth.signUp))
    expect(
      [auth.name, auth.email, auth.password, auth.confirmation].map(field).map(problemAt),
    ).toEqual([
      'Please enter your name',
      'Please enter your email address',
      'Please enter your password, 8 characters minimum',
      'Please enter the password confirmation',
    ])
    await toasted('Please enter your name')
    expect(document.activeElement).toBe(field(auth.name))
    const group = screen.getByRole('radiogroup', { name: auth.gender })
    expect([group.getAttribute('aria-invalid'), problemAt(group)]).toEqual([
      'true',
      'Please choose your gender',
    ])
  })

  test('focuses the gender when it is the first missing field', async () => {
    const shopper = renderInShop(<SignUpForm next="/" flash={null} />)
    await shopper.type(field(auth.name), 'Sari')
    await shopper.click(press(auth.signUp))
    expect(document.activeElement).toBe(field(auth.genders.MALE))
  })

  test('is not sent when the confirmation differs', async () => {
    const calls = answers('post', 'session/sign-up', {})
    const shopper = renderInShop(<SignUpForm next="/" flash={null} />)
    await fillSignUp(shopper, 'kopi susu 89')
    await shopper.click(press(auth.signUp))
    expect(problemAt(field(auth.confirmation))).toBe(
      "Your password confirmation doesn't match the password",
    )
    expect(calls).toEqual([])
  })

  test('shows a taken address at its field, and keeps all input', async () => {
    refuses('post', 'session/sign-up', 400, "We couldn't create this account.", 'EMAIL_TAKEN')
    const shopper = renderInShop(<SignUpForm next="/" flash={null} />)
    await fillSignUp(shopper)
    await shopper.click(press(auth.signUp))
    await waitFor(() =>
      expect(problemAt(field(auth.email))).toBe("We couldn't create this account."),
    )
    expect([field(auth.name).value, field(auth.confirmation).value]).toEqual([
      'Sari Dewi',
      'kopi susu 88',
    ])
  })
})

describe('the forgotten-password form', () => {
  test('requests a new password, clears the field and confirms it', async () => {
    const message = 'New password has been sent to your email.'
    answers('post', 'session/forgot-password', { message })
    const shopper = renderInShop(<ForgotPasswordForm flash={null} />)
    await fill(shopper, field(auth.email), 'sari@example.com')
    await shopper.click(press('Send New Password'))
    await toasted(message)
    expect(field(auth.email).value).toBe('')
  })

  test.each([
    ['', 'Please enter your email address'],
    ['sari', 'Please enter a valid email address'],
  ])('refuses %o as an address', async (typed, message) => {
    const calls = answers('post', 'session/forgot-password', {})
    const shopper = renderInShop(<ForgotPasswordForm flash={null} />)
    if (typed) await shopper.type(field(auth.email), typed)
    await shopper.click(press('Send New Password'))
    expect(problemAt(field(auth.email))).toBe(message)
    expect(calls).toEqual([])
  })
})
