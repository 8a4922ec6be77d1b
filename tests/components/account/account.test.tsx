import { aCart } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { NewsletterForm } from '#components/account/newsletter-form.tsx'
import { ProfileForm } from '#components/account/profile-form.tsx'
import { SignOutEverywhere } from '#components/account/sign-out-everywhere.tsx'
import { SignOutLink } from '#components/account/sign-out-link.tsx'
import { newsletterConsent } from '#lib/account/newsletter-consent.ts'
import { callGateway } from '#lib/api/browser.ts'
import { queryClient } from '#lib/api/query-client.ts'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { errorsMessages } from '#messages/errors.ts'
import { fill } from '#tests/support/fill.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
})

const sari = { name: 'Sari Dewi', email: 'sari@example.com', gender: 'FEMALE' } as const
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const press = (name: string) => screen.getByRole('button', { name })
const renderProfile = ({ needsPassword = false } = {}) =>
  renderInShop(<ProfileForm profile={sari} needsPassword={needsPassword} flash={null} />)

describe('the profile', () => {
  test('shows the stored details, and saves a change', async () => {
    const calls = answers('post', 'user/profile', { message: 'In other words.' })
    const shopper = renderProfile()
    expect(field(auth.genders.FEMALE).checked).toBe(true)
    await shopper.clear(field(auth.name))
    await fill(shopper, field(auth.name), 'Sari Ayu')
    await shopper.click(press(account.save))
    const message = 'Your profile have been successfully updated.'
    expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
    expect(calls[0]?.body).toEqual({ ...sari, name: 'Sari Ayu' })
  })

  test('shows no error of its own after a session change: the next page explains it', async () => {
    vi.mocked(pageLoad.goTo).mockImplementation(() => {
      pageLoad.isLeaving = true
    })
    onTestFinished(() => {
      pageLoad.isLeaving = false
    })
    refuses('post', 'user/profile', 409, errorsMessages.sessionChanged, 'SESSION_CHANGED')
    const shopper = renderProfile()
    await shopper.click(press(account.save))
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledOnce())
    await waitFor(() => expect(press(account.save)).toHaveProperty('disabled', false))
    expect(document.body.textContent).not.toContain(errorsMessages.sessionChanged)
  })

  test('is not sent without a name or an address', async () => {
    const calls = answers('post', 'user/profile', {})
    const shopper = renderProfile()
    await shopper.clear(field(auth.name))
    await shopper.clear(field(auth.email))
    await shopper.click(press(account.save))
    expect((await screen.findAllByText('Please enter your name')).length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(field(auth.name))
    expect(calls).toEqual([])
  })

  test('reports an address that is taken, and keeps the input', async () => {
    refuses('post', 'user/profile', 400, 'It belongs to another account.', 'EMAIL_TAKEN')
    const shopper = renderProfile()
    await shopper.clear(field(auth.email))
    await fill(shopper, field(auth.email), 'budi@example.com')
    await shopper.click(press(account.save))
    await waitFor(() => expect(document.activeElement).toBe(field(auth.email)))
    expect(field(auth.email).value).toBe('budi@example.com')
    expect(pageLoad.goTo).not.toHaveBeenCalled()
  })
})

describe('a new e-mail address', () => {
  const typeEmail = async () => {
    const shopper = renderProfile({ needsPassword: true })
    await shopper.clear(field(auth.email))
    await fill(shopper, field(auth.email), 'sari.dewi@example.com')
    return shopper
  }

  test('is not sent without the password', async () => {
    const calls = answers('post', 'user/profile', {})
    const shopper = await typeEmail()
    await shopper.click(press(account.save))
    await waitFor(() => expect(document.activeElement).toBe(field(auth.password)))
    expect(calls).toEqual([])
  })

  test('is sent with the password, which the page then clears', async () => {
    const calls = answers('post', 'user/profile', { message: 'Saved.' })
    const shopper = await typeEmail()
    await fill(shopper, field(auth.password), 'kopi susu 88')
    await shopper.click(press(account.save))
    await waitFor(() => expect(field(auth.password).value).toBe(''))
    expect(calls[0]?.body).toMatchObject({
      email: 'sari.dewi@example.com',
      password: 'kopi susu 88',
    })
  })

  test('shows a wrong password at its field, and keeps the address', async () => {
    refuses('post', 'user/profile', 400, 'The password is wrong.', 'WRONG_PASSWORD')
    const shopper = await typeEmail()
    await shopper.type(field(auth.password), 'wrong')
    await shopper.click(press(account.save))
    await waitFor(() => expect(document.activeElement).toBe(field(auth.password)))
    expect(field(auth.email).value).toBe('sari.dewi@example.com')
  })

  test('needs no password when the backend does not require one', async () => {
    const calls = answers('post', 'user/profile', { message: 'Saved.' })
    const shopper = renderProfile()
    await shopper.type(field(auth.email), '.id')
    await shopper.click(press(account.save))
    await waitFor(() => expect(calls[0]?.body).toEqual({ ...sari, email: 'sari@example.com.id' }))
  })
})

describe('an ended session', () => {
  test("clears the browser's data except the checkout choices, and goes home with a message", async () => {
    localStorage.setItem('checkout', '{}')
    localStorage.setItem('pending-order', '{}')
    sessionStorage.setItem('payment-result', '{}')
    refuses('post', 'user/profile', 401, 'Your session has ended.', 'UNAUTHORIZED')
    const shopper = renderProfile()
    queryClient().setQueryData(['orders'], ['secret'])
    await shopper.click(press(account.save))
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/?notice=session-ended#notice'))
    expect([Object.keys(localStorage), sessionStorage.length]).toEqual([['checkout'], 0])
    expect(queryClient().getQueryData(['orders'])).toBeUndefined()
  })

  test('is announced to the other tabs', async () => {
    const heard = vi.fn()
    const otherTab = new BroadcastChannel('session')
    otherTab.addEventListener('message', ({ data }) => heard(data))
    refuses('post', 'user/profile', 401, 'Your session has ended.', 'UNAUTHORIZED')
    const shopper = renderProfile()
    await shopper.click(press(account.save))
    await waitFor(() => expect(heard).toHaveBeenCalledWith('session-ended'))
    expect(pageLoad.goTo).toHaveBeenCalledOnce()
    otherTab.close()
  })

  test('is not assumed after another kind of failure', async () => {
    localStorage.setItem('checkout', '{}')
    breaks('post', 'user/profile')
    const shopper = renderProfile()
    await shopper.click(press(account.save))
    expect((await screen.findAllByText(errorsMessages.connectionFailed)).length).toBeGreaterThan(0)
    expect([localStorage.length, vi.mocked(pageLoad.goTo).mock.calls]).toEqual([1, []])
  })
})

describe('the newsletter', () => {
  test.each([
    [false, 'subscribe', account.subscribe, account.subscribed],
    [true, 'unsubscribe', account.unsubscribe, account.notSubscribed],
  ])(
    'can be turned on or off while subscribed is %o',
    async (isSubscribed, path, button, after) => {
      const calls = answers('post', `user/newsletter/${path}`, { message: 'Done.' })
      const shopper = renderInShop(<NewsletterForm isSubscribed={isSubscribed} />)
      await shopper.click(press(button))
      expect(await screen.findByText(after)).toBeTruthy()
      expect(calls).toHaveLength(1)
      if (!isSubscribed) expect(calls[0]?.body).toEqual(newsletterConsent('account'))
    },
  )

  test('stays unchanged when the change fails, and shows why', async () => {
    breaks('post', 'user/newsletter/subscribe')
    const shopper = renderInShop(<NewsletterForm isSubscribed={false} />)
    await shopper.click(press(account.subscribe))
    expect(await screen.findByText(errorsMessages.connectionFailed)).toBeTruthy()
    expect(screen.getByText(account.notSubscribed)).toBeTruthy()
  })
})

describe('signing out', () => {
  test('asks first, then clears everything, tells other tabs, and goes to the sign-in', async () => {
    const calls = answers('post', 'session/sign-out', {})
    const heard = vi.fn()
    const otherTab = new BroadcastChannel('session')
    otherTab.addEventListener('message', heard)
    localStorage.setItem('checkout', '{}')
    const shopper = renderInShop(<SignOutLink />)
    await shopper.click(screen.getByRole('link', { name: account.signOut }))
    expect(screen.getByText('Are you sure want to sign out?')).toBeTruthy()
    expect(calls).toEqual([])
    await shopper.click(press(account.yesSignOut))
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/sign-in'))
    await waitFor(() => expect(heard).toHaveBeenCalledOnce())
    expect(localStorage.length).toBe(0)
    otherTab.close()
  })

  test('goes to the sign-in even when a pending call is refused', async () => {
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    answers('post', 'session/sign-out', {}, finished)
    refuses('get', 'user/profile', 401, 'Please sign in.', 'UNAUTHENTICATED')
    const shopper = renderInShop(<SignOutLink />)
    await shopper.click(screen.getByRole('link', { name: account.signOut }))
    await shopper.click(press(account.yesSignOut))
    await expect(callGateway('GET user/profile', {})).rejects.toThrow()
    finish()
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalled())
    await expect(callGateway('GET user/profile', {})).rejects.toThrow()
    expect(vi.mocked(pageLoad.goTo).mock.calls).toEqual([['/sign-in']])
  })

  test('changes nothing when cancelled', async () => {
    const calls = answers('post', 'session/sign-out', {})
    const shopper = renderInShop(<SignOutLink />)
    await shopper.click(screen.getByRole('link', { name: account.signOut }))
    await shopper.click(press(account.stay))
    expect([calls, vi.mocked(pageLoad.goTo).mock.calls]).toEqual([[], []])
  })

  test('reports a failed connection, and clears nothing', async () => {
    breaks('post', 'session/sign-out')
    localStorage.setItem('checkout', '{}')
    const shopper = renderInShop(<SignOutLink />)
    await shopper.click(screen.getByRole('link', { name: account.signOut }))
    await shopper.click(press(account.yesSignOut))
    expect(await screen.findByText(errorsMessages.connectionFailed)).toBeTruthy()
    expect([localStorage.length, vi.mocked(pageLoad.goTo).mock.calls]).toEqual([1, []])
  })

  test.each([
    ['signed-out', '/sign-in'],
    ['session-ended', '/?notice=session-ended#notice'],
  ])('in another tab (%s) sends this tab to the same page', async (reason, place) => {
    sessionStorage.setItem('list-place', '{}')
    renderInShop(<p>Any page</p>)
    const otherTab = new BroadcastChannel('session')
    otherTab.postMessage(reason)
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith(place))
    expect(sessionStorage.length).toBe(0)
    otherTab.close()
  })
})

describe('signing out everywhere', () => {
  const signOut = async (shopper: ReturnType<typeof renderInShop>) => {
    await shopper.click(press(account.signOutEverywhere))
    await shopper.click(press(account.yesEverywhere))
  }

  test('asks first, and does nothing when the customer cancels', async () => {
    const calls = answers('post', 'session/sign-out/everywhere', {})
    const shopper = renderInShop(<SignOutEverywhere />)
    await shopper.click(press(account.signOutEverywhere))
    expect(screen.getByRole('dialog', { name: account.confirmEverywhere })).toBeTruthy()
    await shopper.click(press(account.stay))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([calls.length, vi.mocked(pageLoad.goTo).mock.calls]).toEqual([0, []])
  })

  test('also clears this browser, and goes to the sign-in', async () => {
    localStorage.setItem('checkout', '{}')
    const calls = answers('post', 'session/sign-out/everywhere', {})
    await signOut(renderInShop(<SignOutEverywhere />))
    await waitFor(() => expect(pageLoad.goTo).toHaveBeenCalledWith('/sign-in'))
    expect([calls.length, localStorage.length]).toEqual([1, 0])
  })

  test('shows an error when it fails, and keeps the customer signed in', async () => {
    localStorage.setItem('checkout', '{}')
    breaks('post', 'session/sign-out/everywhere')
    await signOut(renderInShop(<SignOutEverywhere />))
    expect(await screen.findByText(errorsMessages.connectionFailed)).toBeTruthy()
    expect([localStorage.length, vi.mocked(pageLoad.goTo).mock.calls]).toEqual([1, []])
  })

  test('links to a confirmation page without scripts', () => {
    renderInShop(<SignOutEverywhere />)
    const form = press(account.signOutEverywhere).closest('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual([
      'get',
      '/account/sign-out/everywhere',
    ])
  })
})
