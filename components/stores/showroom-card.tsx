import { isMapLink } from '@etalase/contract/rules/map-position.ts'
import { formatPhone, toE164 } from '@etalase/contract/rules/phone.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { showroomAnchor } from '#lib/stores/showrooms.ts'
import { storesMessages } from '#messages/stores.ts'

/**
 * Styles of a store list, set once on the list: repeated on each of a hundred stores they would be a tenth of the HTML. With scripts each
 * card reserves a line for the button that sets the shopper's store.
 */
export const showroomListStyle =
  'grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3 [&>li]:relative [&>li]:border-line [&>li]:border-t [&>li]:pb-11 noscript:[&>li]:pb-0 [&>li]:pt-3 [&>li:target]:border-ink [&_h3]:font-semibold [&_address]:whitespace-pre-line [&_address]:text-muted [&_address]:text-sm [&_address]:not-italic [&_p]:flex [&_p]:flex-wrap [&_p]:gap-x-4 [&_p]:text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:tabular-nums [&_a]:underline-offset-4 hover:[&_a]:underline [&_a[target]]:underline hover:[&_a[target]]:text-accent'

/** A phone link, or plain text if the number isn't valid. */
function Phone({ phone }: { phone: string }) {
  const number = toE164(phone)
  if (!number) return phone
  return <a href={`tel:${number}`}>{formatPhone(phone)}</a>
}

function MapLink({ url, store }: { url: string; store: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      aria-label={storesMessages.viewStoreOnMaps(store)}
    >
      {storesMessages.viewOnMaps}
    </a>
  )
}

/** A store: name, address, phone and map link. */
export function ShowroomCard({ showroom }: { showroom: Showroom }) {
  const { id, showroom_name, phone, address1, address2, address3, maps_url } = showroom
  const lines = [address1, address2, address3]
  return (
    <li id={showroomAnchor(id)}>
      <h3>{showroom_name}</h3>
      <address>{lines.filter((line) => line !== '').join('\n')}</address>
      <p>
        <Phone phone={phone} />{' '}
        {maps_url && isMapLink(maps_url) && <MapLink url={maps_url} store={showroom_name} />}
      </p>
    </li>
  )
}
