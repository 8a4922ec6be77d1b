'use client'

import { QuickViewButton } from '#components/catalogue/quick-view-button.tsx'
import { Convenience } from '#components/ui/convenience.tsx'
import { HeartButton } from '#components/wishlist-button/heart-button.tsx'

interface CardActionsProps {
  productId: number
  name: string
}

/** The buttons on a product card, over its picture and outside its link. */
export function CardActions(product: CardActionsProps) {
  return (
    <>
      <Convenience>
        <HeartButton {...product} />
      </Convenience>
      <Convenience>
        <QuickViewButton {...product} />
      </Convenience>
    </>
  )
}
