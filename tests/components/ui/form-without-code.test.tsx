import { aCart } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignInForm } from '#components/account/sign-in-form.tsx'
import { authMessages } from '#messages/auth.ts'
import { hasCart } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

vi.mock('#lib/api/send-action.ts', () => Promise.reject(new Error('gone after a deploy')))

test('a form whose code cannot be loaded goes the way it goes without scripts', async () => {
  hasCart(aCart())
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {})
  const shopper = renderInShop(<SignInForm next="/" flash={null} />)
  await shopper.type(screen.getByLabelText(authMessages.email), 'sari@example.com')
  await shopper.type(screen.getByLabelText(authMessages.password), 'kopi susu 88')
  await shopper.click(screen.getByRole('button', { name: authMessages.signIn }))
  await waitFor(() => expect(submit).toHaveBeenCalledOnce())
})
