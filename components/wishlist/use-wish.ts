import { type MouseEvent, useEffect } from 'react'
import { useStore } from '#components/ui/store.ts'
import { showWishes, wishes } from '#components/wishlist/wishes.ts'

/** The properties of a submit button of the page's wish form. */
const wishButton = (id: number, isWished: boolean) => ({
  type: 'submit' as const,
  form: 'wish',
  formAction: isWished ? undefined : '/api/wishlist/remove',
  name: 'product_detail_id',
  value: id,
})

interface UseWishOptions {
  /** Whether the page knows by itself that the product is on the wishlist. */
  isListed?: boolean
  /** Gets to know in words what came of a press. */
  onSaid?: (words: string) => void
}

/**
 * Whether a product is on the wishlist, and a button that changes it. For a guest, and where our code
 * cannot come, its form is sent as without scripts: it leads a guest to the sign-in, and back to the product.
 */
export function useWish(id: number, { isListed = false, onSaid }: UseWishOptions = {}) {
  const { ids, changing } = useStore(wishes)
  const isWished = changing.get(id) ?? (isListed || ids.has(id))
  useEffect(showWishes, [])
  const onClick = async (event: MouseEvent<HTMLButtonElement>) => {
    const button = event.currentTarget
    event.preventDefault()
    const writes = await import('#components/wishlist/wishlist-mutations.ts').catch(() => null)
    const said = await writes?.changeWish({ id, isWished: !isWished })
    if (said) onSaid?.(said)
    else button.form?.requestSubmit(button)
  }
  return { isWished, button: { ...wishButton(id, !isWished), onClick } }
}
