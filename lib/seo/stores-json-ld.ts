import { storeHours } from '@etalase/contract/rules/time-zone.ts'
import type { Showroom } from '@etalase/contract/store.ts'
import { absoluteUrl } from '#lib/seo/alternate-links.ts'
import { showroomAnchor } from '#lib/stores/showrooms.ts'

const postalCode = /\b\d{5}\b/

/** Returns an address. The last address line is the city, optionally followed by a postal code. */
function addressOf({ address1, address2, address3 }: Showroom) {
  const [code] = address3.match(postalCode) ?? []
  const locality = address3.replace(postalCode, '').replace(/[\s,]+$/, '')
  return {
    '@type': 'PostalAddress',
    streetAddress: [address1, address2].filter(Boolean).join(', '),
    ...(locality ? { addressLocality: locality } : {}),
    ...(code ? { postalCode: code } : {}),
    addressCountry: 'ID',
  }
}

function storeJsonLd(showroom: Showroom) {
  const { showroom_name, phone } = showroom
  return {
    '@type': 'ClothingStore',
    '@id': absoluteUrl(`/stores#${showroomAnchor(showroom.id)}`),
    name: showroom_name,
    ...(phone ? { telephone: phone } : {}),
    address: addressOf(showroom),
    openingHours: `Mo-Su ${storeHours.opens}-${storeHours.closes}`,
  }
}

/**
 * Returns each showroom with address and opening hours (spec §9). Kept short, since it is in the page twice: in the JSON-LD and in the
 * router's payload.
 */
export const storesJsonLd = (showrooms: readonly Showroom[]) => showrooms.map(storeJsonLd)
