import type { ReactNode } from 'react'

interface WishlistFormProps {
  /** Where its buttons send it. The default adds a product. */
  action?: string | undefined
  children: ReactNode
}

/** The form around wishlist buttons, each of which adds a product. Text browsers don't support buttons outside their form. */
export const WishlistForm = ({ action = '/api/wishlist/add', children }: WishlistFormProps) => (
  <form method="post" action={action} className="contents">
    {children}
  </form>
)
