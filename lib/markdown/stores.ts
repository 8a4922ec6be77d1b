import type { Showroom, ShowroomRegion } from '#lib/contract/store.ts'
import { bullets, joined, line, link, section } from '#lib/markdown/text.ts'
import * as messages from '#lib/messages/messages.ts'
import { isMapLink } from '#lib/rules/map-position.ts'
import { formatPhone } from '#lib/rules/phone.ts'

function storeLine({ showroom_name, phone, maps_url, ...address }: Showroom): string {
  const { address1, address2, address3 } = address
  const facts = [showroom_name, address1, address2, address3, phone && formatPhone(phone)]
  const map = maps_url && isMapLink(maps_url) ? [link(messages.stores.viewOnMaps, maps_url)] : []
  return [...facts.filter(Boolean).map(line), ...map].join(', ')
}

/** The page of all stores as Markdown, by region. */
export const storesMarkdown = (regions: readonly ShowroomRegion[]): string =>
  joined([
    `# ${messages.stores.title}`,
    line(messages.stores.allHours),
    ...regions.map(({ region_name, showrooms }) =>
      section(region_name, bullets(showrooms.map(storeLine))),
    ),
    link(messages.llms.page, '/stores'),
  ])
