import { aCart } from '@etalase/testkit/builders.ts'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AddPasskey } from '#components/account/add-passkey.tsx'
import { passkeysMessages as passkeys } from '#messages/passkeys.ts'
import { fill } from '#tests/support/fill.ts'
import { answers, hasCart, refuses } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

beforeEach(() => {
  hasCart(aCart())
  answers('post', 'user/passkey-options', { options: { challenge: 'AAAA' } })
  vi.stubGlobal('PublicKeyCredential', {
    parseCreationOptionsFromJSON: (options: object) => options,
  })
})

afterEach(() => vi.unstubAllGlobals())

/** Stubs a browser that fails to create a key, with this error name. */
const makesNone = (name: string) =>
  vi.stubGlobal('navigator', {
    ...navigator,
    credentials: { create: () => Promise.reject(new DOMException('', name)) },
  })

test.each([
  ['a device that has a passkey of the account already', 'InvalidStateError', passkeys.alreadyHere],
  ['a device without a screen lock', 'ConstraintError', passkeys.cannotMake],
  ['a device that knows none of our algorithms', 'NotSupportedError', passkeys.cannotMake],
  ['a browser that refuses the address of the shop', 'SecurityError', passkeys.cannotMake],
  ['a customer who declines', 'NotAllowedError', passkeys.notMade],
])('%s sees the matching message', async (_, name, words) => {
  const shopper = renderInShop(<AddPasskey email="sari@example.com" />)
  makesNone(name)
  await fill(shopper, screen.getByLabelText(passkeys.password, { exact: true }), 'kopi susu 88')
  await shopper.click(screen.getByRole('button', { name: passkeys.add }))
  // Shown at its field or in a toast; both until the toast leaves.
  expect(await screen.findAllByText(words)).not.toEqual([])
})

test('a wrong password is reported at its field', async () => {
  refuses('post', 'user/passkey-options', 400, 'Wrong.', 'WRONG_PASSWORD')
  const shopper = renderInShop(<AddPasskey email="sari@example.com" />)
  const password = screen.getByLabelText(passkeys.password, { exact: true })
  await fill(shopper, password, 'not the password')
  await shopper.click(screen.getByRole('button', { name: passkeys.add }))
  await expect.poll(() => password.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(password)
})
