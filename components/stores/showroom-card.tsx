import { listLinkStyle, textLinkStyle } from '#components/ui/link-style.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { words } from '#lib/messages/words.ts'
import { isMapLink } from '#lib/rules/map-position.ts'
import { formatPhone, toE164 } from '#lib/rules/phone.ts'
import { showroomAnchor } from '#lib/stores/showroom-anchor.ts'

/** A number to press; what cannot be called stays text. */
function Phone({ phone }: { phone: string }) {
  const number = toE164(phone)
  if (!number) return phone && <span>{phone}</span>
  return (
    <a href={`tel:${number}`} className={`${listLinkStyle} tabular-nums`}>
      {formatPhone(phone)}
    </a>
  )
}

function MapLink({ url, store }: { url: string; store: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={words.stores.viewStoreOnMaps(store)}
      className={`${listLinkStyle} ${textLinkStyle}`}
    >
      {words.stores.viewOnMaps}
    </a>
  )
}

/** A shop: name, address, hours, phone, and the way there. */
export function ShowroomCard({ showroom }: { showroom: Showroom }) {
  const { id, showroom_name, phone, address1, address2, address3, maps_url } = showroom
  const address = [address1, address2, address3].filter((line) => line !== '').join('\n')
  return (
    <li id={showroomAnchor(id)} className="border-line border-t pt-4 target:border-ink">
      <h3 className="font-semibold">{showroom_name}</h3>
      <address className="mt-1 whitespace-pre-line text-muted not-italic">{address}</address>
      <p className="text-muted">{words.stores.hours}</p>
      <p className="flex flex-wrap items-center gap-x-6">
        <Phone phone={phone} />
        {maps_url && isMapLink(maps_url) && <MapLink url={maps_url} store={showroom_name} />}
      </p>
    </li>
  )
}
