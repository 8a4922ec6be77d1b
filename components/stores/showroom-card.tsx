import { Icon } from '#components/ui/icon.tsx'
import { textLinkStyle } from '#components/ui/link-style.ts'
import type { Showroom } from '#lib/contract/store.ts'
import { words } from '#lib/messages/words.ts'
import { isMapLink } from '#lib/rules/map-position.ts'
import { formatPhone, toE164 } from '#lib/rules/phone.ts'
import { showroomAnchor } from '#lib/stores/showroom-anchor.ts'

/** A number to press; what cannot be called stays text. */
function Phone({ phone }: { phone: string }) {
  const number = toE164(phone)
  if (!number) return phone
  const shown = formatPhone(phone)
  return (
    <a
      href={`tel:${number}`}
      aria-label={words.stores.phone(shown)}
      className="inline-flex min-h-11 items-center tabular-nums underline-offset-4 hover:underline"
    >
      {shown}
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
      className={`${textLinkStyle} inline-flex min-h-11 items-center gap-2`}
    >
      <Icon name="pin" />
      {words.stores.viewOnMaps}
    </a>
  )
}

/** A shop: name, address, phone, hours, and the way there. */
export function ShowroomCard({ showroom }: { showroom: Showroom }) {
  const { id, showroom_name, phone, address1, address2, address3, maps_url } = showroom
  const lines = [address1, address2, address3].filter((line) => line !== '')
  return (
    <li
      id={showroomAnchor(id)}
      className="flex flex-col border-line border-t pt-4 target:border-ink"
    >
      <h3 className="font-semibold">{showroom_name}</h3>
      <address className="mt-1 text-muted not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
        {phone && (
          <span className="block text-ink">
            <Phone phone={phone} />
          </span>
        )}
      </address>
      <p className="text-muted text-sm">{words.stores.hours}</p>
      {maps_url && isMapLink(maps_url) && (
        <p>
          <MapLink url={maps_url} store={showroom_name} />
        </p>
      )}
    </li>
  )
}
