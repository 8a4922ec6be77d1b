import { type MouseEvent, useEffect } from 'react'
import { useStore } from '#components/ui/store.ts'
import { requestWishlist, wishlistState } from '#components/wishlist/wishlist-state.ts'

/** The properties of a submit button of the page's wish form. */
const submitButton = (id: number, isWished: boolean) => ({
  type: 'submit' as const,
  form: 'wish',
  formAction: isWished ? undefined : '/api/wishlist/remove',
  name: 'product_detail_id',
  value: id,
})

interface WishlistButtonOptions {
  /** Whether the page knows by itself that the product is on the wishlist. */
  isListed?: boolean
  /** Gets to know in words what came of a press. */
  onResult?: (words: string) => void
}

/**
 * Whether a product is on the wishlist, and a button that changes it. For a guest, and where our code
 * cannot come, its form is sent as without scripts: it leads a guest to the sign-in, and back to the product.
 */
export function useWishlistButton(
  id: number,
  { isListed = false, onResult }: WishlistButtonOptions = {},
) {
  const { ids, pending } = useStore(wishlistState)
  const isWished = pending.get(id) ?? (isListed || ids.has(id))
  useEffect(requestWishlist, [])
  const onClick = async (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    event.preventDefault()
    const writes = await import('#components/wishlist/wishlist-mutations.ts').catch(() => null)
    const said = await writes?.changeWishlist({ id, isOnWishlist: !isWished })
    if (said) onResult?.(said)
    else button.form?.requestSubmit(button)
  }
  return { isWished, button: { ...submitButton(id, !isWished), onClick } }
}
