import type { Cart } from '@etalase/contract/cart.ts'
import type { Availability } from '@etalase/contract/checkout.ts'
import type { ReactNode } from 'react'
import { ShopFold, ShopStock, ShopStockCount } from '#components/checkout/shops.tsx'
import { OptionButton } from '#components/checkout/step-fields.tsx'
import { StepForm } from '#components/checkout/step-form.tsx'
import { PickupReadyLine } from '#components/delivery/estimate.tsx'
import type { Fields } from '#lib/checkout/answers.ts'
import { type StockedShop, stockOf } from '#lib/checkout/shop-stock.ts'
import type { DeliveryPlace } from '#lib/rules/proximity.ts'
import { myStoreFirst, regionsByProximity } from '#lib/stores/showrooms.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { myStoreMessages } from '#messages/my-store.ts'

interface StoreOptionProps {
  store: StockedShop
  isMine: boolean
}

/** A pickup store with its address, its pickup time and, if the backend reports it, its stock of each item. */
function StoreOption({ store: { shop, served }, isMine }: StoreOptionProps) {
  return (
    <OptionButton
      name="shop"
      value={shop.id}
      title={shop.showroom_name}
      more={served && { id: `stock-${shop.id}`, content: <ShopStock served={served} /> }}
    >
      {isMine && <span className="block font-semibold text-ink">{myStoreMessages.mine}</span>}{' '}
      <PickupReadyLine />{' '}
      <span className="block">{[shop.address2, shop.address3].filter(Boolean).join(', ')}</span>{' '}
      {served && <ShopStockCount served={served} />}
    </OptionButton>
  )
}

interface ShowroomStepProps {
  availability: Availability
  cart: Cart
  /** The place to sort stores by distance from. */
  near: DeliveryPlace
  /** The shopper's own store, if the browser knows it. */
  myStoreId?: number | undefined
  onAnswer?: (fields: Fields) => void
  /** A note about the shopper's own store. */
  children?: ReactNode
}

/** Chooses the pickup store (spec §4): the shopper's own first, then regions by distance. The summary follows directly. */
export function ShowroomStep(props: ShowroomStepProps) {
  const { availability, cart, near, myStoreId, onAnswer, children } = props
  const byProximity = regionsByProximity(availability.available_stores_by_region, near)
  if (byProximity.length === 0) return <p role="alert">{checkoutMessages.nothingAvailable}</p>
  const regions = myStoreFirst(byProximity, myStoreId)
  return (
    <StepForm form="shop" onAnswer={onAnswer}>
      <p className="mb-6 text-muted">{checkoutMessages.showroomText}</p>
      {children}
      {regions.map(({ id, region_name, showrooms }, index) => (
        <ShopFold key={id} title={region_name} count={showrooms.length} isOpen={index === 0}>
          <ul className="flex flex-col gap-3">
            {showrooms.map((showroom) => (
              <li key={showroom.id}>
                <StoreOption
                  store={stockOf(showroom, availability, cart)}
                  isMine={showroom.id === myStoreId}
                />
              </li>
            ))}
          </ul>
        </ShopFold>
      ))}
    </StepForm>
  )
}
