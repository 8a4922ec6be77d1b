import type { ReactNode } from 'react'

interface WishlistFormProps {
  /** Where its buttons send it: without one they add. */
  action?: string | undefined
  children: ReactNode
}

/** The form of the wishlist buttons in it: one press adds a product. Text browsers know no button outside its form. */
export const WishlistForm = ({ action = '/api/wishlist/add', children }: WishlistFormProps) => (
  <form method="post" action={action} className="contents">
    {children}
  </form>
)
