import type { Showroom, ShowroomRegion } from '@etalase/contract/store.ts'
import { JsonLd } from '#components/seo/json-ld.tsx'
import { MyStoreButtons, type StorePlace } from '#components/stores/my-store-buttons.tsx'
import { MyStoreLine } from '#components/stores/my-store-line.tsx'
import { ShowroomCard, showroomListStyle } from '#components/stores/showroom-card.tsx'
import { StoreMap } from '#components/stores/store-map.tsx'
import { StoreSearch } from '#components/stores/store-search.tsx'
import { buttonStyle } from '#components/ui/button.tsx'
import { EmptyState } from '#components/ui/empty-state.tsx'
import { IntentLink } from '#components/ui/intent-link.tsx'
import { storesJsonLd } from '#lib/seo/stores-json-ld.ts'
import { regionAnchor } from '#lib/stores/showrooms.ts'
import { drawStoreMap, listedRegions } from '#lib/stores/store-map.ts'
import { storesMessages } from '#messages/stores.ts'

/** The regions, numbered as on the map, each linked to its stores. */
function RegionIndex({ regions }: { regions: readonly ShowroomRegion[] }) {
  return (
    <ol className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-1">
      {regions.map((region, index) => (
        <li key={region.id} className="border-line border-b">
          <a
            href={`#${regionAnchor(region.id)}`}
            className="group flex min-h-12 items-center gap-3 py-1"
          >
            <span className="flex size-7 shrink-0 items-center justify-center rounded-full border border-ink font-semibold text-sm tabular-nums group-hover:bg-ink group-hover:text-paper">
              {index + 1}
            </span>{' '}
            <span className="flex-1 underline-offset-4 group-hover:underline">
              {region.region_name}
            </span>{' '}
            <span className="whitespace-nowrap text-muted text-sm">
              {storesMessages.count(region.showrooms.length)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}

function NoStores() {
  const { emptyTitle, emptyText, emptyLink } = storesMessages
  return (
    <div className="container-page">
      <EmptyState title={emptyTitle} text={emptyText}>
        <IntentLink href="/stores/online-delivery" className={buttonStyle('secondary')}>
          {emptyLink}
        </IntentLink>
      </EmptyState>
    </div>
  )
}

/** A region with its stores. The JSON-LD is close to the same text in the HTML, so that it compresses well. */
function Region({ region }: { region: ShowroomRegion }) {
  const anchor = regionAnchor(region.id)
  return (
    <section
      aria-labelledby={anchor}
      data-region={region.region_name}
      className="lg:grid lg:grid-cols-[14rem_1fr] lg:gap-x-8"
    >
      <div className="mb-3 lg:sticky lg:top-24 lg:self-start">
        <h2 id={anchor} className="text-xl">
          {region.region_name}
        </h2>
        <p className="text-muted text-sm">{storesMessages.count(region.showrooms.length)}</p>
        <JsonLd data={storesJsonLd(region.showrooms)} />
      </div>
      <ul className={showroomListStyle}>
        {region.showrooms.map((showroom) => (
          <ShowroomCard key={showroom.id} showroom={showroom} />
        ))}
      </ul>
    </section>
  )
}

const placeOf = ({ id, city_id, province_id }: Showroom): StorePlace => [
  id,
  city_id ?? null,
  province_id ?? null,
]

/** All stores by region, below a search field and a map with links. */
export function StoreDirectory({ regions }: { regions: readonly ShowroomRegion[] }) {
  const listed = listedRegions(regions)
  if (listed.length === 0) return <NoStores />
  const { shops, markers } = drawStoreMap(listed)
  const places = listed.flatMap(({ showrooms }) => showrooms.map(placeOf))
  return (
    <div className="container-page flex flex-col gap-6 pt-8 md:pt-12">
      <div>
        <p>{storesMessages.allHours}</p>
        <MyStoreLine places={places} />
        <MyStoreButtons places={places} />
      </div>
      <StoreSearch>
        <section aria-labelledby="regions" className="pb-6">
          <h2 id="regions" className="mb-4 text-2xl">
            {storesMessages.regions}
          </h2>
          <div className="grid items-center gap-6 lg:grid-cols-[2fr_1fr] lg:gap-12">
            {markers.length > 0 && <StoreMap shops={shops} markers={markers} />}
            <RegionIndex regions={listed} />
          </div>
        </section>
        {listed.map((region) => (
          <Region key={region.id} region={region} />
        ))}
      </StoreSearch>
    </div>
  )
}
