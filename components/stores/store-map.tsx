import { indonesiaOutline } from '#lib/stores/indonesia-outline.ts'
import { regionAnchor } from '#lib/stores/showrooms.ts'
import { type MapPoint, mapSize, type RegionMarker } from '#lib/stores/store-map.ts'
import { storesMessages } from '#messages/stores.ts'

/** The line from a region's position to its number, if the number was moved aside. */
function Leader({ place, badge }: RegionMarker) {
  if (place.x === badge.x && place.y === badge.y) return null
  const way = `M${place.x} ${place.y}L${badge.x} ${badge.y}`
  return (
    <>
      <path d={way} className="stroke-[6px] stroke-paper" />
      <path d={way} className="stroke-2 stroke-ink" />
    </>
  )
}

function Marker({ marker }: { marker: RegionMarker }) {
  const { badge, name, number, regionId, shops } = marker
  const label = storesMessages.marker(number, name, storesMessages.count(shops))
  return (
    <a href={`#${regionAnchor(regionId)}`} aria-label={label} className="group outline-none">
      <title>{label}</title>
      <circle
        cx={badge.x}
        cy={badge.y}
        r="30"
        className="fill-paper stroke-2 stroke-ink transition-colors duration-150 group-hover:fill-ink group-focus-visible:fill-ink group-focus-visible:stroke-[6px] md:[r:22px]"
      />
      <text
        x={badge.x}
        y={badge.y}
        dy=".35em"
        textAnchor="middle"
        className="fill-ink font-semibold text-[34px] group-hover:fill-paper group-focus-visible:fill-paper md:text-[24px]"
      >
        {number}
      </text>
    </a>
  )
}

/** A map of Indonesia with a dot for every store and a numbered link for each region. */
export function StoreMap({ shops, markers }: { shops: MapPoint[]; markers: RegionMarker[] }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <svg> is no <fieldset>, and it holds links, so it is no image
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      className="-mx-4 block w-[calc(100%+2rem)] md:mx-0 md:w-full"
      role="group"
      aria-label={storesMessages.map}
    >
      <path d={indonesiaOutline} transform="translate(4 5)" className="fill-line" />
      <path d={indonesiaOutline} className="fill-success" />
      <path
        d={shops.map(({ x, y }) => `M${x} ${y}h0`).join('')}
        strokeLinecap="round"
        className="stroke-[9px] stroke-gold"
      />
      {markers.map((marker) => (
        <Leader key={marker.regionId} {...marker} />
      ))}
      {markers.map((marker) => (
        <Marker key={marker.regionId} marker={marker} />
      ))}
    </svg>
  )
}
