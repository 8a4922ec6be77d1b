'use client'

import { PictureButton } from '#components/ui/picture-button.tsx'
import { useWishlistButton } from '#components/wishlist-button/use-wishlist-button.ts'
import { wishMessages } from '#messages/wish.ts'

/** The heart on a product's picture, filled while the product is on the wishlist. */
export function HeartButton({ productId, name }: { productId: number; name: string }) {
  const { isOnWishlist, button } = useWishlistButton(productId)
  return (
    <PictureButton
      {...button}
      icon="heart"
      label={wishMessages.heart(name)}
      aria-pressed={isOnWishlist}
    />
  )
}
