import 'server-only'
import { logPageFailure } from '#lib/api/log-and-map-failure.ts'
import type { DeliveryArea } from '#lib/checkout/destination.ts'
import { loadPlace } from '#lib/pages/load-place.ts'
import { readAddressDraft } from '#lib/session/address-draft.ts'
import { readFlash } from '#lib/session/flash.ts'
import { requestCookies } from '#lib/session/request-cookies.ts'

/** Loads the posted values of a form, and the options of its lists; scripts can reload the lists. */
export async function loadPostedAddress(id: number | null, saved: DeliveryArea) {
  const cookies = await requestCookies()
  const typed = await readAddressDraft(cookies, id)
  const flash = await readFlash(cookies, '/account/shipping-address')
  const place = await loadPlace(typed ?? saved).catch((error) => {
    logPageFailure('/account/shipping-address', error)
    return null
  })
  return { typed: typed && { ...typed, ...place?.area }, flash, lists: place?.lists ?? null }
}
