import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { Providers } from '#components/layout/providers.tsx'

/** Renders a part of the shop with what every page shares, and gives the shopper's hands. */
export function renderInShop(part: ReactNode) {
  render(<Providers>{part}</Providers>)
  return userEvent.setup()
}
