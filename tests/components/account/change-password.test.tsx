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

describe('changing the password', () => {
  test('sends what was typed, says so, and keeps no password in the form', async () => {
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

  test('is not sent while something is missing: each is told at its field, and the first has the focus', async () => {
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

  test('is not sent with a confirmation that differs', async () => {
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

  test('with a wrong old password is told there, and all that was typed stays', async () => {
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

  test('that did not reach the backend says so, and all that was typed stays', async () => {
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

  test('tells password managers what is what, and whose it is', () => {
    render()
    expect(fields().map(({ autocomplete }) => autocomplete)).toEqual([
      'current-password',
      'new-password',
      'new-password',
    ])
    const name = document.querySelector<HTMLInputElement>('input[autocomplete=username]')
    expect([name?.value, name?.hidden, name?.name]).toEqual(['sari@example.com', true, ''])
  })

  test('is a plain form to our own server, which needs no scripts', () => {
    render()
    const form = field(auth.oldPassword).form
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `/api/${path}`])
  })
})
