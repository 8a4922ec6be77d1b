import { OptionButton, type OptionPress } from '#components/checkout/option-button.tsx'
import { ShopStock, ShopStockCount } from '#components/checkout/shop-stock.tsx'
import { PickupReadyLine } from '#components/delivery/estimate.tsx'
import type { StockedShop } from '#lib/checkout/hubs-by-stock.ts'
import * as messages from '#lib/messages/messages.ts'

interface StoreOptionProps {
  store: StockedShop
  isMine: boolean
  press: OptionPress
}

/** A pickup store with its address, when it has the order ready and, if the backend reports it, its stock of each item. */
export function StoreOption({ store, isMine, press }: StoreOptionProps) {
  const { shop, served } = store
  return (
    <OptionButton
      title={shop.showroom_name}
      press={press}
      more={served && { id: `stock-${shop.id}`, content: <ShopStock served={served} /> }}
    >
      {isMine && <span className="block font-semibold text-ink">{messages.myStore.mine}</span>}{' '}
      <PickupReadyLine />{' '}
      <span className="block">{[shop.address2, shop.address3].filter(Boolean).join(', ')}</span>{' '}
      {served && <ShopStockCount served={served} />}
    </OptionButton>
  )
}
