import { textLinkStyle } from '#components/ui/link-style.ts'
import type { Showroom, ShowroomRegion } from '#lib/contract/store.ts'
import * as words from '#lib/messages/words.ts'
import { isMapLink } from '#lib/rules/map-position.ts'

function Shop({ showroom }: { showroom: Showroom }) {
  const address = [showroom.address1, showroom.address2, showroom.address3].filter(Boolean)
  return (
    <li className="border-line border-t py-3">
      <p className="font-semibold">{showroom.showroom_name}</p>
      <p className="text-muted text-sm">{address.join(', ')}</p>
      {showroom.maps_url && isMapLink(showroom.maps_url) && (
        <a
          href={showroom.maps_url}
          target="_blank"
          rel="noreferrer"
          className={`${textLinkStyle} text-sm`}
        >
          {words.product.mapsLink}
        </a>
      )}
    </li>
  )
}

/** Showrooms under their regions. */
export function StockShops({ regions }: { regions: ShowroomRegion[] }) {
  return regions.map((region) => (
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
