'use client'

import { QuickViewButton } from '#components/catalogue/quick-view-button.tsx'
import { HeartButton } from '#components/wishlist/heart-button.tsx'

interface CardActionsProps {
  productId: number
  name: string
}

/** The buttons on a product card, over its picture and outside its link. */
export function CardActions(product: CardActionsProps) {
  return (
    <div className="pointer-events-none absolute inset-x-0 top-0 flex aspect-[3/4] flex-col items-end justify-between p-1 md:p-2 *:pointer-events-auto hoverable:justify-start hoverable:gap-1">
      <HeartButton {...product} />
      <QuickViewButton {...product} />
    </div>
  )
}
