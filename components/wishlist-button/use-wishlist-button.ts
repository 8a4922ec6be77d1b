import { type MouseEvent, useEffect } from 'react'
import { useOwnPath } from '#components/ui/own-form.tsx'
import { useStore } from '#components/ui/store.ts'
import { submitForm } from '#components/ui/submit-form.ts'
import { requestWishlist, wishlistState } from '#components/wishlist-button/wishlist-state.ts'

interface WishlistButtonOptions {
  /** Whether the page already knows that the product is on the wishlist. */
  isListed?: boolean
  /** Receives the result of a press, as text. */
  onResult?: (words: string) => void
}

/**
 * Returns whether a product is on the wishlist, and the props of a button that changes it. For a guest, or if the code fails to load,
 * submits the form as without JavaScript, which sends a guest to the sign-in and back to the product.
 */
export function useWishlistButton(
  id: number,
  { isListed = false, onResult }: WishlistButtonOptions = {},
) {
  const { ids, pending } = useStore(wishlistState)
  const isOnWishlist = pending.get(id) ?? (isListed || ids.has(id))
  const removePath = useOwnPath('/api/wishlist/remove')
  useEffect(requestWishlist, [])
  const onClick = async (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    event.preventDefault()
    const writes = await import('#components/wishlist-button/wishlist-mutations.ts').catch(
      () => null,
    )
    const result = await writes?.changeWishlist({ id, isOnWishlist: !isOnWishlist })
    if (result) onResult?.(result)
    else if (button.form) submitForm(button.form, button)
  }
  return {
    isOnWishlist,
    button: {
      type: 'submit' as const,
      // Set by scripts only: without them the wishlist is unknown and the form adds the product.
      formAction: isOnWishlist ? removePath : undefined,
      name: 'product_detail_id',
      value: id,
      onClick,
    },
  }
}
