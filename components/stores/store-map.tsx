import { regionAnchor } from '#lib/stores/showrooms.ts'
import { type MapPoint, mapSize, type RegionMarker } from '#lib/stores/store-map.ts'
import { storesMessages } from '#messages/stores.ts'

/** A simplified outline of Indonesia's islands, west to east: an SVG path in the units of `toMapPoint`. */
const indonesiaOutline = [
  'M16 18l18 6 20 2 16 14 14 14 24 16 20 14 12 11 16 9 14 16 14 12-4 16 18 4 2 14 8 10 14 2 8 14-4 20 1 28-3 8-8-8-12 8-16-16-33-25-23-25-14-32-24-22-9-33-19-10-14-19-20-18-14-16Z',
  'M52 102l16 10-2 8-10-9ZM85 149l10 11-5 4-8-9ZM108 180l10 12-4 2Z',
  'M187 106l8 0 8 2-3 6-10-3ZM226 160l8 18 12 11-8 3-10-10-14-10ZM262 182l13 3-3 10-10-2Z',
  'M214 266l14-18 10 2 9 2 5-4 16 6 12 9 12 4 26 1 7-10 7 0 6 6 14 3 11 0 4 14 13 3 18 0 0 10 3 11-25-9-20 2-26-2-14-5-26-7-10 3-22-6-20-3 2-8-12-2Z',
  'M366 270l22-3 4 3-12 5-14-1ZM401 293l13-2 11 7-11 10-3-5-8-5Z',
  'M431 298l7-4 7 4-4 11-13-1 4-5ZM449 300l11-2 7 6-2-11 11 2 8 5 9-2-2 8-15 2-18 4-12-1Z',
  'M508 298l12-3 20 6 26-10 4 7-16 6-18 5-22-2ZM576 299l12-5-6 8ZM594 296l18-3-4 6-10 1Z',
  'M490 319l18-3 19 14-9 7-18-9ZM580 337l6-9 12-13 12-6 2 11-14 13Z',
  'M302 89l6 13 12 10 14-3 14-1 8-8 14 0 12 5 12-4 13-14 6-11 11-12-2-14 7-7 21 1 12 3-2 13 8 14 4 11-6 11 24 14-20 5-10 13 1 17-13 10-12 11 5 14-7 10-5 13-24 10-5-14-14-1-16-6-10 6-15 2-3-11-28 0-3-21-9-14-9-14-1-12-5-15 5-15Z',
  'M432 197l6-1-4 14-4-4ZM272 48l6 4-6 5Z',
  'M526 104l24 6 20 2 20-1 12-9 10-6 3 6-11 9-8 11-24-2-26 1-20-1-13 3-2 15 3 11 11 9 17-11 24 0 12-5-2 9-18 11-14 7 10 13 4 14 10 16-4 8-16 7-7-13-7-12-6-17-12 4 1 21 2 32-17 0-4-10 4-20-4-13-11-12 6-13 4-18 8-12 1-16 6-14Z',
  'M568 221l6 8-5 12-8-4-1-11ZM570 158l10-2-2 7ZM618 56l5 6-4 1ZM644 40l4 6-4 4Z',
  'M597 165l19-1 20 2-8 13-6-10-22 0Z',
  'M662 108l1-16 7-6 1 16 13-4-10 15 11 8-13 2 5 24-10-11-4-14ZM656 137l11 8-7 2Z',
  'M658 159l14 3-10 3ZM631 194l15-3 9 7-10 10-13-6ZM669 193l21-7 28 4 9 17-25-9-14-1-16 1Z',
  'M668 205l8-4-2 5ZM712 132l24 2-8 6ZM706 167l12 1-6 5ZM768 240l5-3-4 13Z',
  'M796 238l9 12-7 19-6-15ZM740 272l5 4-9 14-5-6ZM626 284l20-1-12 7Z',
  'M730 148l22-11 16 2 23 7 3 24 8 16 6 10 12 1 14-15 14-8 20-14 20 8 22 9 20 6 0 129-18-17-18-3-8 6-22 0 8-16 16-8-8-18-10-18-24-11-30-8-22-10-14 3-15-4-3-10-12-10 16-4 20-7-26-2-10-4-2-10-14-3Z',
  'M825 144l12 8-11 1ZM820 162l26 3-14 4Z',
].join('')

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

/** A map of Indonesia with a dot for every shop and a numbered link for each region. */
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
