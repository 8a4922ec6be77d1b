'use client'

import { OptionButton } from '#components/checkout/option-button.tsx'
import { ShopStock, ShopStockCount } from '#components/checkout/shop-stock.tsx'
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

/** A shop to choose, with its address and, if the backend reports it, its stock of each item. */
export function ShopOption({ showroom, cart, availability, onChoose, isBusy }: ShopOptionProps) {
  const stock = availability.available_stores_stock?.find(
    ({ showroom_id }) => showroom_id === showroom.id,
  )
  const served = stock && serveLines(cart.cart_items, stock.cart_items_availability)
  return (
    <OptionButton
      title={showroom.showroom_name}
      onClick={() => onChoose(showroom)}
      isBusy={isBusy}
      more={served && { id: `stock-${showroom.id}`, content: <ShopStock served={served} /> }}
    >
      {[showroom.address2, showroom.address3].filter(Boolean).join(', ')}{' '}
      {served && <ShopStockCount served={served} />}
    </OptionButton>
  )
}
