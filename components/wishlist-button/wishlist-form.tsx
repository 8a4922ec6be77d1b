import type { ReactNode } from 'react'

/** The form of the wishlist buttons in it: one press adds a product. Text browsers know no button outside its form. */
export const WishlistForm = ({ children }: { children: ReactNode }) => (
  <form method="post" action="/api/wishlist/add" className="contents">
    {children}
  </form>
)
