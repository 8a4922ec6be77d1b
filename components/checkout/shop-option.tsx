'use client'

import { OptionButton } from '#components/checkout/option-button.tsx'
import { ShopStock } from '#components/checkout/shop-stock.tsx'
import type { Cart } from '#lib/contract/cart.ts'
import type { Availability } from '#lib/contract/checkout.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { serveLines } from '#lib/rules/availability.ts'

interface ShopOptionProps {
  showroom: Showroom
  cart: Cart
  availability: Availability
  onChoose: (showroom: Showroom) => void
  isBusy: boolean
}

/** A shop to choose, with its address and, where the backend tells it, its stock of each item. */
export function ShopOption({ showroom, cart, availability, onChoose, isBusy }: ShopOptionProps) {
  const stock = availability.available_stores_stock?.find(
    ({ showroom_id }) => showroom_id === showroom.id,
  )
  const more = stock && {
    id: `stock-${showroom.id}`,
    content: <ShopStock served={serveLines(cart.cart_items, stock.cart_items_availability)} />,
  }
  return (
    <OptionButton
      title={showroom.showroom_name}
      onClick={() => onChoose(showroom)}
      isBusy={isBusy}
      more={more}
    >
      {[showroom.address2, showroom.address3].filter(Boolean).join(', ')}
    </OptionButton>
  )
}
