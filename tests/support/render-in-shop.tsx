import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Shell } from '#components/shell/shell.tsx'
import { QueryProvider } from '#components/ui/query-provider.tsx'

/** Renders a part of the shop with the elements that every page shares; returns the simulated shopper. */
export function renderInShop(part: ReactNode) {
  render(
    <>
      <QueryProvider>{part}</QueryProvider>
      <Shell />
    </>,
  )
  return userEvent.setup()
}
