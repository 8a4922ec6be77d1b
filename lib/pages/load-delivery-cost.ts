import 'server-only'
import type { FoundArea } from '@etalase/contract/area.ts'
import { areaSearch } from '@etalase/contract/rules/area-search.ts'
import { ApiError } from '#lib/api/api-error.ts'
import { getTiers } from '#lib/api/checkout.ts'
import { callBackend } from '#lib/api/server.ts'
import { emptyGuestAddress, initialCheckout } from '#lib/checkout/state.ts'
import { type CheckoutCaller, loadCheckout } from '#lib/pages/load-checkout.ts'
import { loadHubOffers } from '#lib/pages/load-hub-offers.ts'

/** Finds the sub-district of a text; null if none matches, undefined when the backend lacks the search. Throws ApiError. */
export async function findArea(typed: string): Promise<FoundArea | null | undefined> {
  const search = areaSearch(typed)
  if (search === '') return null
  try {
    const { subdistrict_list } = await callBackend('GET master/subdistrict-search', {
      query: { search },
    })
    return subdistrict_list[0] ?? null
  } catch (error) {
    if (error instanceof ApiError && error.isMissingCall) return
    throw error
  }
}

/** Loads the tiers of the hub that the checkout recommends for a place. Throws ApiError. */
export async function findTariffs(area: FoundArea, caller: CheckoutCaller) {
  const address = {
    ...emptyGuestAddress,
    provinceId: area.province.id,
    cityId: area.city.id,
    subdistrictId: area.id,
  }
  const state = { ...initialCheckout, shippingType: 'ONLINE_DELIVERY' as const, address }
  const [best] = await loadHubOffers(await loadCheckout(state, caller))
  if (!best) return null
  const { shop } = best.hub
  return { shop, tiers: await getTiers(caller, { showroomId: shop.id, subdistrictId: area.id }) }
}
