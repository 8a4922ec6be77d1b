'use client'

import { QuickViewButton } from '#components/catalogue/quick-view-button.tsx'
import { WishHeart } from '#components/wishlist/wish-heart.tsx'

interface CardToolsProps {
  productId: number
  name: string
}

/** What can be done with a product from its card, over the picture and beside the card's link. */
export function CardTools(product: CardToolsProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-[3/4] flex-col items-end justify-between p-1 md:p-2 *:pointer-events-auto hoverable:justify-start hoverable:gap-1">
      <WishHeart {...product} />
      <QuickViewButton {...product} />
    </div>
  )
}
