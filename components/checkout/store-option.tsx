import type { ReactNode } from 'react'
import { OptionButton, type OptionPress } from '#components/checkout/option-button.tsx'
import { ShopStock, ShopStockCount } from '#components/checkout/shop-stock.tsx'
import { PickupReadyLine } from '#components/delivery/estimate.tsx'
import { Icon } from '#components/ui/icon.tsx'
import type { StockedShop } from '#lib/checkout/hubs-by-stock.ts'
import { checkoutMessages } from '#messages/checkout.ts'
import { myStoreMessages } from '#messages/my-store.ts'

interface ShopFoldProps {
  title: string
  count: number
  isOpen?: boolean
  children: ReactNode
}

/** Shops behind their heading. */
export function ShopFold({ title, count, isOpen = false, children }: ShopFoldProps) {
  return (
    <details open={isOpen} className="group border-line border-t last:border-b">
      <summary className="flex min-h-14 list-none items-center gap-4 py-2">
        <h3 className="flex-1 font-sans font-semibold">{title}</h3>
        <span className="text-muted text-sm">{checkoutMessages.storesIn(count)}</span>
        <span
          aria-hidden="true"
          className="transform-[rotate(90deg)] transition-transform duration-150 group-open:transform-[rotate(-90deg)]"
        >
          <Icon name="chevron" />
        </span>
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}

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
      {isMine && <span className="block font-semibold text-ink">{myStoreMessages.mine}</span>}{' '}
      <PickupReadyLine />{' '}
      <span className="block">{[shop.address2, shop.address3].filter(Boolean).join(', ')}</span>{' '}
      {served && <ShopStockCount served={served} />}
    </OptionButton>
  )
}
