import { isMapLink } from '@etalase/contract/rules/map-position.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { Showroom, ShowroomRegion } from '@etalase/contract/store.ts'
import { bullets, joined, line, link, section } from '#lib/markdown/text.ts'
import { llmsMessages } from '#messages/seo.ts'
import { storesMessages } from '#messages/stores.ts'

function storeLine({ showroom_name, phone, maps_url, ...address }: Showroom): string {
  const { address1, address2, address3 } = address
  const facts = [showroom_name, address1, address2, address3, phone && formatPhone(phone)]
  const map = maps_url && isMapLink(maps_url) ? [link(storesMessages.viewOnMaps, maps_url)] : []
  return [...facts.filter(Boolean).map(line), ...map].join(', ')
}

/** Returns the page of all stores as Markdown, by region. */
export const storesMarkdown = (regions: readonly ShowroomRegion[]): string =>
  joined([
    `# ${storesMessages.title}`,
    line(storesMessages.allHours),
    ...regions.map(({ region_name, showrooms }) =>
      section(region_name, bullets(showrooms.map(storeLine))),
    ),
    link(llmsMessages.page, '/stores'),
  ])
