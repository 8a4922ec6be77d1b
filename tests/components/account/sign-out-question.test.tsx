import { aCart } from '@etalase/testkit/builders.ts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { SignOutQuestion } from '#components/account/sign-out-question.tsx'
import { pageLoad } from '#lib/session/browser/page-load.ts'
import { answers, hasCart } from '#tests/support/gateway-stub.ts'
import { renderInShop } from '#tests/support/render-in-shop.tsx'

test.each([
  ['here', 'session/sign-out'],
  ['everywhere', 'session/sign-out/everywhere'],
] as const)(
  'the page that confirms a sign-out %s tells the other tabs, which clear their content',
  async (where, path) => {
    hasCart(aCart())
    const calls = answers('post', path, {})
    const heard = vi.fn()
    const otherTab = new BroadcastChannel('session')
    otherTab.addEventListener('message', ({ data }) => heard(data))
    const shopper = renderInShop(
      <SignOutQuestion question="Sign out?" text="" yes="Yes, sign out" where={where} />,
    )
    await shopper.click(screen.getByRole('button', { name: 'Yes, sign out' }))
    await waitFor(() => expect(heard).toHaveBeenCalledWith('signed-out'))
    expect(calls).toHaveLength(1)
    expect(pageLoad.goTo).toHaveBeenCalledWith('/sign-in')
    otherTab.close()
  },
)
