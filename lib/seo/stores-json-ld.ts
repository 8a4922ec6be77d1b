import type { Showroom } from '#lib/contract/store.ts'
import { storeHours } from '#lib/rules/service-hours.ts'
import { absoluteUrl } from '#lib/seo/absolute-url.ts'
import { showroomAnchor } from '#lib/stores/showroom-anchor.ts'

const postalCode = /\b\d{5}\b/

/** The last line of an address ends with city and postal code; a line without one is the city. */
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
 * Each showroom with its address and its hours (spec §9). Short, since a page carries it twice: once for
 * machines, once for the router.
 */
export const storesJsonLd = (showrooms: readonly Showroom[]) => showrooms.map(storeJsonLd)
