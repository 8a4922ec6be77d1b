import { aCart, aCartItem, aProduct } from '@etalase/testkit/builders.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test } from 'vitest'
import { ForgotPasswordForm } from '#components/account/forgot-password-form.tsx'
import { ProfileForm } from '#components/account/profile-form.tsx'
import { SignUpForm } from '#components/account/sign-up-form.tsx'
import { OrderLookupForm } from '#components/orders/order-lookup-form.tsx'
import { AskForAlert } from '#components/stock-alert/ask-for-alert.tsx'
import type { Flash } from '#lib/session/flash.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { checkoutMessages as checkout } from '#messages/checkout.ts'
import { bill, button, pickUp, watchSubmit } from '#tests/support/checkout-scene.tsx'
import { fill } from '#tests/support/fill.ts'
import { toasted } from '#tests/support/form-words.ts'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  watchSubmit()
  hasCart(aCart(aCartItem()))
})

const field = (label: string = auth.email) => screen.getByLabelText<HTMLInputElement>(label)

const asked = (email: string) => screen.findByText((text) => text.includes(auth.emailMeant(email)))

const isAsked = () => screen.queryByRole('button', { name: auth.correctEmail }) !== null

const soldOut = {
  ...aProduct({
    sizes: [{ size_code: 'M', size_name: 'M', is_available: false, available_qty: 0 }],
  }),
  short_description: '',
  detailed_description: '',
  related_products: [],
}

const withEmail = (page: Flash['page'], email: string): Flash => ({
  page,
  values: { email },
  problems: {},
  message: '',
  isDone: false,
})

const profile = { name: 'Sari', email: 'sari@yaho.co.id', gender: 'FEMALE' } as const

describe('an address whose domain looks like a typing error', () => {
  test('is announced politely, and corrected by keyboard', async () => {
    const shopper = renderInShop(<SignUpForm next="/" flash={null} />)
    await shopper.type(field(), 'sari@gmail.con')
    const question = await asked('sari@gmail.com')
    expect(question.closest('[aria-live=polite]')).not.toBeNull()
    await shopper.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: auth.correctEmail }))
    await shopper.keyboard('{Enter}')
    expect(field().value).toBe('sari@gmail.com')
    expect(document.activeElement).toBe(field())
    expect(isAsked()).toBe(false)
  })

  test('is sent unchanged when the question is ignored: nothing is refused', async () => {
    const calls = answers('post', 'session/forgot-password', { message: auth.passwordSent })
    const shopper = renderInShop(<ForgotPasswordForm flash={null} />)
    await shopper.type(field(), 'sari@gmail.con')
    await asked('sari@gmail.com')
    await shopper.click(screen.getByRole('button', { name: auth.sendPassword }))
    await toasted(auth.passwordSent)
    expect(calls[0]?.body).toMatchObject({ email: 'sari@gmail.con' })
    // Success clears the field, and so the question.
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  test('is no longer questioned once edited', async () => {
    const shopper = renderInShop(<SignUpForm next="/" flash={null} />)
    await shopper.type(field(), 'sari@gmail.co')
    await asked('sari@gmail.com')
    await shopper.type(field(), 'm')
    expect(isAsked()).toBe(false)
  })

  test('is questioned even when typed before hydration', async () => {
    const form = <SignUpForm next="/" flash={null} />
    const host = document.body.appendChild(document.createElement('div'))
    host.innerHTML = renderToString(form)
    field().value = 'sari@hotmal.com'
    const root = hydrateRoot(host, form)
    await asked('sari@hotmail.com')
    root.unmount()
    host.remove()
  })
})

describe('the server asks about an address that comes with the page, also without scripts', () => {
  test.each([
    [
      'the sign-up after the newsletter box',
      <SignUpForm key="a" next="/" flash={withEmail('/sign-up', 'sari@gmial.com')} />,
      'sari@gmail.com',
    ],
    [
      'the profile',
      <ProfileForm needsPassword={false} key="b" profile={profile} flash={null} />,
      'sari@yahoo.co.id',
    ],
    [
      'a stock alert',
      <AskForAlert
        key="c"
        product={soldOut}
        flash={withEmail('/stock-alert', 'sari@hotmal.com')}
      />,
      'sari@hotmail.com',
    ],
    [
      'the page of an order',
      <OrderLookupForm key="d" flash={withEmail('/order', 'sari@gmail.con')} />,
      'sari@gmail.com',
    ],
  ])('on %s', (_, form, email) => {
    expect(renderToStaticMarkup(form)).toContain(auth.emailMeant(email))
  })

  test('but not about any other', () => {
    const form = <SignUpForm next="/" flash={withEmail('/sign-up', 'sari@example.com')} />
    expect(renderToStaticMarkup(form)).not.toContain(auth.correctEmail)
  })
})

describe('the last step before the payment', () => {
  async function askToPay(typed: string) {
    const shopper = await pickUp()
    await fill(shopper, await screen.findByLabelText(checkout.guestEmail), typed)
    await shopper.click(await button(checkout.goToPayment))
    return { shopper, dialog: await screen.findByRole('dialog') }
  }

  test('shows a guest the address for the confirmation, as it is sent', async () => {
    const calls = answers('post', 'checkout-trx', { payment_data: bill })
    const { shopper, dialog } = await askToPay('<sari@example.com>.')
    expect(within(dialog).getByText('sari@example.com')).toBeTruthy()
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toContain(checkout.confirmPaymentEmail)
    expect(description?.textContent).toContain('sari@example.com')
    await shopper.click(within(dialog).getByRole('button', { name: checkout.goToPayment }))
    await waitFor(() => expect(calls).toHaveLength(1))
    expect(calls[0]?.body).toMatchObject({ guest_email: 'sari@example.com' })
  })

  test('asks about a typing error in it, and one click corrects the sent address', async () => {
    const calls = answers('post', 'checkout-trx', { payment_data: bill })
    const shopper = await pickUp()
    await fill(shopper, await screen.findByLabelText(checkout.guestEmail), 'sari@gmail.con')
    await asked('sari@gmail.com')
    await shopper.click(await button(auth.correctEmail))
    await shopper.click(await button(checkout.goToPayment))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('sari@gmail.com')).toBeTruthy()
    await shopper.click(dialog.getByRole('button', { name: checkout.goToPayment }))
    await waitFor(() => expect(calls[0]?.body).toMatchObject({ guest_email: 'sari@gmail.com' }))
  })
})
