import { isMapLink } from '@etalase/contract/rules/map-position.ts'
import type { Showroom, ShowroomRegion } from '@etalase/contract/store.ts'
import { MyStoreButton } from '#components/stores/my-store-button.tsx'
import { useMyStore } from '#components/stores/use-my-store.ts'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { asMyStore } from '#lib/browser/my-store.ts'
import { myStoreFirst } from '#lib/stores/showrooms.ts'
import { productMessages } from '#messages/product.ts'

function Shop({ showroom }: { showroom: Showroom }) {
  const address = [showroom.address1, showroom.address2, showroom.address3].filter(Boolean)
  return (
    <li className="border-line border-t py-3">
      <p className="font-semibold">{showroom.showroom_name}</p>
      <p className="text-muted text-sm">{address.join(', ')}</p>
      <p className="flex flex-wrap items-center gap-x-4">
        <MyStoreButton store={asMyStore(showroom)} />
        {showroom.maps_url && isMapLink(showroom.maps_url) && (
          <a
            href={showroom.maps_url}
            target="_blank"
            rel="noreferrer"
            className={`${listLinkStyle} text-sm underline`}
          >
            {productMessages.mapsLink}
          </a>
        )}
      </p>
    </li>
  )
}

/** Stores by region, the shopper's store first. */
export function StockShops({ regions }: { regions: ShowroomRegion[] }) {
  const myStore = useMyStore()
  return myStoreFirst(regions, myStore?.id).map((region) => (
    <section key={region.id} className="mt-4">
      <h3 className="mb-1 font-sans text-muted">{region.region_name}</h3>
      <ul>
        {region.showrooms.map((showroom) => (
          <Shop key={showroom.id} showroom={showroom} />
        ))}
      </ul>
    </section>
  ))
}
