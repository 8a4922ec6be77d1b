import { aCart } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { ChangePasswordForm } from '#components/account/change-password-form.tsx'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { accountMessages as account } from '#messages/account.ts'
import { authMessages as auth } from '#messages/auth.ts'
import { fill } from '#tests/support/fill.ts'
import { problemAt, toasted } from '#tests/support/form-words.ts'
import { answers, breaks, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
})

const path = 'user/change-password'
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { exact: true })
const fields = () => [auth.oldPassword, auth.newPassword, auth.newConfirmation].map(field)
const press = () => screen.getByRole('button', { name: account.yesChangePassword })
const render = () => renderInShop(<ChangePasswordForm email="sari@example.com" flash={null} />)

async function fillForm(shopper: ReturnType<typeof render>, confirmation = 'teh tarik 99') {
  await fill(shopper, field(auth.oldPassword), 'kopi susu 88')
  await fill(shopper, field(auth.newPassword), 'teh tarik 99')
  await fill(shopper, field(auth.newConfirmation), confirmation)
}

describe('the change-password form', () => {
  test('sends the input, confirms success, and clears the passwords', async () => {
    const message = 'Your password has been changed.'
    const calls = answers('post', path, { message })
    const shopper = render()
    await fillForm(shopper)
    await shopper.dblClick(press())
    await toasted(message)
    expect(calls.map(({ body }) => body)).toEqual([
      {
        old_password: 'kopi susu 88',
        new_password: 'teh tarik 99',
        new_password_conf: 'teh tarik 99',
      },
    ])
    expect(fields().map(({ value }) => value)).toEqual(['', '', ''])
  })

  test('is not sent with fields missing: shows each error, and focuses the first', async () => {
    const calls = answers('post', path, {})
    const shopper = render()
    await shopper.click(press())
    expect(fields().map(problemAt)).toEqual([
      'Please enter the old password',
      'Please enter the new password',
      'Please enter the new password confirmation',
    ])
    expect(document.activeElement).toBe(field(auth.oldPassword))
    await toasted('Please enter the old password')
    expect(calls).toEqual([])
  })

  test('is not sent when the confirmation differs', async () => {
    const calls = answers('post', path, {})
    const shopper = render()
    await fillForm(shopper, 'teh tarik 98')
    await shopper.click(press())
    expect(problemAt(field(auth.newConfirmation))).toBe(
      "New password doesn't match the confirmation.",
    )
    expect(document.activeElement).toBe(field(auth.newConfirmation))
    expect(calls).toEqual([])
  })

  test('shows a wrong old password at its field, and keeps all input', async () => {
    refuses('post', path, 400, 'The old password is wrong.', 'WRONG_PASSWORD')
    const shopper = render()
    await fillForm(shopper)
    await shopper.click(press())
    await waitFor(() =>
      expect(problemAt(field(auth.oldPassword))).toBe('The old password is wrong.'),
    )
    expect(document.activeElement).toBe(field(auth.oldPassword))
    expect(field(auth.newConfirmation).value).toBe('teh tarik 99')
  })

  test('reports a failed connection, and keeps all input', async () => {
    breaks('post', path)
    const shopper = render()
    await fillForm(shopper)
    await shopper.click(press())
    await toasted('Connection failed, please try again')
    expect(fields().map(({ value }) => value)).toEqual([
      'kopi susu 88',
      'teh tarik 99',
      'teh tarik 99',
    ])
    expect(pageLoad.goTo).not.toHaveBeenCalled()
  })

  test('labels its fields and the account for password managers', () => {
    render()
    expect(fields().map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ])
    const name = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect([name?.value, name?.hidden, name?.name]).toEqual(['sari@example.com', true, ''])
  })

  test('is a plain form to our own server, which works without scripts', () => {
    render()
    const form = field(auth.oldPassword).form
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `/api/${path}`])
  })
})
