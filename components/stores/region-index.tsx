import type { ShowroomRegion } from '#lib/contract/store.ts'
import * as words from '#lib/messages/words.ts'
import { regionAnchor } from '#lib/stores/showroom-anchor.ts'

/** The regions, numbered as on the map, each linked to its shops. */
export function RegionIndex({ regions }: { regions: readonly ShowroomRegion[] }) {
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
              {words.stores.count(region.showrooms.length)}
            </span>
          </a>
        </li>
      ))}
    </ol>
  )
}
