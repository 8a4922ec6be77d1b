import { isMapLink } from '@etalase/contract/rules/map-position.ts'
import { formatPhone } from '@etalase/contract/rules/phone.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { listLinkStyle } from '#components/ui/link-style.ts'
import { storesMessages } from '#messages/stores.ts'

/** A store's address, phone, hours and map link. */
export function StoreAddress({ store }: { store: Showroom }) {
  const { showroom_name, address1, address2, address3, phone, maps_url } = store
  const lines = [address1, address2, address3, formatPhone(phone)]
  return (
    <>
      <address className="whitespace-pre-line not-italic">
        <span className="font-semibold">{showroom_name}</span>
        {`\n${lines.filter((line) => line !== '').join('\n')}`}
      </address>
      <p>{storesMessages.hours}</p>
      {maps_url && isMapLink(maps_url) && (
        <p className="print:hidden">
          <a
            href={maps_url}
            target="_blank"
            rel="noreferrer"
            aria-label={storesMessages.viewStoreOnMaps(showroom_name)}
            className={`${listLinkStyle} underline`}
          >
            {storesMessages.viewOnMaps}
          </a>
        </p>
      )}
    </>
  )
}
