'use client'

import { IconButton } from '#components/ui/icon-button.tsx'
import { useWish } from '#components/wishlist/use-wish.ts'
import * as words from '#lib/messages/words.ts'

/** A heart on a product's picture, full while the product is on the wishlist. */
export function WishHeart({ productId, name }: { productId: number; name: string }) {
  const { isWished, button } = useWish(productId)
  return (
    <IconButton
      {...button}
      icon="heart"
      label={words.wish.heart(name)}
      aria-pressed={isWished}
      className="on-picture aria-pressed:text-accent aria-pressed:[&_svg]:fill-current"
    />
  )
}
